// How options were ranked: how often each came first, and its average rank among the answers that rank it.
import { valuesOf } from '#core/questions/values.ts';
import type { Values } from '#core/logic/columns/column-table.ts';
import { t } from '#core/messages/text.ts';
import { numberText } from '#core/sheets/format-answer.ts';
import type { Bar } from './count-answers.ts';
import { m } from './texts.ts';

/** Its count and share are those of answers in which it came first. */
export type RankedOption = Bar & {
  /** From 1; null: nobody ranked it. */
  average: number | null;
  /** How many answers rank it. */
  ranked: number;
};

/** Below every rank. */
const notRanked = 1_000_000;

/** The options, most often first ahead; equal ones by their average. */
export function countRanks(
  answers: Values,
  labels: ReadonlyMap<string, string>,
  mask: Uint8Array | undefined,
): { answered: number; bars: RankedOption[] } {
  const counts = new Map([...labels.keys()].map((value) => [value, { first: 0, ranked: 0, sum: 0 }]));
  let answered = 0;
  answers.forEach((answer, row) => {
    if (answer == null || mask?.[row] === 0) return;
    const values = valuesOf(answer);
    if (values.length > 0) answered += 1;
    values.forEach((value, index) => {
      const count = counts.get(value) ?? { first: 0, ranked: 0, sum: 0 };
      counts.set(value, count);
      if (index === 0) count.first += 1;
      count.ranked += 1;
      count.sum += index + 1;
    });
  });
  const bars = [...counts].map(([value, { first, ranked, sum }]) => ({
    value,
    label: labels.get(value) ?? value,
    count: first,
    share: answered === 0 ? 0 : first / answered,
    average: ranked === 0 ? null : sum / ranked,
    ranked,
  }));
  return {
    answered,
    bars: bars.toSorted((a, b) => b.count - a.count || (a.average ?? notRanked) - (b.average ?? notRanked)),
  };
}

/** `Apples (average rank 1.4)` */
export function rankedLabel({ label, average }: RankedOption): string {
  return average === null ? label : t(m.withAverageRank, { label, average: numberText(average) });
}
