// A view of packed rows as answer data. Columns are computed on first use, and those of a question once per distinct
// value, with the same code that reads rows from the wire.
import type { Person } from '#core/primitives.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { type Column, columnTable, type Values } from '#core/logic/columns/column-table.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import type { Coded } from './packed-column.ts';
import type { PackedRows } from './packed-rows.ts';
import type { Pause } from '#core/portions/portions.ts';
import { type AnswerData, nobody } from './row-data.ts';
import { type SetupColumns, spread, withSetupAnswers } from './setup-answers.ts';

/** The parts that requests share. */
export type OpenRows = Pick<AnswerData, 'rows' | 'created' | 'byTime' | 'passed' | 'table'> & {
  packed: PackedRows;
};

export async function openRows(packed: PackedRows, types: QuestionTypes, pause: Pause): Promise<OpenRows> {
  const columns = new Map<string, Column>();
  for (const [id, column] of packed.answers) {
    const type = types.get(id);
    if (type === undefined) continue;
    if (column instanceof Float64Array) columns.set(id, { kind: 'number', values: column });
    else {
      const distinct = columnTable(column.values.length, { [id]: column.values }, new Map([[id, type]]));
      for (const [name, values] of distinct.columns) columns.set(name, spread(values, column.codes));
    }
    await pause();
  }
  const { rows, created, passed } = packed;
  const byTime = new Int32Array(rows);
  for (let place = 0; place < rows; place += 1) byTime[place] = rows - 1 - place;
  return { rows, created, byTime, passed, table: { rows, columns }, packed };
}

/** The rows for one request, with the answers of their sheets' setup. `people` are by id. */
export function lookAt(
  { packed, table, ...open }: OpenRows,
  people: ReadonlyMap<string, Person>,
  setup: SetupColumns,
): AnswerData {
  const answers: Record<string, Values> = {};
  for (const [id, column] of packed.answers) {
    const values = once((): Values =>
      column instanceof Float64Array
        ? Array.from(column, (value) => (Number.isNaN(value) ? null : String(value)))
        : listed<AnswerValue, null>(column, null),
    );
    Object.defineProperty(answers, id, { get: values, enumerable: true });
  }
  const users = once(() => {
    const { codes, values } = packed.userId;
    return listed({ codes, values: values.map((id) => people.get(id) ?? nobody) }, nobody);
  });
  const userIds = once(() => listed(packed.userId, ''));
  const reviewStates = once(() => listed(packed.reviewState, null));
  const alerts = once(() => listed(packed.alerts, noAlerts));
  return {
    ...open,
    answers: withSetupAnswers(answers, setup),
    table: { rows: table.rows, columns: new Map([...table.columns, ...setup.columns]) },
    get userIds() {
      return userIds();
    },
    get users() {
      return users();
    },
    get reviewStates() {
      return reviewStates();
    },
    get alerts() {
      return alerts();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const noAlerts: readonly string[] = [];

function listed<V, None>({ codes, values }: Coded<V>, none: None): (V | None)[] {
  const list: (V | None)[] = [];
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? -1;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a code is an index of the values
    list.push(code < 0 ? none : (values[code] as V));
  }
  return list;
}
