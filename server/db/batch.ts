// Statements that go to the database together, with one Sync behind them all. A query of the driver by itself has its own,
// at each of which PostgreSQL sends what it has and this process wakes up: for a short request that costs more than its work.
import pg from 'pg';
// @ts-expect-error It has no types.
import utils from 'pg/lib/utils.js';

export type Statement = string | { name: string; text: string };
export type Answer<R> = { rows: R[]; rowCount: number; command: string };

/** What the driver's connection does, beyond its types. */
type DriverConnection = {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: {
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string; rows: number }): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
};
/** A value as PostgreSQL reads it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's types leave it out
const { prepareValue } = utils as { prepareValue: (value: unknown) => unknown };
type TypeId = Parameters<pg.CustomTypesConfig['getTypeParser']>[0];
type Column = { name: string; parse: (text: string) => unknown };
type Part = {
  /** Empty for a statement that is used once. */
  name: string;
  text: string;
  values: readonly unknown[];
  columns: readonly Column[];
  answer: Answer<Record<string, unknown>>;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
};

/** What a connection has prepared: by name the columns of the result, null until the first has come. */
type Prepared = Map<string, readonly Column[] | null>;
const preparedBy = new WeakMap<object, Prepared>();

/**
 * Statements as one query of the driver. They run one after the other; where one fails, those behind it are not run and fail
 * with the same error. All are answered together.
 */
export class Batch extends pg.Query {
  readonly #types: pg.CustomTypesConfig;
  readonly #parts: Part[] = [];
  #prepared: Prepared = new Map();
  /** How many have been run. */
  #done = 0;

  constructor(types: pg.CustomTypesConfig) {
    // The driver calls it with an error of the whole; each statement has its own.
    super({ text: '' }, () => undefined);
    this.#types = types;
  }

  /** Adds a statement. To be called before the batch is handed to the driver. */
  add<R>(statement: Statement, values: readonly unknown[] = []): Promise<Answer<R>> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer<R>>();
    const { name, text } = typeof statement === 'string' ? { name: '', text: statement } : statement;
    const answer = { rows: [], rowCount: 0, command: '' };
    this.#parts.push({ name, text, values, columns: [], answer, resolve, reject });
    return promise;
  }

  override submit = (given: pg.Connection): null => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's types leave out parameters and methods that it has itself
    const connection = given as unknown as DriverConnection;
    this.#prepared = preparedBy.get(connection) ?? new Map();
    preparedBy.set(connection, this.#prepared);
    // One write for all.
    connection.stream.cork();
    for (const [index, part] of this.#parts.entries()) {
      try {
        this.#write(part, connection);
      } catch (error) {
        // It cannot be written down: a commit behind it must not be sent either.
        const left = this.#parts.splice(index);
        process.nextTick(() => this.#fail(left, error));
        break;
      }
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  };

  #write(part: Part, connection: DriverConnection): void {
    const { name, text, values } = part;
    const columns = name === '' ? undefined : this.#prepared.get(name);
    if (columns === undefined) {
      // A batch that failed may have prepared it; to close what is not there is no error.
      if (name !== '') connection.close({ type: 'S', name });
      connection.parse({ name, text });
      if (name !== '') this.#prepared.set(name, null);
    }
    connection.bind({ statement: name, values, valueMapper: prepareValue });
    // A prepared statement has the same columns each time.
    if (columns) part.columns = columns;
    else connection.describe({ type: 'P', name: '' });
    connection.execute({ portal: '', rows: 0 });
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: TypeId }[] }): void {
    const part = this.#parts[this.#done];
    if (part === undefined) return;
    part.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's types know of no parser what it takes
      parse: this.#types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    if (part.name !== '') this.#prepared.set(part.name, part.columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const part = this.#parts[this.#done];
    if (part === undefined) return;
    const row: Record<string, unknown> = {};
    const { columns } = part;
    for (let index = 0; index < columns.length; index += 1) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the index is within the list, and this loop runs for every field
      const { name, parse } = columns[index] as Column;
      const text = fields[index] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    part.answer.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const part = this.#parts[this.#done];
    this.#done += 1;
    if (part === undefined) return;
    const { name, answer } = part;
    if (this.#prepared.get(name) === null) this.#prepared.set(name, part.columns);
    // Such as `SELECT 3`, `INSERT 0 1`, `COMMIT`.
    const words = text.split(' ');
    answer.command = words[0] ?? '';
    answer.rowCount = Number(words.at(-1)) || 0;
  }

  handleEmptyQuery(): void {
    this.#done += 1;
  }

  handleError(error: unknown): void {
    const left = this.#parts.splice(this.#done);
    this.handleReadyForQuery();
    this.#fail(left, error);
  }

  handleReadyForQuery(): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each statement gets the answer to itself
    for (const { resolve, answer } of this.#parts) resolve(answer as never);
  }

  #fail(parts: readonly Part[], error: unknown): void {
    for (const { name, reject } of parts) {
      // Whether it is prepared is not known, where this was its first use.
      if (this.#prepared.get(name) === null) this.#prepared.delete(name);
      reject(error);
    }
  }
}
