// How the cells of a question's column are written: what separates several values, how items of the catalog are named,
// and what the first cells are read as.
import { NativeSelect } from '@mantine/core';
import { cellTexts, itemTexts, separatorChoices, separatorText } from '#core/imports/cells/cell-format.ts';
import { type CellFormat, itemWritings } from '#core/imports/cells/cell-schema.ts';
import { type CellLine, readingText } from '#core/imports/cells/cell-line.ts';
import classes from './match-panel.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CellChoice = Pick<CellFormat, 'items'> & { separator?: string | null };

export type CellFormatFieldsProps = {
  /** The question's title. */
  title: string;
  cells: CellLine;
  onChange(chosen: CellChoice): void;
};

export function CellFormatFields({ title, cells, onChange }: CellFormatFieldsProps) {
  const { separator, items, readings, isLoading } = cells;
  return (
    <div className="stack mt-10 gap-8">
      <div
        className="grid gap-y-8 gap-x-12"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}
      >
        {items !== null && (
          <NativeSelect
            size="xs"
            label={cellTexts.items}
            aria-label={t(m.itemsFor, { items: cellTexts.items, title })}
            data={itemWritings.map((value) => ({ value, label: itemTexts[value] }))}
            value={items}
            onChange={({ currentTarget }) => {
              const chosen = itemWritings.find((value) => value === currentTarget.value);
              if (chosen !== undefined) onChange({ items: chosen });
            }}
          />
        )}
        {separator !== undefined && (
          <NativeSelect
            size="xs"
            label={cellTexts.separator}
            aria-label={t(m.separatorFor, { separator: cellTexts.separator, title })}
            data={separatorOptions(separator)}
            value={separator ?? usual}
            onChange={({ currentTarget: { value } }) =>
              onChange({ separator: value === usual ? null : value })
            }
          />
        )}
      </div>
      {isLoading && <p className="m-0 faint text-xs cut mt-6">{cellTexts.loading}</p>}
      {readings.length > 0 && (
        <ul
          className={`stack gap-4 bare-list soft text-xs break ${classes.readings}`}
          aria-label={t(m.howIsRead, { title })}
        >
          {readings.map((reading) => (
            <li key={reading.text} data-wrong={reading.issue !== null || undefined}>
              {readingText(reading)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const usual = 'usual';

/** One that a mapping names need not be among the usual ones. */
function separatorOptions(separator: string | null) {
  const known = separatorChoices.map(({ value, label }) => ({ value: value ?? usual, label }));
  return known.some(({ value }) => value === (separator ?? usual))
    ? known
    : [...known, { value: separator ?? usual, label: separatorText(separator) }];
}
