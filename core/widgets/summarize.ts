// Computes a widget over rows: a line of its values over time, one number, or a bar for each group. Works on columns,
// and row by row for expressions that columns do not support.
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { pathText } from '#core/questions/values.ts';
import { andMasks } from '#core/logic/columns/column-kernels.ts';
import { stepsOf } from '#core/logic/cost.ts';
import { finish, type Portions } from '#core/portions/portions.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { aggregate, areaOf, type AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import { foundAlone } from '#core/sheets/filter/drill-down.ts';
import { entryRows, mostEntryRows, ofEntries } from '#core/sheets/engine/entry-rows.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import { barsInPortions, numbersIn, type WidgetBar } from './bars.ts';
import { type CellsSummary, cellsInPortions } from './chart/cells.ts';
import {
  calendarGroups,
  dayGroups,
  hourGroups,
  type Groups,
  numberGroups,
  textGroups,
  yesNoGroups,
} from './groups.ts';
import { conditionMask, formulaValues, mostSteps } from './row-values.ts';
import { type PlacesSummary, summarizePlaces } from './summarize-places.ts';
import type { Widget } from './schema.ts';
import { hasDay } from '#core/questions/clock.ts';
import { clockOf, isCatalogType, isMoment } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `entriesOf`: what counts as a row is an entry, of the question with this title. */
export type RowUnit = { entriesOf?: string };

/** `rows` counts the rows that pass the widget's filter; `answered` those with a number, where they are fewer. */
export type WidgetSummary =
  | (RowUnit &
      (
        | { kind: 'line'; rows: number; line: AreaSummary }
        | { kind: 'summary'; rows: number; answered?: number; value: number }
        /** `groups`: the total number if not all have a bar. `byDay`: labels are days, such as 2026-05-23, in order. */
        | { kind: 'bar'; rows: number; answered?: number; bars: WidgetBar[]; groups?: number; byDay?: true }
        | PlacesSummary
        | CellsSummary
      ))
  /** It cannot be computed: its grouping question was removed, or it exceeds the cost limit, or that of entries. */
  | { kind: 'broken'; hasTooManyEntries?: true };
type KnownQuestion = Pick<Question, 'id' | 'type' | 'questionOptions'> &
  Partial<Pick<Question, 'text' | 'questions'>>;

export type WidgetContext = {
  /** All questions that rows may answer. */
  questions: readonly KnownQuestion[];
  /** Names of catalog items by id. */
  catalogNames: ReadonlyMap<string, string>;
  /** Excludes the rows where it is 0. */
  mask?: Uint8Array | undefined;
  /** Whose days; UTC by default. */
  timeZone?: string | undefined;
};

type Computed = Pick<
  Widget,
  | 'map'
  | 'filter'
  | 'aggregation'
  | 'groupByQuestion'
  | 'placeQuestion'
  | 'entriesQuestion'
  | 'timeGrain'
  | 'splitQuestion'
>;

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
    return yield* widget.entriesQuestion == null
      ? summarize(widget, data, context)
      : overEntries({ ...widget, entriesQuestion: widget.entriesQuestion }, data, context);
  } catch {
    return { kind: 'broken' };
  }
}

/** Shown instead of a broken widget (spec 2, section 2, "Widget builder"). */
export function brokenWidgetText({
  hasTooManyEntries,
}: Pick<Extract<WidgetSummary, { kind: 'broken' }>, 'hasTooManyEntries'> = {}): string {
  return hasTooManyEntries ? t(m.tooManyEntries, { most: mostEntryRows }) : t(m.thereIsProblemWithThis);
}

/** Steps for each row, of its formula and its filter. */
export function widgetSteps({ map, filter }: Pick<Computed, 'map' | 'filter'>): number {
  return stepsOf(map) + (filter === null ? 0 : stepsOf(filter));
}

/** Each entry with the answers of its row counts as a row. */
function* overEntries(
  widget: Computed & { entriesQuestion: string },
  data: AnswerData,
  context: WidgetContext,
): Portions<WidgetSummary> {
  const owner = context.questions.find(({ id }) => id === widget.entriesQuestion);
  if (owner?.questions === undefined) return { kind: 'broken' };
  const read = readByWidget(widget);
  const readsAll = expressionsOf(widget).some(readsUnnamed);
  const own = owner.questions.filter(({ id }) => readsAll || read.has(id));
  const entries = yield* entryRows(owner.id, own, data);
  if (entries === null) return { kind: 'broken', hasTooManyEntries: true };
  const { rowOf } = entries;
  const made = yield* summarize(widget, entries.data, {
    ...context,
    questions: [...own, ...context.questions],
    mask: context.mask && ofEntries(new Uint8Array(rowOf.length), context.mask, rowOf),
  });
  if (made.kind === 'broken') return made;
  const counted = { ...made, entriesOf: owner.text ?? '' };
  const rowsOf = (places: Int32Array) => places.map((entry) => rowOf[entry] ?? 0);
  if (counted.kind === 'line')
    return { ...counted, line: { ...counted.line, rows: rowsOf(counted.line.rows) } };
  if (counted.kind === 'map')
    return { ...counted, points: { ...counted.points, rows: rowsOf(counted.points.rows) } };
  return counted;
}

