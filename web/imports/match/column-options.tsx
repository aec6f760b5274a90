// The columns of a file as select options, with sample values, which say more than the name.
import type { ComboboxItem, SelectProps } from '@mantine/core';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { columnLines } from '#core/imports/match-lines.ts';
import classes from './column-options.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The props of a select of columns, apart from its value. */
export type ColumnOptions = { data: ComboboxItem[] } & Pick<
  SelectProps,
  'renderOption' | 'allowDeselect' | 'nothingFoundMessage' | 'withScrollArea' | 'classNames'
>;

const noColumn = 'none';

/** The options for a file, including one for no column. Shared by all drafts of it. */
export function columnOptions(draft: ImportDraft, none: string): ColumnOptions {
  const lines = columnLines(draft);
  return {
    data: [
      { value: noColumn, label: none },
      ...lines.map(({ index, header }) => ({ value: String(index), label: header })),
    ],
    renderOption: ({ option }) => (
      <div className="stack min-w-0 grow">
        <span className="break">{option.label}</span>
        <span className="cut faint text-xs">{lines[Number(option.value)]?.samples.join(' · ')}</span>
      </div>
    ),
    allowDeselect: false,
    nothingFoundMessage: t(m.noColumnsMatch),
    withScrollArea: false,
    classNames: { options: classes.list },
  };
}

/** The option of a column's index. */
export function choiceOf(columnIndex: number | null): string {
  return columnIndex === null ? noColumn : String(columnIndex);
}

/** The column's index of an option. */
export function columnOf(choice: string | null): number | null {
  return choice === null || choice === noColumn ? null : Number(choice);
}
