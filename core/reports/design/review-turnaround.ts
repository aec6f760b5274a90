// The design 'Review turnaround': from the day a row came to the day it was approved or rejected.
import { type ReportBlock, type ReportTable, tableOf } from '#core/reports/document.ts';
import { rounded } from '#core/reports/cell-text.ts';
import { localTime, type Reader } from './form-rows.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

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
  const reviewers = [...Map.groupBy(rows.filter(isReviewed), ({ reviewer }) => reviewer ?? t(m.nobody))];
  return [
    {
      kind: 'figures',
      figures: [
        { label: t(m.approved), value: count(rows, 'APPROVED') },
        { label: t(m.rejected), value: count(rows, 'REJECTED') },
        { label: t(m.waiting), value: waiting.length },
        { label: t(m.medianTimeToReview), value: quantile(hours, 0.5), unit: t(m.hours) },
        { label: t(m.mostWithin), value: quantile(hours, 0.9), unit: t(m.hours) },
      ],
    },
    { kind: 'heading', level: 1, text: t(m.byForm) },
    turnaroundTable(t(m.byForm), t(common.form), forms),
    { kind: 'heading', level: 1, text: t(m.byReviewer) },
    ...(reviewers.length === 0
      ? [{ kind: 'text', text: t(m.noRowFromTheseDays) } as const]
      : [
          {
            kind: 'chart',
            name: t(m.reviewedRowsByReviewer),
            shape: 'bars',
            unit: t(m.rowsUnit),
            points: reviewers
              .map(([label, some]) => ({ label, value: some.length }))
              .toSorted((a, b) => b.value - a.value),
          } as const,
          turnaroundTable(t(m.byReviewer), t(m.reviewer), reviewers),
        ]),
    { kind: 'heading', level: 1, text: t(m.waitingLongest) },
    ...(waiting.length === 0
      ? [{ kind: 'text', text: t(m.nothingIsWaiting) } as const]
      : [
          tableOf(t(m.waitingLongest), waiting.slice(0, mostWaiting), [
            { header: t(m.since), kind: 'date-time', of: ({ createdAt }) => localTime(createdAt, timeZone) },
            {
              header: t(m.days),
              kind: 'number',
              of: ({ createdAt }) => rounded((now - createdAt) / hour / 24, 1),
            },
            { header: t(common.form), kind: 'text', of: ({ form }) => form },
            { header: t(m.sheet), kind: 'text', of: ({ sheet }) => sheet },
            { header: t(m.user), kind: 'text', of: ({ userName }) => userName },
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
      { header: t(m.approved), kind: 'number', of: ([, rows]) => count(rows, 'APPROVED') },
      { header: t(m.rejected), kind: 'number', of: ([, rows]) => count(rows, 'REJECTED') },
      { header: t(m.waiting), kind: 'number', of: ([, rows]) => count(rows, 'PENDING') },
      { header: t(m.medianHours), kind: 'number', of: ([, rows]) => finite(quantile(hoursOf(rows), 0.5)) },
      {
        header: t(m.mostWithinHours),
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
