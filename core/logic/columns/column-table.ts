// Answers in columns: typed arrays by question, for expressions and aggregates over many rows. Built from the wire's row
// columns (core/sheets/schema.ts), or from any other lists of values.
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { logicValue } from '#core/questions/answers.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import { localKey } from '#core/logic/operators.ts';
import { answersOf } from '#core/questions/types.ts';

/**
 * A question's answers, row by row. Numbers: NaN for no answer. Texts: an index into the distinct `values`, or -1.
 * Booleans: 0 is false, 1 true, 2 no answer.
 */
export type Column =
  | { kind: 'number'; values: Float64Array }
  | { kind: 'text'; codes: Int32Array; values: readonly string[] }
  | { kind: 'boolean'; values: Uint8Array };

/** What is of a clock has two columns: its value under its id, local time in milliseconds under `localKey(id)`. */
export type ColumnTable = { rows: number; columns: ReadonlyMap<string, Column> };

/** The values of one question, row by row. */
export type Values = readonly (AnswerValue | null | undefined)[];

/** The columns of all known questions with one value per row: questions with lists have none. */
export function columnTable(
  rows: number,
  answers: Readonly<Record<string, Values>>,
  types: QuestionTypes,
): ColumnTable {
  const columns = new Map<string, Column>();
  for (const [id, type] of types) {
    const values = answers[id] ?? [];
    const { column, clock, localTime } = answersOf(type);
    if (column !== null) {
      const made = makers[column](rows, (row) => logicValue(type, values[row] ?? undefined));
      columns.set(id, made);
    }
    if (clock !== null) {
      const local = numbers(rows, (row) => localTime(valuesOf(values[row] ?? undefined)[0] ?? ''));
      columns.set(localKey(id), local);
    }
  }
  return { rows, columns };
}

const makers = { number: numbers, boolean: booleans, text: texts };

function numbers(rows: number, valueAt: (row: number) => unknown): Column {
  const values = new Float64Array(rows).fill(Number.NaN);
  for (let row = 0; row < rows; row += 1) {
    const value = valueAt(row);
    if (typeof value === 'number') values[row] = value;
  }
  return { kind: 'number', values };
}

function booleans(rows: number, valueAt: (row: number) => unknown): Column {
  const values = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const value = valueAt(row);
    values[row] = value === null ? 2 : Number(value);
  }
  return { kind: 'boolean', values };
}

function texts(rows: number, valueAt: (row: number) => unknown): Column {
  const codes = new Int32Array(rows).fill(-1);
  const known = new Map<string, number>();
  for (let row = 0; row < rows; row += 1) {
    const value = valueAt(row);
    if (typeof value !== 'string') continue;
    const code = known.get(value) ?? known.size;
    if (code === known.size) known.set(value, code);
    codes[row] = code;
  }
  return { kind: 'text', codes, values: [...known.keys()] };
}
