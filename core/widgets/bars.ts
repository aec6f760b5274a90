// The bars of a widget that groups rows: the largest groups, found and named in portions, however many there are.
import { aggregateBy, type GroupedRows } from '#core/sheets/dashboard/aggregate.ts';
import type { Portions } from '#core/portions/portions.ts';
import type { Groups } from './groups.ts';
import type { Widget } from './schema.ts';

/**
 * `value` is NaN if the group has no number; `answered`: how many rows have one, where that is not all. `answer` is the group's answer to the grouping question, if a filter finds
 * exactly its rows.
 */
export type WidgetBar = {
  label: string;
  rows: number;
  answered?: number;
  value: number;
  answer?: string | null | undefined;
};

/** Maximum bars of a grouped widget, the largest ones; nobody can read more. */
export const mostBars = 1_000;
/** Maximum days, which are added up to weeks and months where they are drawn: of more than a century. */
const mostDays = 40_000;

/** Groups that are looked at in one portion. */
const groupsPerPortion = 16_384;

type Grouped = {
  groups: Groups;
  aggregation: NonNullable<Widget['aggregation']>;
  mask: Uint8Array | undefined;
  isByDay: boolean;
};

/** `groups`: how many there are, where not all have a bar. */
export function* barsInPortions(
  values: Float64Array,
  { groups, aggregation, mask, isByDay }: Grouped,
): Portions<{ bars: WidgetBar[]; groups?: number }> {
  const grouped = { codes: groups.codes, count: groups.count };
  const counts = aggregateBy(values, 'COUNT', grouped, mask);
  yield;
  const numbers = numbersIn(values, grouped, mask);
  yield;
  const results = aggregateBy(values, aggregation, grouped, mask);
  yield;
  const { chosen, found } = yield* largest(counts, results, isByDay ? mostDays : mostBars);
  if (groups.inOrder) chosen.sort((a, b) => a - b);
  const bars = chosen.map((code) => {
    const rows = counts[code] ?? 0;
    const answered = numbers[code] ?? 0;
    return {
      label: groups.labelOf(code),
      rows,
      ...(answered !== rows && { answered }),
      value: results[code] ?? Number.NaN,
      answer: groups.answerOf(code),
    };
  });
  return { bars, ...(found > bars.length && { groups: found }) };
}

/** The codes of the groups with the largest results, and how many groups there are; those without a number last; of alike ones the first. */
export function* largest(
  counts: Float64Array,
  results: Float64Array,
  most: number,
): Portions<{ chosen: number[]; found: number }> {
  const size = (code: number) => {
    const result = results[code] ?? Number.NaN;
    return Number.isNaN(result) ? Number.NEGATIVE_INFINITY : result;
  };
  // Of two without a number the difference is none.
  const bySize = (a: number, b: number) => size(b) - size(a) || a - b;
  const chosen: number[] = [];
  let [found, least] = [0, Number.NaN];
  for (let code = 0; code < counts.length; code += 1) {
    if ((counts[code] ?? 0) > 0) {
      found += 1;
      if (!(size(code) <= least)) chosen.push(code);
      if (chosen.length === 2 * most) {
        chosen.sort(bySize).length = most;
        least = size(chosen.at(-1) ?? 0);
      }
    }
    if ((code + 1) % groupsPerPortion === 0) yield;
  }
  chosen.sort(bySize).length = Math.min(most, chosen.length);
  return { chosen, found };
}

/** How many rows of each group have a number. */
export function numbersIn(
  values: Float64Array,
  { codes, count }: GroupedRows,
  mask?: Uint8Array,
): Float64Array {
  const numbers = new Float64Array(count);
  for (let row = 0; row < values.length; row += 1) {
    const group = codes[row] ?? -1;
    if (group < 0 || mask?.[row] === 0 || Number.isNaN(values[row])) continue;
    numbers[group] = (numbers[group] ?? 0) + 1;
  }
  return numbers;
}
