// Summaries of a question's answers, one kind per question type (spec 1, section 2, "Each pinned widget is shown by its
// question type"), and the aggregations of widgets (spec 2, section 9). Works on columns.
import type { Person } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import type { Question } from '#core/questions/schema.ts';
import { dateTimeOf, dayNumber, dayValue, isAnswered, valuesOf, pathText } from '#core/questions/values.ts';
import { localToUtc } from '#core/time/zone.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import { type Bar, counted, countSeveral, type Several } from './count-answers.ts';
import { countRanks, type RankedOption } from './count-ranks.ts';
import { type AnswerData, nobody } from '#core/sheets/engine/row-data.ts';
import { hasDay } from '#core/questions/clock.ts';
import { answersOf, isMoment, isMultiValue } from '#core/questions/types.ts';
import { type Bins, binPoints } from './time/bins.ts';

/** One answer in a list or an image grid. `row` is its index in the data. */
export type ListedAnswer = Omit<Person, 'id'> & { row: number; value: string; at: number };

export type QuestionSummary =
  /** `bins`: for days and times, how many answers there are over time, by the answers themselves. */
  | { kind: 'list'; answered: number; items: ListedAnswer[]; bins?: Bins }
  | { kind: 'images'; answered: number; items: ListedAnswer[] }
  | { kind: 'pie'; answered: number; bars: Bar[] }
  | { kind: 'ranked'; answered: number; bars: Bar[] }
  | { kind: 'ranking'; answered: number; bars: RankedOption[] }
  | { kind: 'catalog'; answered: number; bars: Bar[]; several: Several[] }
  | {
      kind: 'area';
      answered: number;
      /** In chronological order; `rows` has the row of each point. */
      at: Float64Array;
      values: Float64Array;
      rows: Int32Array;
      average: number;
      minimum: number;
      maximum: number;
      total: number;
      /** All of them over time, also where the points are only the newest. */
      bins: Bins;
    };

export type SummaryOptions = {
  /** Maximum items of a list or image grid, newest first. Default: 1,000. */
  limit?: number;
  /** Names of catalog items by id, for labels; an id without a name is shown as it is. */
  catalogNames?: ReadonlyMap<string, string>;
  /** Excludes the rows where it is 0. */
  mask?: Uint8Array | undefined;
  /** Whose days; UTC by default. */
  timeZone?: string | undefined;
};

/** Summarizes a question. `answered` counts rows; if it is 0, every list is empty and every number NaN. */
export function summarize(
  question: Pick<Question, 'id' | 'type' | 'questionOptions'>,
  data: AnswerData,
  options: SummaryOptions = {},
): QuestionSummary {
  const { limit = 1_000, catalogNames, mask, timeZone = 'UTC' } = options;
  const { summary: kind } = answersOf(question.type);
  switch (kind) {
    case 'list':
    case 'images':
      return {
        kind,
        ...newest(question.id, data, limit, mask),
        ...(hasDay(question.type) && {
          bins: isMoment(question.type)
            ? binPoints({ at: momentsOf(question.id, data, mask), values: null }, timeZone)
            : binPoints({ at: noonsOf(question.id, data, mask, timeZone), values: null }, timeZone, 'day'),
        }),
      };
    case 'pie':
      return { kind, ...counted(question.id, data, yesAndNoLabels(), mask) };
    case 'ranking':
      return { kind, ...countRanks(data.answers[question.id] ?? [], labelsOf(question), mask) };
    case 'ranked': {
      const { answered, bars } = counted(question.id, data, labelsOf(question), mask);
      return { kind, answered, bars: bars.toSorted((a, b) => b.count - a.count) };
    }
    case 'catalog': {
      const { answered, bars } = counted(question.id, data, new Map(), mask);
      const named = bars.map((bar) => ({ ...bar, label: pathText(bar.value, catalogNames) }));
      return {
        kind,
        answered,
        bars: named.toSorted((a, b) => b.count - a.count),
        several: !isMultiValue(question.type) ? [] : countSeveral(data.answers[question.id] ?? [], mask),
      };
    }
    case 'area':
      return areaOf(numbersOf(question, data, mask), data, timeZone);
    default:
      return assertNever(kind);
  }
}

