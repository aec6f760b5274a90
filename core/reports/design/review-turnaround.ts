// The design 'Review turnaround': from the day a row came to the day it was approved or rejected.
import { type ReportBlock, type ReportTable, tableOf } from '#core/reports/document.ts';
import { rounded } from '#core/reports/cell-text.ts';
import { localTime, type Reader } from './form-rows.ts';

/** A row of a form with reviewers. */
export type ReviewedRow = {
  form: string;
  sheet: string;
  userName: string;
  createdAt: number;
  state: string;
  reviewedAt: number | null;
  reviewer: string | null;
};

const hour = 3_600_000;
const mostWaiting = 100;

/** The blocks of the report; null where no row had to be reviewed. `now` ends the wait of those that still do. */
export function reviewTurnaround(
  rows: readonly ReviewedRow[],
  { timeZone, now }: Reader & { now: number },
): ReportBlock[] | null {
  if (rows.length === 0) return null;
  const waiting = rows
    .filter(({ state }) => state === 'PENDING')
    .toSorted((a, b) => a.createdAt - b.createdAt);
  const hours = hoursOf(rows);
  const forms = [...Map.groupBy(rows, ({ form }) => form)];
  const reviewers = [...Map.groupBy(rows.filter(isReviewed), ({ reviewer }) => reviewer ?? 'Nobody')];
  return [
    {
      kind: 'figures',
      figures: [
        { label: 'Approved', value: count(rows, 'APPROVED') },
        { label: 'Rejected', value: count(rows, 'REJECTED') },
        { label: 'Waiting', value: waiting.length },
        { label: 'Median time to review', value: quantile(hours, 0.5), unit: 'hours' },
        { label: '90% within', value: quantile(hours, 0.9), unit: 'hours' },
      ],
    },
    { kind: 'heading', level: 1, text: 'By form' },
    turnaroundTable('By form', 'Form', forms),
    { kind: 'heading', level: 1, text: 'By reviewer' },
    ...(reviewers.length === 0
      ? [{ kind: 'text', text: 'No row from these days has been reviewed yet.' } as const]
      : [
          {
            kind: 'chart',
            name: 'Reviewed rows by reviewer',
            shape: 'bars',
            unit: 'rows',
            points: reviewers
              .map(([label, some]) => ({ label, value: some.length }))
              .toSorted((a, b) => b.value - a.value),
          } as const,
          turnaroundTable('By reviewer', 'Reviewer', reviewers),
        ]),
    { kind: 'heading', level: 1, text: 'Waiting longest' },
    ...(waiting.length === 0
      ? [{ kind: 'text', text: 'Nothing is waiting.' } as const]
      : [
          tableOf('Waiting longest', waiting.slice(0, mostWaiting), [
            { header: 'Since', kind: 'date-time', of: ({ createdAt }) => localTime(createdAt, timeZone) },
            {
              header: 'Days',
              kind: 'number',
              of: ({ createdAt }) => rounded((now - createdAt) / hour / 24, 1),
            },
            { header: 'Form', kind: 'text', of: ({ form }) => form },
            { header: 'Sheet', kind: 'text', of: ({ sheet }) => sheet },
            { header: 'User', kind: 'text', of: ({ userName }) => userName },
          ]),
        ]),
  ];
}

function turnaroundTable(
  name: string,
  header: string,
  groups: readonly (readonly [string, readonly ReviewedRow[]])[],
): ReportTable {
  return tableOf(
    name,
    groups.toSorted(([, a], [, b]) => b.length - a.length),
    [
      { header, kind: 'text', of: ([label]) => label },
      { header: 'Approved', kind: 'number', of: ([, rows]) => count(rows, 'APPROVED') },
      { header: 'Rejected', kind: 'number', of: ([, rows]) => count(rows, 'REJECTED') },
      { header: 'Waiting', kind: 'number', of: ([, rows]) => count(rows, 'PENDING') },
      { header: 'Median (hours)', kind: 'number', of: ([, rows]) => finite(quantile(hoursOf(rows), 0.5)) },
      {
        header: '90% within (hours)',
        kind: 'number',
        of: ([, rows]) => finite(quantile(hoursOf(rows), 0.9)),
      },
    ],
  );
}

function isReviewed({ state, reviewedAt }: ReviewedRow): boolean {
  return state !== 'PENDING' && reviewedAt !== null;
}

function count(rows: readonly ReviewedRow[], wanted: string): number {
  return rows.filter(({ state }) => state === wanted).length;
}

/** In order. */
function hoursOf(rows: readonly ReviewedRow[]): number[] {
  return rows
    .filter(isReviewed)
    .map(({ createdAt, reviewedAt }) => Math.max((reviewedAt ?? createdAt) - createdAt, 0) / hour)
    .toSorted((a, b) => a - b);
}

/** NaN of none. The value that this share of the values does not exceed; between two, their middle. */
function quantile(inOrder: readonly number[], share: number): number {
  if (inOrder.length === 0) return Number.NaN;
  const place = share * (inOrder.length - 1);
  const low = inOrder[Math.floor(place)] ?? 0;
  const high = inOrder[Math.ceil(place)] ?? 0;
  return rounded(low + (high - low) * (place - Math.floor(place)), 1);
}

function finite(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
