// The entries of a question as rows of their own: each with its answers, and beside them those of its row. Whatever is computed
// over rows is so computed over entries.
import { nobody } from '#core/sheets/engine/row-data.ts';
import { entryOf } from '#core/questions/entries/entry.ts';
import type { Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { type Column, columnTable, type Values } from '#core/logic/columns/column-table.ts';
import type { Portions } from '#core/portions/portions.ts';
import { type Coded, concatenated, createCoder } from './packed-column.ts';
import type { AnswerData } from './row-data.ts';
import { columnsOnDemand } from './row-slices.ts';
import { spread } from './setup-answers.ts';

/**
 * Maximum entries of the rows that a widget is computed over.
 * @public docs/limits.md names it.
 */
export const mostEntryRows = 300_000;

/** Characters of entries that are read in one portion: a few milliseconds. */
const charactersPerPortion = 100_000;
/** Different answers that are read in one portion. */
const valuesPerPortion = 8_192;

/** `rowOf`: by entry, the index of its row; `first`: by row, the index of its first entry, and behind the last row their number. */
export type EntryRows = { data: AnswerData; rowOf: Int32Array; first: Int32Array };

/** What was read of a list of entries; answers by the id of their question. */
type ReadEntries = Omit<EntryRows, 'data'> & {
  answers: Map<string, Coded<AnswerValue>>;
  /** Of the different answers, as far as they were asked for. */
  columns: Map<string, ReadonlyMap<string, Column>>;
};

/** By the answers, which stay the same lists while rows are filtered and compared. */
const readBefore = new WeakMap<Values, ReadEntries>();

/** The entries of a question, with the answers to these of its own; null if there are too many. */
export function* entryRows(
  entriesId: string,
  questions: readonly Pick<Question, 'id' | 'type'>[],
  data: AnswerData,
): Portions<EntryRows | null> {
  const given = data.answers[entriesId] ?? [];
  const read = readBefore.get(given) ?? placesOf(given);
  if (read === null) return null;
  readBefore.set(given, read);
  yield* readAnswers(
    given,
    questions.filter(({ id }) => !read.answers.has(id)),
    read,
  );
  const { rowOf, first } = read;
  yield;
  return { rowOf, first, data: yield* asRows(data, questions, read) };
}

function placesOf(given: Values): ReadEntries | null {
  const first = new Int32Array(given.length + 1);
  for (let row = 0; row < given.length; row += 1)
    first[row + 1] = (first[row] ?? 0) + valuesOf(given[row] ?? undefined).length;
  const entries = first.at(-1) ?? 0;
  if (entries > mostEntryRows) return null;
  const rowOf = new Int32Array(entries);
  for (let row = 0; row < given.length; row += 1) rowOf.fill(row, first[row], first[row + 1]);
  return { rowOf, first, answers: new Map(), columns: new Map() };
}

function* readAnswers(
  given: Values,
  questions: readonly Pick<Question, 'id'>[],
  { answers }: ReadEntries,
): Portions<void> {
  if (questions.length === 0) return;
  const coders = questions.map(({ id }) => ({ id, coder: createCoder<AnswerValue>() }));
  let some: ReturnType<typeof entryOf>[] = [];
  let characters = 0;
  const add = () => {
    for (const { id, coder } of coders)
      coder.add(
        some.map((entry) => (entry !== null && Object.hasOwn(entry, id) ? entry[id] : null)),
        some.length,
      );
    [some, characters] = [[], 0];
  };
  for (const answer of given) {
    for (const value of valuesOf(answer ?? undefined)) {
      some.push(entryOf(value));
      characters += value.length;
    }
    if (characters < charactersPerPortion) continue;
    add();
    yield;
  }
  add();
  for (const { id, coder } of coders) answers.set(id, coder.finish());
}

function* asRows(
  data: AnswerData,
  questions: readonly Pick<Question, 'id' | 'type'>[],
  { rowOf, first, answers: own, columns: known }: ReadEntries,
): Portions<AnswerData> {
  const rows = rowOf.length;
  const ofRows = <T>(values: readonly T[], none: T): T[] => Array.from(rowOf, (row) => values[row] ?? none);
  const answers: Record<string, Values> = {};
  const define = (id: string, get: () => Values) =>
    Object.defineProperty(answers, id, { get, enumerable: true, configurable: true });
  for (const id of Object.keys(data.answers)) define(id, () => ofRows(data.answers[id] ?? [], null));
  const columns = new Map<string, Column>();
  for (const { id, type } of questions) {
    const { codes, values } = own.get(id) ?? { codes: new Int32Array(rows).fill(-1), values: [] };
    const distinct = known.get(id) ?? (yield* columnsOf(id, type, values));
    known.set(id, distinct);
    for (const [key, column] of distinct) columns.set(key, spread(column, codes));
    yield;
    define(id, () => Array.from(codes, (code) => values[code] ?? null));
  }
  const created = ofEntries(new Float64Array(rows), data.created, rowOf);
  yield;
  const byTime = entriesInOrder(data.byTime, first);
  yield;
  return {
    rows,
    created,
    byTime,
    passed: ofEntries(new Uint8Array(rows), data.passed, rowOf),
    get users() {
      return ofRows(data.users, nobody);
    },
    get userIds() {
      return ofRows(data.userIds, '');
    },
    get reviewStates() {
      return ofRows(data.reviewStates, null);
    },
    get alerts() {
      return ofRows(data.alerts, []);
    },
    answers,
    table: {
      rows,
      columns: columnsOnDemand((id) => {
        const column = columns.get(id) ?? data.table.columns.get(id);
        return column === undefined || columns.has(id) ? column : spread(column, rowOf);
      }),
    },
  };
}

/** The columns of a question's different answers, of which there may be as many as entries. */
function* columnsOf(
  id: string,
  type: QuestionType,
  values: readonly AnswerValue[],
): Portions<ReadonlyMap<string, Column>> {
  const parts: ReadonlyMap<string, Column>[] = [];
  for (let from = 0; from < Math.max(1, values.length); from += valuesPerPortion) {
    const some = values.slice(from, from + valuesPerPortion);
    parts.push(columnTable(some.length, { [id]: some }, new Map([[id, type]])).columns);
    yield;
  }
  const whole = new Map<string, Column>();
  for (const key of parts[0]?.keys() ?? [])
    whole.set(key, yield* joinedColumn(parts.flatMap((part) => part.get(key) ?? [])));
  return whole;
}

function* joinedColumn(parts: readonly Column[]): Portions<Column> {
  const [first = { kind: 'number', values: new Float64Array() }] = parts;
  if (parts.length < 2) return first;
  const valuesOfParts = parts.map(({ values }) => values);
  if (first.kind === 'number')
    return {
      kind: 'number',
      values: concatenated(
        valuesOfParts.filter((part) => part instanceof Float64Array),
        Float64Array,
      ),
    };
  if (first.kind === 'boolean')
    return {
      kind: 'boolean',
      values: concatenated(
        valuesOfParts.filter((part) => part instanceof Uint8Array),
        Uint8Array,
      ),
    };
  const coder = createCoder<string>();
  for (const part of parts) {
    if (part.kind === 'text')
      coder.add(
        Array.from(part.codes, (code) => part.values[code] ?? null),
        part.codes.length,
      );
    yield;
  }
  return { kind: 'text', ...coder.finish() };
}

/** What is said of rows, as it is of their entries. */
export function ofEntries<Numbers extends Uint8Array | Int32Array | Float64Array>(
  values: Numbers,
  ofRows: Numbers,
  rowOf: Int32Array,
): Numbers {
  for (let entry = 0; entry < rowOf.length; entry += 1) values[entry] = ofRows[rowOf[entry] ?? 0] ?? 0;
  return values;
}

/** The entries of rows in an order of these; those of a row in theirs. */
export function entriesInOrder(rows: Int32Array, first: Int32Array): Int32Array {
  const order = new Int32Array(first.at(-1) ?? 0);
  let place = 0;
  for (const row of rows)
    for (let entry = first[row] ?? 0; entry < (first[row + 1] ?? 0); entry += 1) {
      order[place] = entry;
      place += 1;
    }
  return order;
}