function labelsOf({ questionOptions }: Pick<Question, 'questionOptions'>): Map<string, string> {
  return new Map(questionOptions.map(({ value, name }) => [value, name || value]));
}

function yesAndNoLabels(): Map<string, string> {
  return new Map(yesAndNo.map(({ value, label }) => [value, label]));
}

type Mask = Uint8Array | undefined;

function newest(
  questionId: string,
  data: AnswerData,
  limit: number,
  mask: Mask,
): { answered: number; items: ListedAnswer[] } {
  const items: ListedAnswer[] = [];
  let answered = 0;
  const textAt = textsOf(questionId, data);
  for (let place = data.rows - 1; place >= 0; place -= 1) {
    const row = data.byTime[place] ?? 0;
    if (mask?.[row] === 0) continue;
    const value = textAt(row, items.length < limit);
    if (value === null) continue;
    answered += 1;
    if (items.length >= limit) continue;
    const { id: _, ...user } = data.users[row] ?? nobody;
    items.push({ row, value, at: data.created[row] ?? 0, ...user });
  }
  return { answered, items };
}

/** The text of a row's answer, null if there is none; if it is not `wanted`, any text may be returned. */
function textsOf(questionId: string, data: AnswerData): (row: number, wanted: boolean) => string | null {
  const column = data.table.columns.get(questionId);
  if (column?.kind === 'text') {
    const { codes, values } = column;
    return (row) => values[codes[row] ?? -1] ?? null;
  }
  const answers = data.answers[questionId] ?? [];
  return (row, wanted) => {
    const answer = answers[row] ?? undefined;
    if (!isAnswered(answer)) return null;
    return wanted ? valuesOf(answer).join('; ') : '';
  };
}

export type AreaSummary = Extract<QuestionSummary, { kind: 'area' }>;
export type Points = { at: Float64Array; values: Float64Array; rows: Int32Array };

/** Numbers in chronological order with their rows, for a chart. */
export function areaOf(
  { values, rows, answered }: Numbers,
  data: Pick<AnswerData, 'created'>,
  timeZone: string,
): AreaSummary {
  let total = 0;
  let minimum = Number.POSITIVE_INFINITY;
  let maximum = Number.NEGATIVE_INFINITY;
  const at = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const value = values[index] ?? Number.NaN;
    total += value;
    if (value < minimum) minimum = value;
    if (value > maximum) maximum = value;
    at[index] = data.created[rows[index] ?? 0] ?? 0;
  }
  const any = values.length > 0;
  return {
    kind: 'area',
    answered,
    at,
    values,
    rows,
    average: any ? total / values.length : Number.NaN,
    minimum: any ? minimum : Number.NaN,
    maximum: any ? maximum : Number.NaN,
    total: any ? total : Number.NaN,
    bins: binPoints({ at, values }, timeZone),
  };
}

/** The moments that are answers to a question, ascending. */
function momentsOf(questionId: string, data: AnswerData, mask: Mask): Float64Array {
  const column = data.table.columns.get(questionId);
  if (column?.kind === 'number')
    return column.values.filter((at, row) => mask?.[row] !== 0 && !Number.isNaN(at)).sort();
  return Float64Array.from(
    (data.answers[questionId] ?? []).flatMap((answer, row) =>
      mask?.[row] === 0 ? [] : valuesOf(answer ?? undefined).flatMap((value) => dateTimeOf(value)?.at ?? []),
    ),
  ).sort();
}

/** Days that are answers, as their noons in the zone in which time is drawn: each falls on its day there. */
function noonsOf(questionId: string, data: AnswerData, mask: Mask, timeZone: string): Float64Array {
  const days = (data.answers[questionId] ?? []).flatMap((answer, row) =>
    mask?.[row] === 0 ? [] : valuesOf(answer ?? undefined).flatMap((value) => dayNumber(value) ?? []),
  );
  return Float64Array.from(days, (number) => noonOf(number, timeZone)).sort();
}