/** The ids of the questions that a widget names. */
export function readByWidget(
  widget: Pick<
    Computed,
    'map' | 'filter' | 'groupByQuestion' | 'placeQuestion' | 'entriesQuestion' | 'splitQuestion'
  >,
): Set<string> {
  const { groupByQuestion, splitQuestion = null, placeQuestion = null, entriesQuestion = null } = widget;
  const read = new Set(expressionsOf(widget).flatMap((expression) => [...variablesOf(expression)]));
  for (const id of [groupByQuestion, splitQuestion, placeQuestion, entriesQuestion])
    if (id !== null) read.add(id);
  return read;
}

function expressionsOf({ map, filter }: Pick<Computed, 'map' | 'filter'>): Logic[] {
  return filter === null ? [map] : [map, filter];
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
  const values = yield* formulaValues(map, data, context.questions);
  yield;
  const count = mask === undefined ? data.rows : mask.reduce((sum, bit) => sum + bit, 0);
  const answered = answeredOf(
    numbersIn(values, { codes: new Int32Array(values.length), count: 1 }, mask)[0] ?? 0,
    count,
  );
  if (widget.timeGrain != null || widget.splitQuestion != null) {
    const made = yield* cellsOf({ ...widget, aggregation }, values, data, { ...context, mask });
    return made === null ? { kind: 'broken' } : { kind: 'cells', rows: count, ...answered, ...made };
  }
  if (groupByQuestion !== null) {
    const groups = yield* groupsOf(groupByQuestion, data, context);
    if (groups === null || aggregation === null) return { kind: 'broken' };
    yield;
    const isByDay = context.questions.some(({ id, type }) => id === groupByQuestion && hasDay(type));
    const made = yield* barsInPortions(values, { groups, aggregation, mask, isByDay });
    return { kind: 'bar', rows: count, ...answered, ...made, ...(isByDay && { byDay: true as const }) };
  }
  if (aggregation !== null)
    return { kind: 'summary', rows: count, ...answered, value: aggregate(values, aggregation, mask) };
  return { kind: 'line', rows: count, line: yield* lineOf(values, data, mask, context.timeZone ?? 'UTC') };
}

function* cellsOf(
  { aggregation, groupByQuestion, timeGrain = null, splitQuestion = null }: Computed,
  values: Float64Array,
  data: AnswerData,
  context: WidgetContext,
): ReturnType<typeof cellsInPortions> {
  if (aggregation === null) return null;
  const groups = groupByQuestion === null ? null : yield* groupsOf(groupByQuestion, data, context);
  const split = splitQuestion === null ? null : yield* groupsOf(splitQuestion, data, context);
  // A question that was removed.
  if ((groups === null) !== (groupByQuestion === null) || (split === null) !== (splitQuestion === null))
    return null;
  const { mask, timeZone = 'UTC' } = context;
  return yield* cellsInPortions({
    values,
    data,
    mask,
    aggregation,
    grain: timeGrain,
    groups,
    split,
    timeZone,
  });
}

function* lineOf(
  values: Float64Array,
  data: AnswerData,
  mask: Uint8Array | undefined,
  timeZone: string,
): Portions<AreaSummary> {
  const passing = new Int32Array(data.rows);
  let passed = 0;
  for (const row of data.byTime)
    if (mask?.[row] !== 0 && !Number.isNaN(values[row])) {
      passing[passed] = row;
      passed += 1;
    }
  const rows = passing.slice(0, passed);
  yield;
  const numbers = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1)
    numbers[place] = values[rows[place] ?? 0] ?? Number.NaN;
  yield;
  return areaOf({ values: numbers, rows, answered: rows.length }, data, timeZone);
}

function answeredOf(answered: number, rows: number): { answered?: number } {
  return answered === rows ? {} : { answered };
}

/** Groups the rows by the answers to a question; null if rows cannot be grouped by it. */
function* groupsOf(
  questionId: string,
  data: AnswerData,
  { questions, catalogNames }: WidgetContext,
): Portions<Groups | null> {
  const question = questions.find(({ id }) => id === questionId);
  const column = data.table.columns.get(questionId);
  if (question === undefined || column === undefined) return null;
  if (isMoment(question.type)) return yield* dayGroups(data.table, questionId);
  if (clockOf(question.type) === 'time' && column.kind === 'number') return yield* hourGroups(column.values);
  if (hasDay(question.type) && column.kind === 'number') return yield* calendarGroups(column.values);
  if (column.kind === 'number') return yield* numberGroups(column.values);
  if (column.kind === 'boolean') return yesNoGroups(column.values);
  const names = new Map(question.questionOptions.map(({ value, name }) => [value, name || value]));
  const label = (value: string) =>
    isCatalogType(question.type) ? pathText(value, catalogNames) : (names.get(value) ?? value);
  const isAlone = foundAlone(question, column.values);
  const groups = textGroups(column, label);
  const answerOf = (code: number) => {
    const answer = groups.answerOf(code);
    return answer !== null && isAlone(answer) ? answer : null;
  };
  return { ...groups, answerOf };
}
