// What the designs over rows are given of each form: its rows in columns, as its dashboard has them.
import { personName } from '#core/primitives.ts';
import type { Element } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Formats } from '#core/format/formats.ts';
import type { RowsBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { type AnswerData, nobody } from '#core/sheets/engine/row-data.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { Widget } from '#core/widgets/schema.ts';

export type FormRows = {
  name: string;
  questions: readonly Question[];
  contextQuestions: readonly Question[];
  elements: readonly Element[];
  widgets: readonly Widget[];
  data: AnswerData;
  /** 0 for the rows that are not of the period. */
  mask: Uint8Array;
  /** The rows of the same length of time before the period, with which it is compared; of all days there are none. */
  before?: RowsBefore | null | undefined;
  /** Names of catalog items by id. */
  namesById: ReadonlyMap<string, string>;
};

/** How the reader writes dates and numbers. */
export type Reader = { formats: Formats; timeZone: string };

const dayLength = 86_400_000;

/** The number of rows of the period. */
export function rowsIn({ mask }: Pick<FormRows, 'mask'>): number {
  return mask.reduce((sum, bit) => sum + bit, 0);
}

/** A moment as a local time, as cells have it. */
export function localTime(at: number, timeZone: string): number {
  return at + offsetAt(at, timeZone);
}

/** The local day of a moment, as cells have it. */
export function localDay(at: number, timeZone: string): number {
  return Math.floor(localTime(at, timeZone) / dayLength) * dayLength;
}

/** The rows of the period: when they came, and from whom. */
export function entriesOf(forms: readonly FormRows[]): { at: number; userName: string; form: string }[] {
  return forms.flatMap(({ name, data, mask }) => {
    const entries: { at: number; userName: string; form: string }[] = [];
    for (let row = 0; row < data.rows; row += 1)
      if (mask[row] === 1)
        entries.push({
          at: data.created[row] ?? 0,
          userName: personName(data.users[row] ?? nobody),
          form: name,
        });
    return entries;
  });
}

const mostDayColumns = 120;

/**
 * Counts by day as the columns of a chart, each day between the first and the last included; by month where the days
 * would be too many.
 */
export function countsOverTime(
  days: readonly { day: number; count: number }[],
  { formats }: Pick<Reader, 'formats'>,
): { label: string; value: number }[] {
  const all = days.map(({ day }) => day);
  const first = all.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY);
  const last = all.reduce((most, day) => Math.max(most, day), Number.NEGATIVE_INFINITY);
  if (all.length === 0) return [];
  const isByDay = (last - first) / dayLength < mostDayColumns;
  const counts = new Map<string, number>();
  const labelOf = (day: number) => (isByDay ? formats.monthDay(day, 'UTC') : formats.month(day, 'UTC'));
  for (let day = first; day <= last; day += dayLength) counts.set(labelOf(day), 0);
  for (const { day, count } of days) counts.set(labelOf(day), (counts.get(labelOf(day)) ?? 0) + count);
  return [...counts].map(([label, value]) => ({ label, value }));
}

/** How many of each, the most first; ties by name. */
export function countedBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): { label: string; value: number }[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts]
    .map(([label, value]) => ({ label, value }))
    .toSorted((a, b) => b.value - a.value || a.label.localeCompare(b.label));
}
