// Computes a widget over rows: a line of its values over time, one number, or a bar for each group. Works on columns,
// and row by row for expressions that columns do not support.
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, pathText } from '#core/questions/values.ts';
import { compile, compileCondition } from '#core/logic/compile.ts';
import { maskOf, numbersOf } from '#core/logic/columns/columns.ts';
import { andMasks } from '#core/logic/columns/column-kernels.ts';
import { stepsOf } from '#core/logic/cost.ts';
import { finish, type Portions, stepsPerPortion } from '#core/portions/portions.ts';
import { contextMaker, type LogicContext } from '#core/logic/evaluate.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import {
  aggregate,
  aggregateBy,
  type GroupedRows,
  areaOf,
  type AreaSummary,
} from '#core/sheets/dashboard/aggregate.ts';
import { foundAlone } from '#core/sheets/filter/drill-down.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import { valuesBySlices } from '#core/sheets/engine/row-slices.ts';
import {
  calendarGroups,
  dayGroups,
  hourGroups,
  type Groups,
  numberGroups,
  textGroups,
  yesNoGroups,
} from './groups.ts';
import { type PlacesSummary, summarizePlaces } from './summarize-places.ts';
import type { Widget } from './schema.ts';
import { hasDay } from '#core/questions/clock.ts';
import { clockOf, isCatalogType, isMoment } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `rows` counts the rows that pass the widget's filter; `answered` those with a number, where they are fewer. */
export type WidgetSummary =
  | { kind: 'line'; rows: number; line: AreaSummary }
  | { kind: 'summary'; rows: number; answered?: number; value: number }
  /** `groups`: the total number if not all have a bar. `byDay`: labels are days, such as 2026-05-23, in order. */
  | { kind: 'bar'; rows: number; answered?: number; bars: WidgetBar[]; groups?: number; byDay?: true }
  | PlacesSummary
  /** It cannot be computed: its grouping question was removed, or it exceeds the cost limit. */
  | { kind: 'broken' };
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

export type WidgetContext = {
  /** All questions that rows may answer. */
  questions: readonly Pick<Question, 'id' | 'type' | 'questionOptions'>[];
  /** Names of catalog items by id. */
  catalogNames: ReadonlyMap<string, string>;
  /** Excludes the rows where it is 0. */
  mask?: Uint8Array | undefined;
  /** Whose days; UTC by default. */
  timeZone?: string | undefined;
};

type Computed = Pick<Widget, 'map' | 'filter' | 'aggregation' | 'groupByQuestion' | 'placeQuestion'>;

/** Summarizes a widget. Never throws: a widget that cannot be computed is `broken`. */
export function summarizeWidget(widget: Computed, data: AnswerData, context: WidgetContext): WidgetSummary {
  return finish(widgetInPortions(widget, data, context));
}

/** The same in portions. */
export function* widgetInPortions(
  widget: Computed,
  data: AnswerData,
  context: WidgetContext,
): Portions<WidgetSummary> {
  try {
    return yield* summarize(widget, data, context);
  } catch {
    return { kind: 'broken' };
  }
}

/** Maximum steps over all rows: more would block a shared thread, including the server's. */
const mostSteps = 2_000_000_000;

/** Shown instead of a broken widget (spec 2, section 2, "Widget builder"). */
export function brokenWidgetText(): string {
  return t(m.thereIsProblemWithThis);
}

/** Steps for each row, of its formula and its filter. */
export function widgetSteps({ map, filter }: Pick<Computed, 'map' | 'filter'>): number {
  return stepsOf(map) + (filter === null ? 0 : stepsOf(filter));
}

function* summarize(widget: Computed, data: AnswerData, context: WidgetContext): Portions<WidgetSummary> {
  const { map, filter, aggregation, groupByQuestion } = widget;
  if (widgetSteps(widget) * data.rows > mostSteps) return { kind: 'broken' };
  const passing = filter === null ? null : yield* conditionMask(filter, data, context.questions);
  const mask = passing && context.mask ? andMasks(passing, context.mask) : (passing ?? context.mask);
  if (widget.placeQuestion != null)
    return yield* summarizePlaces({ ...widget, placeQuestion: widget.placeQuestion }, data, {
      ...context,
      mask,
    });
  const values = yield* valuesOf(map, data, context.questions);
  yield;
  const count = mask === undefined ? data.rows : mask.reduce((sum, bit) => sum + bit, 0);
  const answered = answeredOf(
    numbersIn(values, { codes: new Int32Array(values.length), count: 1 }, mask)[0] ?? 0,
    count,
  );
  if (groupByQuestion !== null) {
    const groups = groupsOf(groupByQuestion, data, context);
    if (groups === null || aggregation === null) return { kind: 'broken' };
    const bars = barsOf(values, aggregation, groups, mask);
    const isByDay = context.questions.some(({ id, type }) => id === groupByQuestion && hasDay(type));
    return { kind: 'bar', rows: count, ...answered, bars, ...(isByDay && { byDay: true as const }) };
  }
  if (aggregation !== null)
    return { kind: 'summary', rows: count, ...answered, value: aggregate(values, aggregation, mask) };
  return { kind: 'line', rows: count, line: lineOf(values, data, mask, context.timeZone ?? 'UTC') };
}

