// The table's columns in a terminal, and cycling through its sort orders. Pure.
import type { Question } from '#core/questions/schema.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { cellText } from '#core/sheets/table/cell-text.ts';
import type { TableColumn as SheetColumn, TableRow } from '#core/sheets/table/table.ts';
import { shownColumns, type TableLayout } from '#core/sheets/table/table-layout.ts';
import type { TableColumn } from '#cli/terminal/table.tsx';
import type { Tone } from '#cli/terminal/theme.tsx';
import { pixelsPerColumn } from './table-layouts.ts';
import { answersOf, isNumber, questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';

export type ColumnsOptions = {
  hasAlerts: boolean;
  hasReview: boolean;
  /** In accessible mode symbols are useless: alerts are named, and the review is a column of text. */
  isSpoken?: boolean;
  layout: TableLayout;
  /** The column that the rows are sorted by. */
  sortedBy?: string;
  /** Whether the terminal is narrow: leading columns must leave space for answers. */
  isNarrow?: boolean;
  /** Columns of the terminal. */
  room?: number;
};

/** Below this width a table with answers has little space. */
export const narrowTable = 118;

/** The columns of a layout, preceded by fixed marks for alerts and the review, if the form has them. */
export function terminalColumns(
  columns: readonly SheetColumn[],
  { hasAlerts, hasReview, isSpoken = false, layout, sortedBy, isNarrow = false, room = 0 }: ColumnsOptions,
): TableColumn<TableRow>[] {
  const places = new Map(columns.map(({ id }, place) => [id, place]));
  // The mark has the same information as the word.
  const isSpared = ({ id, kind }: SheetColumn) =>
    isNarrow && hasReview && kind === 'review' && id !== sortedBy && columnWidth(layout, id) === undefined;
  const shown = shownColumns(columns, layout).filter((column) => !isSpared(column));
  const cells = shown.map((column): TableColumn<TableRow> => {
    const { id, title, kind, question } = column;
    return {
      id,
      title,
      value: (row) => cellText(column, row.cells[places.get(id) ?? -1] ?? '', row),
      most:
        isNarrow && (question === undefined || !isProse(question))
          ? narrowest[kind]
          : Math.max(32, Math.floor(room / 4)),
      width: columnWidth(layout, id),
      ...(isNumber(question?.type) && { align: 'right' as const }),
      ...(kind === 'date' && { whole: true }),
      ...(kind === 'review' && { tone: ({ reviewState }) => reviewTone(reviewState) }),
    };
  });
  if (isSpoken) return hasAlerts ? [alertNames, ...cells] : cells;
  return [...(hasAlerts ? [alertMark] : []), ...(hasReview ? [reviewMark] : []), ...cells];
}

/** Maximum widths in a narrow terminal. */
const narrowest: Readonly<Record<SheetColumn['kind'], number>> = {
  date: 16,
  user: 9,
  sheet: 11,
  review: 10,
  question: 16,
};

const alertMark: TableColumn<TableRow> = {
  id: 'alerts',
  title: '!',
  value: ({ alerts }) => (alerts.length > 0 ? '!' : ''),
  tone: () => 'bad',
  most: 1,
  whole: true,
};

const alertNames: TableColumn<TableRow> = {
  id: 'alerts',
  title: t(both.alerts),
  value: ({ alerts }) => alerts.join(' and '),
};

const reviewMark: TableColumn<TableRow> = {
  id: 'reviewed',
  title: 'R',
  value: ({ reviewState }) => (reviewState === null ? '' : reviewMarks[reviewState]),
  tone: ({ reviewState }) => reviewTone(reviewState),
  most: 1,
  whole: true,
};

const reviewMarks: Readonly<Record<ReviewStatus, string>> = {
  PENDING: '·',
  APPROVED: '✓',
  REJECTED: '✗',
  RETURNED: '«',
};

/** In terminal columns; undefined: the default. */
export function columnWidth({ widths }: TableLayout, id: string): number | undefined {
  const pixels = widths[id];
  return pixels === undefined ? undefined : Math.round(pixels / pixelsPerColumn);
}

const reviewTones: Readonly<Record<ReviewStatus, Tone>> = {
  PENDING: 'warning',
  APPROVED: 'good',
  REJECTED: 'bad',
  RETURNED: 'warning',
};

/** The colour of a review status, beside its word. */
export function reviewTone(state: ReviewStatus | null): Tone {
  if (state === null) return 'plain';
  return reviewTones[state];
}

/** A free text, which may be long. */
function isProse({ type }: Question): boolean {
  return answersOf(type).isFreeText && questionTypes[type].device === null;
}
