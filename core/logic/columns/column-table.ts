// Answers in columns: typed arrays by question, for expressions and aggregates over many rows. Built from the wire's row
// columns (core/sheets/schema.ts), or from any other lists of values.
import { type AnswerValue, dateTimeOf, logicValue, valuesOf } from '#core/questions/values.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import { localKey } from '#core/logic/operators.ts';
import { kindOf } from '#core/questions/types.ts';

/**
 * A question's answers, row by row. Numbers: NaN for no answer. Texts: an index into the distinct `values`, or -1.
 * Booleans: 0 is false, 1 true, 2 no answer.
 */
export type Column =
  | { kind: 'number'; values: Float64Array }
  | { kind: 'text'; codes: Int32Array; values: readonly string[] }
  | { kind: 'boolean'; values: Uint8Array };

/** A DATETIME has two columns: epoch milliseconds under its id, local time in milliseconds under `localKey(id)`. */
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
    switch (kindOf(type)) {
      case 'numbers':
      case 'choices':
      case 'items':
        break;
      case 'number':
        columns.set(
          id,
          numbers(rows, (row) => logicValue(type, values[row] ?? undefined)),
        );
        break;
      case 'moment':
        columns.set(
          id,
          numbers(rows, (row) => logicValue(type, values[row] ?? undefined)),
        );
        columns.set(
          localKey(id),
          numbers(rows, (row) => localTime(values[row])),
        );
        break;
      case 'yesNo':
        columns.set(
          id,
          booleans(rows, (row) => logicValue(type, values[row] ?? undefined)),
        );
        break;
      case 'text':
      case 'choice':
      case 'item':
      case 'image':
        columns.set(
          id,
          texts(rows, (row) => logicValue(type, values[row] ?? undefined)),
        );
    }
  }
  return { rows, columns };
}

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

function localTime(answer: AnswerValue | null | undefined): number | null {
  const moment = dateTimeOf(valuesOf(answer ?? undefined)[0] ?? '');
  return moment && moment.at + moment.offset;
}
