// How much work a row filter is: every filter is tried on every row, and one that looks for parts of texts tries each of
// its values. A dashboard of a million rows has room for several filters, an attack has none.
import { countText } from '#core/count-text.ts';
import type { RowFilter } from '#core/sheets/schema.ts';

/** Comparisons that one request may ask for. */
export const maximumComparisons = 100_000_000;
/** What it takes to find and read a row's answer, in comparisons of one value. */
const perFilter = 10;

/** Comparisons that a filter takes on so many rows. */
export function filterCost({ filters }: Pick<RowFilter, 'filters'>, rows: number): number {
  const perRow = filters.reduce(
    (sum, { operator, values }) => sum + perFilter + valuesTried(operator, values),
    0,
  );
  return perRow * rows;
}

/** Equal values are found by a hash, parts of texts one by one. */
function valuesTried(operator: RowFilter['filters'][number]['operator'], values: readonly string[]): number {
  return operator === 'CONTAINS' || operator === 'NOT_CONTAINS' ? values.length : values.length / 100;
}

/** What is wrong with a filter that takes too much, and what to do; null for one that may be asked for. */
export function filterCostIssue(filter: Pick<RowFilter, 'filters'>, rows: number): string | null {
  if (filterCost(filter, rows) <= maximumComparisons) return null;
  const values = filter.filters.reduce((sum, one) => sum + one.values.length, 0);
  return (
    `${countText(filter.filters.length)} filters with ${countText(values)} values are too many for ` +
    `${countText(rows)} rows: use fewer filters or values, or choose fewer sheets`
  );
}