function noonOf(number: number, timeZone: string): number {
  const [year = 0, month = 0, day = 0] = dayValue(number).split('-').map(Number);
  return localToUtc({ year, month, day, hour: 12 }, timeZone);
}

export type Numbers = { values: Float64Array; rows: Int32Array; answered: number };

/** All numbers of a question with their rows, in chronological order. */
function numbersOf(question: Pick<Question, 'id' | 'type'>, data: AnswerData, mask: Mask): Numbers {
  const column = data.table.columns.get(question.id);
  if (column?.kind === 'number') return oneEach(column.values, data.byTime, mask);
  const values: number[] = [];
  const rows: number[] = [];
  const answers = data.answers[question.id] ?? [];
  let answered = 0;
  for (const row of data.byTime) {
    if (mask?.[row] === 0) continue;
    const list = valuesOf(answers[row] ?? undefined).filter((value) => value.trim() !== '');
    if (list.length > 0) answered += 1;
    for (const value of list) {
      values.push(Number(value));
      rows.push(row);
    }
  }
  return { values: Float64Array.from(values), rows: Int32Array.from(rows), answered };
}

function oneEach(column: Float64Array, byTime: Int32Array, mask: Mask): Numbers {
  const values = new Float64Array(column.length);
  const rows = new Int32Array(column.length);
  let answered = 0;
  for (let place = 0; place < byTime.length; place += 1) {
    const row = byTime[place] ?? 0;
    const value = column[row] ?? Number.NaN;
    if (Number.isNaN(value) || mask?.[row] === 0) continue;
    values[answered] = value;
    rows[answered] = row;
    answered += 1;
  }
  if (answered === values.length) return { values, rows, answered };
  // Copied to length: a subarray would be cloned with its whole buffer.
  return { values: values.slice(0, answered), rows: rows.slice(0, answered), answered };
}

/**
 * Aggregates values to a widget's number. AVG is the sum divided by the number of rows (spec 2, section 9). NaN counts
 * as a row without a number; rows without any come to NaN, but for their count. `mask` excludes rows where it is 0.
 */
export function aggregate(values: Float64Array, aggregation: Aggregation, mask?: Uint8Array): number {
  const groups = aggregateBy(values, aggregation, { codes: new Int32Array(values.length), count: 1 }, mask);
  return groups[0] ?? Number.NaN;
}

/** Row i belongs to group `codes[i]`, or to none if that is negative. */
export type GroupedRows = { codes: Int32Array; count: number };

/** The same by group. */
export function aggregateBy(
  values: Float64Array,
  aggregation: Aggregation,
  { codes, count }: GroupedRows,
  mask?: Uint8Array,
): Float64Array {
  const counts = new Float64Array(count);
  const numbers = new Float64Array(count);
  const start =
    aggregation === 'MIN' ? Number.POSITIVE_INFINITY : aggregation === 'MAX' ? Number.NEGATIVE_INFINITY : 0;
  const results = new Float64Array(count).fill(start);
  for (let row = 0; row < values.length; row += 1) {
    const group = codes[row] ?? -1;
    if (group < 0 || (mask !== undefined && mask[row] === 0)) continue;
    counts[group] = (counts[group] ?? 0) + 1;
    const value = values[row] ?? Number.NaN;
    const result = results[group] ?? start;
    if (Number.isNaN(value)) continue;
    numbers[group] = (numbers[group] ?? 0) + 1;
    if (aggregation === 'MIN') results[group] = Math.min(result, value);
    else if (aggregation === 'MAX') results[group] = Math.max(result, value);
    else results[group] = result + value;
  }
  if (aggregation === 'COUNT') return counts;
  return results.map((result, group) => {
    if ((numbers[group] ?? 0) === 0 || !Number.isFinite(result)) return Number.NaN;
    return aggregation === 'AVG' ? result / (counts[group] ?? 1) : result;
  });
}