function lineOf(
  values: Float64Array,
  data: AnswerData,
  mask: Uint8Array | undefined,
  timeZone: string,
): AreaSummary {
  const rows = data.byTime.filter((row) => mask?.[row] !== 0 && !Number.isNaN(values[row]));
  const numbers = Float64Array.from(rows, (row) => values[row] ?? Number.NaN);
  return areaOf({ values: numbers, rows, answered: rows.length }, data, timeZone);
}

function barsOf(
  values: Float64Array,
  aggregation: NonNullable<Widget['aggregation']>,
  { codes, labels, answers, inOrder }: Groups,
  mask: Uint8Array | undefined,
): WidgetBar[] {
  const groups = { codes, count: labels.length };
  const counts = aggregateBy(values, 'COUNT', groups, mask);
  const numbers = numbersIn(values, groups, mask);
  const results = aggregateBy(values, aggregation, groups, mask);
  const bars = labels.flatMap((label, code) => {
    const rows = counts[code] ?? 0;
    const answer = answers[code] ?? null;
    if (rows === 0) return [];
    const answered = answeredOf(numbers[code] ?? 0, rows);
    return [{ label, rows, ...answered, value: results[code] ?? Number.NaN, answer }];
  });
  if (inOrder) return bars;
  // Largest first, groups without a number last.
  const rank = ({ value }: WidgetBar) => (Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value);
  return bars.toSorted((a, b) => rank(b) - rank(a));
}

/** How many rows of each group have a number. */
function numbersIn(values: Float64Array, { codes, count }: GroupedRows, mask?: Uint8Array): Float64Array {
  const numbers = new Float64Array(count);
  for (const [row, value] of values.entries()) {
    const group = codes[row] ?? -1;
    if (group < 0 || mask?.[row] === 0 || Number.isNaN(value)) continue;
    numbers[group] = (numbers[group] ?? 0) + 1;
  }
  return numbers;
}

function answeredOf(answered: number, rows: number): { answered?: number } {
  return answered === rows ? {} : { answered };
}

/** Groups the rows by the answers to a question; null if rows cannot be grouped by it. */
function groupsOf(
  questionId: string,
  data: AnswerData,
  { questions, catalogNames }: WidgetContext,
): Groups | null {
  const question = questions.find(({ id }) => id === questionId);
  const column = data.table.columns.get(questionId);
  if (question === undefined || column === undefined) return null;
  if (isMoment(question.type)) return dayGroups(data.table, questionId);
  if (clockOf(question.type) === 'time' && column.kind === 'number') return hourGroups(column.values);
  if (hasDay(question.type) && column.kind === 'number') return calendarGroups(column.values);
  if (column.kind === 'number') return numberGroups(column.values);
  if (column.kind === 'boolean') return yesNoGroups(column.values);
  const names = new Map(question.questionOptions.map(({ value, name }) => [value, name || value]));
  const label = (value: string) =>
    isCatalogType(question.type) ? pathText(value, catalogNames) : (names.get(value) ?? value);
  const isAlone = foundAlone(question, column.values);
  const groups = textGroups(column, label);
  return {
    ...groups,
    answers: groups.answers.map((answer) => (answer !== null && isAlone(answer) ? answer : null)),
  };
}

/** The formula's number for every row, NaN if it has none. */
function* valuesOf(
  map: Logic,
  data: AnswerData,
  questions: WidgetContext['questions'],
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
  questions: WidgetContext['questions'],
): Portions<Uint8Array | null> {
  return stepsOf(filter) * data.rows > mostSteps ? null : yield* conditionMask(filter, data, questions);
}

function* conditionMask(
  filter: Logic,
  data: AnswerData,
  questions: WidgetContext['questions'],
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
  { data, questions }: { data: AnswerData; questions: WidgetContext['questions'] },
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
  questions: WidgetContext['questions'],
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
