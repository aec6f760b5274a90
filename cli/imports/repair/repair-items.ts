// The lines of the repair: one for each cell of a failed row that is wrong or was changed, in the file's order.
import type { RepairDraft } from '#core/imports/repair/repair-draft.ts';
import type { RepairCell, RepairRow } from '#core/imports/repair/repair-row.ts';

/** What of a row is meant: an answer, its date, or the row as a whole, which has no text to change. */
export type CellName = { questionId: string } | 'date' | 'row';

export type RepairItem = {
  row: RepairRow;
  cell: CellName;
  title: string;
  text: string;
  issue: string | null;
};

/** The lines of a draft. A row in which nothing is wrong with a cell stands there as a whole. */
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
    ...(row.date === null ? [] : [item('date', 'Date of the row', row.date)]),
    ...draft.columns.flatMap(({ questionId, title }) => {
      const cell = row.cells[questionId];
      return cell === undefined ? [] : [item({ questionId }, title, cell)];
    }),
  ];
}

/** How a line stands, in a word or as what is wrong. */
export function statusText({ row, issue }: RepairItem): string {
  if (row.state === 'skipped') return 'left out';
  return issue ?? (row.state === 'ready' ? 'repaired' : 'fine, other cells are not');
}

/** The cells of a row that are filled, on one line: what helps to tell the right value of another. */
export function restOfRow(draft: RepairDraft, row: RepairRow): string {
  return cellsOf(draft, row)
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => `${title} ${text}`)
    .join(', ');
}

const wholeRow = { cell: 'row', title: 'The row', text: '' } as const;
