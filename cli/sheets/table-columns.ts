// The table's columns in a terminal, and how its sorting goes on. Pure.
import type { Question } from '#core/forms/schema.ts';
import type { ReviewState } from '#core/sheets/schema.ts';
import type { TableColumn as SheetColumn, TableRow, TableView } from '#core/sheets/table.ts';
import type { TableColumn } from '#cli/terminal/table.tsx';
import type { Tone } from '#cli/terminal/theme.tsx';

export type Sort = TableView['sort'];

/** The columns; where the form has alerts, rows that set one off begin with a mark. */
export function terminalColumns(
  columns: readonly SheetColumn[],
  { hasAlerts }: { hasAlerts: boolean },
): TableColumn<TableRow>[] {
  const marks: TableColumn<TableRow> = {
    id: 'alerts',
    title: '!',
    value: ({ alerts }) => (alerts.length > 0 ? '!' : ''),
    tone: () => 'bad',
    most: 1,
    whole: true,
  };
  const cells = columns.map(({ id, title, kind, question }, index): TableColumn<TableRow> => ({
    id,
    title,
    value: ({ cells }) => cells[index] ?? '',
    most: 32,
    ...(isNumber(question) && { align: 'right' as const }),
    ...(kind === 'date' && { whole: true }),
    ...(kind === 'review' && { tone: ({ reviewState }) => reviewTone(reviewState) }),
  }));
  return hasAlerts ? [marks, ...cells] : cells;
}

/** How a review state is coloured; its word stands beside it. */
export function reviewTone(state: ReviewState | null): Tone {
  if (state === null) return 'plain';
  return { PENDING: 'warning', APPROVED: 'good', REJECTED: 'bad' }[state] as Tone;
}

/** By this column; the other way round where it is sorted by it already. Dates begin with the newest. */
export function sortBy(column: string, { column: before, direction }: Sort): Sort {
  if (column === before) return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { column, direction: column === 'date' ? 'desc' : 'asc' };
}

function isNumber(question: Question | undefined): boolean {
  return question?.type === 'NUMERIC';
}
