// The numbers of a formula, and the rows that pass a filter: computed on columns, and row by row for expressions that
// columns do not support.
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { compile, compileCondition } from '#core/logic/compile.ts';
import { maskOf, numbersOf } from '#core/logic/columns/columns.ts';
import { stepsOf } from '#core/logic/cost.ts';
import { type Portions, stepsPerPortion } from '#core/portions/portions.ts';
import { contextMaker, type LogicContext } from '#core/logic/evaluate.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import { valuesBySlices } from '#core/sheets/engine/row-slices.ts';

/** All questions that rows may answer. */
type KnownQuestions = readonly Pick<Question, 'id' | 'type'>[];

/** Maximum steps over all rows: more would block a shared thread, including the server's. */
export const mostSteps = 2_000_000_000;

/** The formula's number for every row, NaN if it has none. */
export function* formulaValues(
  map: Logic,
  data: AnswerData,
  questions: KnownQuestions,
): Portions<Float64Array> {
  const values = new Float64Array(data.rows);
  if (typeof map === 'number') return values.fill(map);
  const steps = stepsOf(map);
  const inColumns = yield* valuesBySlices(data, steps, values, ({ table }) => {
    const numbers = numbersOf(map, table);
    // A division by zero yields no number.
    return numbers && numbers.map((value) => (Number.isFinite(value) ? value : Number.NaN));
  });
  if (inColumns !== null) return inColumns;
  const run = compile(map);
  values.fill(Number.NaN);
  return yield* rowByRow(map, { data, questions }, values, (context) => {
    const value = run(context);
    return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
  });
}

/** 1 for the rows for which the filter is true; null if it would take too long. */
export function* passingRows(
  filter: Logic,
  data: AnswerData,
  questions: KnownQuestions,
): Portions<Uint8Array | null> {
  return stepsOf(filter) * data.rows > mostSteps ? null : yield* conditionMask(filter, data, questions);
}

export function* conditionMask(
  filter: Logic,
  data: AnswerData,
  questions: KnownQuestions,
): Portions<Uint8Array> {
  const mask = new Uint8Array(data.rows);
  const inColumns = yield* valuesBySlices(data, stepsOf(filter), mask, ({ table }) => maskOf(filter, table));
  if (inColumns !== null) return inColumns;
  const isTrue = compileCondition(filter);
  return yield* rowByRow(filter, { data, questions }, mask, (context) => Number(isTrue(context)));
}

/** Closures take about ten times as long as columns. */
const stepsRowByRow = stepsPerPortion / 10;

function* rowByRow<Values extends Uint8Array | Float64Array>(
  expression: Logic,
  { data, questions }: { data: AnswerData; questions: KnownQuestions },
  values: Values,
  valueOf: (context: LogicContext) => number,
): Portions<Values> {
  const atATime = Math.max(1, Math.floor(stepsRowByRow / stepsOf(expression)));
  let row = 0;
  for (const context of contextsFor(expression, data, questions)) {
    values[row] = valueOf(context);
    row += 1;
    if (row % atATime === 0) yield;
  }
  return values;
}

/** The evaluation contexts, generated row by row: all together would not fit into memory. */
function* contextsFor(
  expression: Logic,
  data: AnswerData,
  questions: KnownQuestions,
): Generator<LogicContext> {
  const named = variablesOf(expression);
  const read = readsUnnamed(expression) ? questions : questions.filter(({ id }) => named.has(id));
  const contextOf = contextMaker(new Map(read.map(({ id, type }) => [id, type])));
  const columns = read.map(({ id }) => [id, data.answers[id] ?? []] as const);
  for (let row = 0; row < data.rows; row += 1) {
    const answers: Record<string, AnswerValue> = {};
    for (const [id, values] of columns) {
      const answer = values[row];
      if (answer != null) answers[id] = answer;
    }
    yield contextOf(answers);
  }
}
