// Renders the columns of the table of rows.
import { Badge } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import type { Question } from '#core/questions/schema.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { cellText } from '#core/sheets/table/cell-text.ts';
import type { TableColumn, TableRow } from '#core/sheets/table/table.ts';
import { shownColumns, type TableLayout } from '#core/sheets/table/table-layout.ts';
import type { DataColumn } from '#web/ui/table/data-columns.ts';
import { AnswerImage } from '#web/sheets/row/answer-image.tsx';
import classes from './table-columns.module.css';
import { answersOf, isEntries, isNumber } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The visible columns with their order and widths. */
export function tableColumns(columns: readonly TableColumn[], layout: TableLayout): DataColumn<TableRow>[] {
  const places = new Map(columns.map(({ id }, place) => [id, place]));
  return shownColumns(columns, layout).map((column) => {
    const place = places.get(column.id) ?? 0;
    return {
      id: column.id,
      title: column.title,
      ...(column.matrix !== undefined && { above: column.matrix }),
      width: layout.widths[column.id] ?? widthOf(column),
      ...(isNumber(column.question?.type) && { align: 'end' as const }),
      cell: (row) => cellContent(column, row, cellText(column, row.cells[place] ?? '', row)),
    };
  });
}

/** What a cell shows. */
export function cellContent(
  { kind, question }: TableColumn,
  { alerts, reviewState, images }: TableRow,
  text: string,
) {
  const shown = question === undefined ? undefined : images[question.id];
  if (question !== undefined && shown !== undefined)
    return <CellImages question={question} ids={shown} text={isEntries(question.type) ? text : null} />;
  switch (kind) {
    case 'date':
      return (
        <>
          {text}
          {alerts.length > 0 && <AlertSign names={alerts} />}
        </>
      );
    case 'review':
      return reviewState === null ? null : <ReviewBadge state={reviewState} />;
    default:
      return (
        <span className="overflow-hidden ellipsis" title={text.length > 20 ? text : undefined}>
          {text}
        </span>
      );
  }
}

/** The first one, and the number of the others; of entries, behind how many there are. */
function CellImages({
  question,
  ids,
  text,
}: {
  question: Question;
  ids: readonly string[];
  text: string | null;
}) {
  const [first, ...others] = ids;
  if (first === undefined) return null;
  return (
    <span className="inline-flex items-center gap-6 soft">
      {text !== null && <span className="ink">{text}</span>}
      <span className={`block w-32 ${classes.thumbnail}`}>
        <AnswerImage key={first} question={question} id={first} alt={question.text} width={thumbnailSize} />
      </span>
      {others.length > 0 && `+${others.length}`}
    </span>
  );
}

const thumbnailSize = 48;

export function AlertSign({ names }: { names: readonly string[] }) {
  const words = t(m.alertsOfRow, { count: names.length, names: names.join(', ') });
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="inline-flex warning"
      style={{ marginInlineStart: '0.5rem' }}
    >
      <TriangleAlert size={16} aria-hidden />
    </span>
  );
}

/** The status as text; its colour repeats it. */
export function ReviewBadge({ state }: { state: ReviewStatus }) {
  return <Badge color={reviewColours[state]}>{reviewLabels[state]}</Badge>;
}

const reviewColours: Readonly<Record<ReviewStatus, string>> = {
  PENDING: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
  RETURNED: 'accent',
};

function widthOf({ kind, question }: TableColumn): number {
  // With a time of four digits, AM or PM, and the sign of an alert.
  if (kind === 'date') return 216;
  if (kind === 'review') return 120;
  if (kind === 'sheet') return 272;
  if (kind === 'user') return 160;
  if (question === undefined) return 180;
  const { attaches, choices, isImage, clock } = answersOf(question.type);
  // A name, and how large it is.
  if (attaches !== null) return 320;
  if (isImage || choices === 'yesNo') return 130;
  return isNumber(question.type) ? 140 : clock === 'moment' ? 192 : clock !== null ? 140 : 200;
}
