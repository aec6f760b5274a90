// What is new, in words that are true of the rows they are of: `34 strikes, 6 fewer than in the 30 days before. Most were at
// Toronto Pearson: 12.`
import type { PeriodBefore } from '#core/sheets/dashboard/compare/period-before.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What a row is: `strike`, `strikes`. */
export type RowWords = { one: string; many: string };

export type Headline = {
  words: RowWords;
  count: number;
  /** Null: with what is nothing to compare, as of all days. */
  before: { count: number; period: Pick<PeriodBefore, 'days' | 'shift' | 'from' | 'to'> } | null;
  /** The groups of the rows, the largest first, and whether they are places. */
  groups?: { counts: readonly { label: string; count: number }[]; arePlaces: boolean } | null;
};

/** A design's words for a row, or the usual ones. One of the two alone would go with another word: "1 strike, 34 entries". */
export function usualWords({ one = '', many = '' }: Partial<RowWords> = {}): RowWords {
  return one !== '' && many !== '' ? { one, many } : { one: t(m.rowWord), many: t(m.rowsWord) };
}

/** The sentence, and another one of where or of what most rows were. */
export function headlineText({ words, count, before, groups = null }: Headline): string {
  const most = groups === null ? null : mostText(count, groups);
  return [countText({ words, count, before }), ...(most === null ? [] : [most])].join(' ');
}

function countText({ words, count, before }: Omit<Headline, 'groups'>): string {
  if (before === null) return t(m.headlineAlone, { count, ...words });
  const { from, to, shift, days } = before.period;
  const values = {
    count,
    ...words,
    difference: Math.abs(count - before.count),
    days: days ?? 0,
  };
  // Half a period is compared with half of the one before.
  const isOver = to >= from + shift - 1;
  if (before.count === 0) return isOver ? t(m.headlineNew, values) : t(m.headlineNewSoFar, values);
  if (count === before.count) return isOver ? t(m.headlineSame, values) : t(m.headlineSameSoFar, values);
  if (count > before.count) return isOver ? t(m.headlineMore, values) : t(m.headlineMoreSoFar, values);
  return isOver ? t(m.headlineFewer, values) : t(m.headlineFewerSoFar, values);
}

function mostText(count: number, { counts, arePlaces }: NonNullable<Headline['groups']>): string | null {
  const [first, second, third] = counts;
  if (first === undefined) return null;
  const isTied = second?.count === first.count;
  // Once here and once there is no news, nor is what three have in common.
  if (first.count < count && (first.count < 2 || third?.count === first.count)) return null;
  const kind = count === 1 ? 'only' : first.count === count ? 'all' : isTied ? 'two' : 'most';
  const values = { kind, label: first.label, second: second?.label ?? '', top: first.count };
  return arePlaces ? t(m.mostAt, values) : t(m.mostOf, values);
}
