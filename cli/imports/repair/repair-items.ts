// The lines of the repair: one for each invalid or edited cell of a failed row, in file order.
import type { RepairDraft } from '#core/imports/repair/repair-draft.ts';
import type { RepairCell, RepairRow } from '#core/imports/repair/repair-row.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A part of a row: an answer, its date, or the whole row, which has no text to edit. */
export type CellName = { questionId: string } | 'date' | 'row';

export type RepairItem = {
  row: RepairRow;
  cell: CellName;
  title: string;
  text: string;
  issue: string | null;
};

/** The lines of a draft. A row without an invalid cell is one line. */
export function repairItems(draft: RepairDraft): RepairItem[] {
  return draft.rows.flatMap((row) => {
    const cells = cellsOf(draft, row).filter(({ issue, edited }) => issue !== null || edited);
    const issues = row.issues.map((issue): RepairItem => ({ ...wholeRow, row, issue }));
    const items = [...cells, ...issues];
    return items.length > 0 ? items : [{ ...wholeRow, row, issue: null }];
  });
}

/** All cells of a row, its date first. */
export function cellsOf(draft: RepairDraft, row: RepairRow): (RepairItem & { edited: boolean })[] {
  const item = (cell: CellName, title: string, content: RepairCell) => ({ ...content, row, cell, title });
  return [
    ...(row.date === null ? [] : [item('date', t(m.dateOfRow), row.date)]),
    ...draft.columns.flatMap(({ questionId, title }) => {
      const cell = row.cells[questionId];
      return cell === undefined ? [] : [item({ questionId }, title, cell)];
    }),
  ];
}

/** A line's status, or its issue. */
export function statusText({ row, issue }: RepairItem): string {
  if (row.state === 'skipped') return t(m.isLeftOut);
  return issue ?? (row.state === 'ready' ? 'repaired' : t(m.fineButOtherCellsAre));
}

/** The filled cells of the row on one line, as context for the invalid one. */
export function restOfRow(draft: RepairDraft, row: RepairRow): string {
  return cellsOf(draft, row)
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => `${title} ${text}`)
    .join(', ');
}

const wholeRow = { cell: 'row', title: t(m.wholeRow), text: '' } as const;
