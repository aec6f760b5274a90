// Sends several statements to the database with a single Sync. Each separate query of the driver sends a Sync of its
// own, at which PostgreSQL flushes its output and this process wakes up: for a short request that costs more than the
// query.
import pg from 'pg';
// @ts-expect-error It has no types.
import utils from 'pg/lib/utils.js';

export type Statement = string | { name: string; text: string };
export type Answer<R> = { rows: R[]; rowCount: number; command: string };

/** Methods of the driver's connection that its types leave out. */
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
/** Converts a value to the form that PostgreSQL reads. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's types leave it out
const { prepareValue } = utils as { prepareValue: (value: unknown) => unknown };
type TypeId = Parameters<pg.CustomTypesConfig['getTypeParser']>[0];
type Column = { name: string; parse: (text: string) => unknown };
type Part = {
  /** Empty for an unnamed statement, which is used once. */
  name: string;
  text: string;
  values: readonly unknown[];
  columns: readonly Column[];
  answer: Answer<Record<string, unknown>>;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
};

/** The prepared statements of a connection: the result's columns by statement name, null until the first result. */
type Prepared = Map<string, readonly Column[] | null>;
const preparedBy = new WeakMap<object, Prepared>();

/**
 * Several statements as one query of the driver. They run in order; when one fails, the rest are skipped and fail with
 * the same error. All results are delivered together.
 */
export class Batch extends pg.Query {
  readonly #types: pg.CustomTypesConfig;
  readonly #parts: Part[] = [];
  #prepared: Prepared = new Map();
  /** How many statements have run. */
  #done = 0;

  constructor(types: pg.CustomTypesConfig) {
    // The driver calls this with an error of the whole batch; each statement handles its own.
    super({ text: '' }, () => undefined);
    this.#types = types;
  }

  /** Adds a statement. Call it before the batch is passed to the driver. */
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
    // Corked, so that all statements go out in one write.
    connection.stream.cork();
    for (const [index, part] of this.#parts.entries()) {
      try {
        this.#write(part, connection);
      } catch (error) {
        // The values cannot be serialized: the statements behind this one, including a commit, must not be sent either.
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
      // The failed batch may have prepared the statement; closing one that does not exist is not an error.
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
    // For example `SELECT 3`, `INSERT 0 1`, `COMMIT`.
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
      // If this was its first use, the statement may or may not have been prepared.
      if (this.#prepared.get(name) === null) this.#prepared.delete(name);
      reject(error);
    }
  }
}
