// The cost of a row filter: every condition is tested on every row, and one that searches for substrings tests each of
// its values. The limit allows several conditions on a dashboard of a million rows, but no attack.
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { operatorRecords } from '#core/questions/filter-operators.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Maximum comparisons per request. */
export const maximumComparisons = 100_000_000;
/** The cost of finding and reading a row's answer, in comparisons. */
const perFilter = 10;

type Questions = ReadonlyMap<string, { readonly entriesOf?: string | undefined }>;

/** Comparisons that a filter needs for this many rows; a condition on a question of entries is tested on each entry of a row. */
export function filterCost(
  { filters }: Pick<RowFilter, 'filters'>,
  rows: number,
  questions: Questions,
): number {
  const perRow = filters.reduce((sum, { questionId, operator, values }) => {
    const tested = questions.get(questionId)?.entriesOf === undefined ? 1 : entriesLimit;
    return sum + tested * (perFilter + valuesTried(operator, values));
  }, 0);
  return perRow * rows;
}

/** Equal values are found by a hash, substrings one by one. */
function valuesTried(operator: RowFilter['filters'][number]['operator'], values: readonly string[]): number {
  return operatorRecords[operator].isSearch ? values.length : values.length / 100;
}

/** The message for a filter that costs too much, with advice; null if it is allowed. */
export function filterCostIssue(
  filter: Pick<RowFilter, 'filters'>,
  rows: number,
  questions: Questions,
): string | null {
  if (filterCost(filter, rows, questions) <= maximumComparisons) return null;
  const values = filter.filters.reduce((sum, one) => sum + one.values.length, 0);
  return t(m.filtersTooMany, { filters: filter.filters.length, values, rows });
}
