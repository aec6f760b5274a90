// One column of a table: what it is of, its heading, and what is below it.
import { ActionIcon, Select, TextInput } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import type { Question } from '#core/questions/schema.ts';
import type { ColumnDraft } from '#core/reports/own/design-draft.ts';
import { totalsFor } from '#core/reports/own/design-issues.ts';
import { mostTitleLength } from '#core/reports/own/schema.ts';
import { columnNames, totalName } from '#core/reports/own/labels.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { DragHandle, SortableItem } from '#web/ui/sortable.tsx';
import { useBuilder, useField } from '../use-builder.ts';
import { columnChoices, columnOf, sourceKey } from './column-source.ts';
import classes from './fields.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ColumnLineProps = {
  column: ColumnDraft;
  place: number;
  places: number;
  path: string;
  onChange(column: ColumnDraft, field?: string): void;
  onMove(to: number): void;
  onRemove(): void;
};

export function ColumnLine({ column, place, places, path, onChange, onMove, onRemove }: ColumnLineProps) {
  const { questions } = useBuilder();
  const number = place + 1;
  const questionOf = (id: string | null) => questions.find((each) => each.id === id) ?? null;
  const offered = totalsFor(column, questionOf(column.question));
  const choose = (value: string | null) => {
    if (value === null) return;
    const source = columnOf(value);
    const fits = totalsFor(source, questionOf(source.question));
    const total = column.total !== null && fits.includes(column.total) ? column.total : null;
    onChange({ ...column, ...source, header: '', total });
  };
  return (
    <SortableItem itemKey={column.key} className={`flex items-start gap-4 ${classes.item}`}>
      <DragHandle
        label={t(m.moveColumnOf, { number, places })}
        onUp={place === 0 ? null : () => onMove(place - 1)}
        onDown={place === places - 1 ? null : () => onMove(place + 1)}
      />
      <div className="grid min-w-0 grow gap-6 two-columns">
        <SearchSelect
          {...useField(`${path}.question`)}
          className="all-columns"
          aria-label={t(m.column, { number })}
          placeholder={t(m.chooseQuestion)}
          nothingFoundMessage={t(m.nothingMatches)}
          data={columnChoices(questions)}
          value={sourceKey(column)}
          allowDeselect={false}
          onChange={choose}
        />
        <TextInput
          {...useField(`${path}.header`)}
          aria-label={t(m.headingOfColumn, { number })}
          placeholder={columnLabel({ ...column, header: '' }, questions)}
          autoComplete="off"
          maxLength={mostTitleLength}
          value={column.header}
          onChange={({ currentTarget }) =>
            onChange({ ...column, header: currentTarget.value }, `header.${column.key}`)
          }
        />
        <Select
          {...useField(`${path}.total`)}
          aria-label={t(m.totalOfColumn, { number })}
          placeholder={t(m.noTotal)}
          data={offered.map((total) => ({ value: total, label: totalName(total, column) }))}
          value={column.total}
          clearable
          onChange={(total) => onChange({ ...column, total })}
        />
      </div>
      <ActionIcon aria-label={t(m.removeColumn, { number })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </SortableItem>
  );
}

/** The heading of a column as the report has it. */
export function columnLabel(column: ColumnDraft, questions: readonly Question[]): string {
  const { of, question, header } = column;
  if (header.trim() !== '') return header.trim();
  if (of !== 'question') return columnNames[of];
  return questions.find(({ id }) => id === question)?.text ?? columnNames.question;
}
