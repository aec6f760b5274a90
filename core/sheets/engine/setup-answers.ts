// The answers of a sheet's setup as columns of its rows. They are converted once per sheet and spread by the rows' sheets:
// all rows of a sheet share one value, and a list of a value for each row is only made where one is read.
import { assertNever } from '#core/assert-never.ts';
import type { Column, Values } from '#core/logic/columns/column-table.ts';
import { columnTable } from '#core/logic/columns/column-table.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { type Coded, createCoder } from './packed-column.ts';
import { answersByQuestion, type RowData } from './row-data.ts';

/** The answers of each sheet's setup, by its id. */
export type SetupAnswers = ReadonlyMap<string, Answers>;

export type SetupColumns = {
  /** A getter for each question. */
  answers: Readonly<Record<string, Values>>;
  columns: ReadonlyMap<string, Column>;
};

/** The setup's answers for rows of these sheets. */
export function setupColumns(
  { codes, values: sheetIds }: Coded<string>,
  setup: SetupAnswers,
  questions: readonly Pick<Question, 'id' | 'type'>[],
): SetupColumns {
  const answers: Record<string, Values> = {};
  const columns = new Map<string, Column>();
  for (const { id, type } of questions) {
    const ofSheets = sheetIds.map((sheetId) => setup.get(sheetId)?.[id] ?? null);
    const distinct = columnTable(sheetIds.length, { [id]: ofSheets }, new Map([[id, type]]));
    for (const [key, column] of distinct.columns) columns.set(key, spread(column, codes));
    let spreadOut: Values | null = null;
    const get = () => (spreadOut ??= Array.from(codes, (code) => ofSheets[code] ?? null));
    Object.defineProperty(answers, id, { get, enumerable: true });
  }
  return { answers, columns };
}

/** Answers with those of the setup beside them; nothing is read yet. */
export function withSetupAnswers(
  answers: Readonly<Record<string, Values>>,
  setup: SetupColumns,
): Record<string, Values> {
  const both: Record<string, Values> = {};
  Object.defineProperties(both, Object.getOwnPropertyDescriptors(answers));
  return Object.defineProperties(both, Object.getOwnPropertyDescriptors(setup.answers));
}

/** Loaded rows with the setup's answers of their sheets. */
export function withSetup(
  data: RowData,
  sheets: readonly Pick<Sheet, 'id' | 'contextAnswers'>[],
  questions: readonly Pick<Question, 'id' | 'type'>[],
): RowData {
  if (questions.length === 0) return data;
  const setup = setupColumns(sheetCodes(data.sheetIds), setupOf(sheets, questions), questions);
  return {
    ...data,
    answers: withSetupAnswers(data.answers, setup),
    table: { rows: data.rows, columns: new Map([...data.table.columns, ...setup.columns]) },
  };
}

function setupOf(
  sheets: readonly Pick<Sheet, 'id' | 'contextAnswers'>[],
  questions: readonly Pick<Question, 'id' | 'type'>[],
): SetupAnswers {
  return new Map(sheets.map(({ id, contextAnswers }) => [id, answersByQuestion(contextAnswers, questions)]));
}

/** By the list of the rows' sheets, which stays the same while rows are filtered, edited and reviewed. */
const codesByList = new WeakMap<readonly string[], Coded<string>>();

function sheetCodes(sheetIds: readonly string[]): Coded<string> {
  const before = codesByList.get(sheetIds);
  if (before !== undefined) return before;
  const coder = createCoder<string>();
  coder.add(sheetIds, sheetIds.length);
  const coded = coder.finish();
  codesByList.set(sheetIds, coded);
  return coded;
}

/** Expands a column of distinct values to a column of rows. */
export function spread(column: Column, codes: Int32Array): Column {
  const { length } = codes;
  switch (column.kind) {
    case 'number': {
      const values = new Float64Array(length).fill(Number.NaN);
      for (let row = 0; row < length; row += 1) values[row] = column.values[codes[row] ?? -1] ?? Number.NaN;
      return { kind: 'number', values };
    }
    case 'boolean': {
      const values = new Uint8Array(length).fill(2);
      for (let row = 0; row < length; row += 1) values[row] = column.values[codes[row] ?? -1] ?? 2;
      return { kind: 'boolean', values };
    }
    case 'text': {
      const isSame = column.codes.every((code, place) => code === place);
      const spreadCodes = isSame ? codes : codes.map((code) => column.codes[code] ?? -1);
      return { kind: 'text', codes: spreadCodes, values: column.values };
    }
    default:
      return assertNever(column);
  }
}
