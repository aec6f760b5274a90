// Evaluates a row filter over columns, for the many rows of a dashboard. filter.ts defines the semantics; this applies
// its predicates, once per distinct value where a column has those.
import { answersOf } from '#core/questions/types.ts';
import { andMasks, orMasks } from '#core/logic/columns/column-kernels.ts';
import type { Column } from '#core/logic/columns/column-table.ts';
import { conditionTest, type TestedQuestion } from './condition-test.ts';
import { anyOf } from './filter.ts';
import { type SlicedData, valuesBySlices } from '#core/sheets/engine/row-slices.ts';
import { finish, type Portions } from '#core/portions/portions.ts';
import { filterCost } from './filter-cost.ts';
import { filtersReview, passesReview } from '#core/sheets/review/review-status.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import type { DatedFilter } from './filter-dates.ts';
import { hoursTest } from './filter-hours.ts';

type Questions = ReadonlyMap<string, TestedQuestion>;
type OneFilter = RowFilter['filters'][number];

/** For a valid filter: 1 for every row that passes, otherwise 0. */
export function filterMask(filter: DatedFilter, data: SlicedData, questions: Questions): Uint8Array {
  return finish(filterInPortions(filter, data, questions));
}

/** The same in portions. */
export function* filterInPortions(
  filter: DatedFilter,
  data: SlicedData,
  questions: Questions,
): Portions<Uint8Array> {
  const mask = new Uint8Array(data.rows);
  const passing = (slice: SlicedData) => maskOfSlice(filter, slice, questions);
  return (yield* valuesBySlices(data, filterCost(filter, 1, questions), mask, passing)) ?? mask;
}

function maskOfSlice(filter: DatedFilter, data: SlicedData, questions: Questions): Uint8Array {
  const { minDate, maxDate, and, filters } = filter;
  const passes = filters
    .map((one) => answerMask(questions.get(one.questionId), one, data))
    .reduce<Uint8Array | null>((all, mask) => {
      if (all === null) return mask;
      return and ? andMasks(all, mask) : orMasks(all, mask);
    }, null);
  const mask = passes ?? new Uint8Array(data.rows).fill(1);
  if (minDate != null || maxDate != null) {
    const [from, to] = [minDate ?? Number.NEGATIVE_INFINITY, maxDate ?? Number.POSITIVE_INFINITY];
    data.created.forEach((at, row) => {
      if (at < from || at > to) mask[row] = 0;
    });
  }
  const isInHours = hoursTest(filter);
  if (isInHours !== null) {
    data.created.forEach((at, row) => {
      if (!isInHours(at)) mask[row] = 0;
    });
  }
  if (filtersReview(filter)) {
    for (let row = 0; row < data.rows; row += 1)
      if (!passesReview(filter, data.reviewStates[row] ?? null)) mask[row] = 0;
  }
  if (filter.alerts != null) {
    for (let row = 0; row < data.rows; row += 1)
      if (filter.alerts !== (data.alerts[row] ?? []).length > 0) mask[row] = 0;
  }
  if (filter.passed != null) {
    for (let row = 0; row < data.rows; row += 1)
      if (filter.passed !== (data.passed[row] === 1)) mask[row] = 0;
  }
  const [isBy, hasRaised] = [anyOf(filter.userIds), anyOf(filter.alertIds)];
  if (isBy !== null) {
    for (let row = 0; row < data.rows; row += 1) if (!isBy(data.userIds[row] ?? '')) mask[row] = 0;
  }
  if (hasRaised !== null) {
    for (let row = 0; row < data.rows; row += 1)
      if (data.alerts[row]?.some(hasRaised) !== true) mask[row] = 0;
  }
  return mask;
}

function answerMask(question: TestedQuestion | undefined, one: OneFilter, data: SlicedData): Uint8Array {
  const { questionId, test } = conditionTest(one, question);
  // Of entries a column has how many there are.
  const column = question?.entriesOf === undefined ? data.table.columns.get(questionId) : undefined;
  const mask = new Uint8Array(data.rows);
  const { filter } = answersOf(question?.type ?? 'TEXT');
  if (column?.kind === 'number' && filter.numberTest !== null) {
    const isPassing = filter.numberTest(one);
    const { values } = column;
    for (let row = 0; row < mask.length; row += 1) {
      const value = values[row] ?? Number.NaN;
      mask[row] = Number(isPassing(Number.isNaN(value) ? null : value));
    }
    return mask;
  }
  const answers = data.answers[questionId] ?? [];
  const { codes, known } = distinct(column, test);
  const missing = Number(test(undefined));
  for (let row = 0; row < mask.length; row += 1) {
    // Answers without a code are lists, and texts of only spaces.
    const bit = known[codes[row] ?? -1];
    const answer = answers[row] ?? undefined;
    mask[row] = bit ?? (answer === undefined ? missing : Number(test(answer)));
  }
  return mask;
}

/** A column's codes, and whether the value of each code passes. */
function distinct(
  column: Column | undefined,
  test: (answer: string) => boolean,
): { codes: Int32Array | Uint8Array; known: Uint8Array } {
  if (column === undefined || column.kind === 'number')
    return { codes: new Uint8Array(), known: new Uint8Array() };
  const values = column.kind === 'text' ? column.values : ['false', 'true'];
  const codes = column.kind === 'text' ? column.codes : column.values;
  return { codes, known: Uint8Array.from(values, (value) => Number(test(value))) };
}
