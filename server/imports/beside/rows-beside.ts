// Reads the rows of a file in a thread of its own: whatever is in it, the server goes on answering everybody. What takes
// longer than any honest row ends with the thread, and is said to the person who brought it.
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { RuledForm } from '#core/filling/rules/form-rules-type.ts';
import type { DecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { createRemote, thrownBy } from '#core/portions/worker-calls.ts';
import { programBeside, threadLine } from '#server/jobs/programs.ts';
import { type CheckedBatch, UnreadableFile } from '#server/imports/read-file.ts';
import type { ImportRecord } from '#server/imports/store.ts';
import { type PackedRows, type ReadRow, unpackRows } from './packed-reply.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FileToRead = Pick<ImportRecord, 'request' | 'timeZone'> & {
  form: RuledForm;
  catalog: CatalogIndex | null;
  /** Whether its rows are written as they are, so that nobody looks into their answers again. */
  isPlain: boolean;
  /** The last row that is written already. */
  from: number;
};
/** What the thread does, each call after the one before. */
export type RowsProgram = {
  open(file: FileToRead): PieceRead;
  /** The next piece of the file. */
  push(bytes: Uint8Array): PieceRead;
  end(): PieceRead;
};
export type PieceRead = {
  rows: PackedRows;
  decimalSeparator: DecimalSeparator | null;
  rowCount: number;
  /** Why the file cannot be read, for people. */
  problem: string | null;
  /** What the thread has used so far, in microseconds; null: this Node cannot say. */
  processorTime: NodeJS.CpuUsage | null;
};

/** Milliseconds of processor time for a piece of a file, which takes a few; @public docs/limits.md names it. */
export const longestPiece = 10_000;
/** What a thread may hold in memory, in MB; @public docs/limits.md names it. */
export const mostThreadMemory = 512;
/** Milliseconds until a thread that nobody needs ends. */
const idleTime = 30_000;
/** Milliseconds in which a thread says what it has used, even one that is stuck. */
const patience = 1_000;

const program = programBeside(import.meta, 'rows-thread');

/**
 * The checked rows of a file, in batches in file order. Returns the number of rows at the end; throws UnreadableFile if
 * the file cannot be read, or takes too long. When the signal aborts it throws the reason.
 */
export async function* readRowsBeside(
  stream: Readable,
  file: FileToRead,
  { signal, limit = longestPiece }: { signal?: AbortSignal; limit?: number } = {},
): AsyncGenerator<CheckedBatch, number> {
  const thread = spare ?? startThread();
  spare = null;
  const stop = () => thread.end(signal?.reason);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    // One piece is read while the rows of the one before are written.
    let coming = thread.ask(limit, 'open', [file]);
    for await (const bytes of stream) {
      const next = thread.ask(limit, 'push', [bytes]);
      const { rows, decimalSeparator } = await coming;
      if (rows.length > 0) yield { rows, decimalSeparator };
      coming = next;
    }
    const end = thread.ask(limit, 'end', []);
    for (const reply of [await coming, await end])
      if (reply.rows.length > 0) yield { rows: reply.rows, decimalSeparator: reply.decimalSeparator };
    return (await end).rowCount;
  } finally {
    signal?.removeEventListener('abort', stop);
    stream.destroy();
    keepOrEnd(thread);
  }
}

type RowsRead = Omit<PieceRead, 'rows'> & { rows: ReadRow[] };

type Thread = {
  /** `limit`: milliseconds of processor time. */
  ask<M extends keyof RowsProgram>(
    limit: number,
    method: M,
    args: Parameters<RowsProgram[M]>,
  ): Promise<RowsRead>;
  /** Ends it; what is under way fails with this error. */
  end(error: unknown): void;
  /** Whether it could read another file. */
  readonly isFree: boolean;
};

let spare: Thread | null = null;

function keepOrEnd(thread: Thread): void {
  if (!thread.isFree || spare !== null) return thread.end(new Error('The thread is not needed any more.'));
  spare = thread;
  setTimeout(() => {
    if (spare !== thread) return;
    spare = null;
    thread.end(new Error('The thread is not needed any more.'));
  }, idleTime).unref();
}

function startThread(): Thread {
  const position = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(program, {
    workerData: { position },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostThreadMemory },
  });
  worker.unref();
  /** The limits of the calls that are not answered yet. */
  const waiting: { limit: number }[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** Processor time before the first that waits, in milliseconds. */
  let usedBefore: number | null = 0;
  let ended: { error: unknown } | null = null;

  function end(error: unknown): void {
    ended ??= { error };
    clearTimeout(timer);
    remote.close();
    void worker.terminate();
  }

  /** A call of a thread that has ended fails by what ended it. */
  const failureOf = (error: unknown): unknown => (ended === null ? thrownBy(error) : ended.error);

  function watch(milliseconds: number): void {
    clearTimeout(timer);
    if (ended !== null) return;
    timer = setTimeout(() => void judge(), milliseconds);
  }

  /** A machine that sleeps, or that others use, is not the file's fault: processor time counts, where Node knows it. */
  async function judge(): Promise<void> {
    const [first] = waiting;
    if (first === undefined) return;
    const used = usedBefore === null ? null : await usedBy(worker);
    if (waiting[0] !== first) return;
    const left = used === null || usedBefore === null ? 0 : first.limit - (used - usedBefore);
    if (left > 0) watch(Math.max(left, 100));
    else end(new UnreadableFile(tooSlow(Atomics.load(position, 0), first.limit)));
  }

  worker.on('error', (error: Error & { code?: string }) =>
    end(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new UnreadableFile(tooLarge(Atomics.load(position, 0)))
        : error,
    ),
  );
  worker.on('exit', () => end(new Error('The thread that reads files of imports has ended.')));
  const remote = createRemote<RowsProgram>(async () => threadLine(worker));

  const ask: Thread['ask'] = async (limit, method, args) => {
    if (ended !== null) throw ended.error;
    waiting.push({ limit });
    if (waiting.length === 1) watch(limit);
    try {
      const reply = await remote.call(method, args);
      usedBefore = reply.processorTime && millisecondsOf(reply.processorTime);
      if (reply.problem !== null) throw new UnreadableFile(reply.problem);
      return { ...reply, rows: unpackRows(reply.rows) };
    } catch (error) {
      throw failureOf(error);
    } finally {
      waiting.shift();
      const [next] = waiting;
      if (next === undefined) clearTimeout(timer);
      else watch(next.limit);
    }
  };
  return {
    ask(...call) {
      const answered = ask(...call);
      // It is awaited later: until then a failure is not unhandled.
      answered.catch(() => {});
      return answered;
    },
    end,
    get isFree() {
      return ended === null && waiting.length === 0;
    },
  };
}

/** What a thread has used so far, in milliseconds; null if it, or this Node, does not say. */
async function usedBy(worker: Worker): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const used = worker.cpuUsage?.().then(millisecondsOf, () => null) ?? null;
  return Promise.race([used, late]).finally(() => clearTimeout(timer));
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}

function tooSlow(csvRow: number, limit: number): string {
  return t(m.readingTookLongerThanSeconds, {
    place: placeOf(csvRow),
    ceil: Math.ceil(limit / 1_000),
    remedy,
  });
}

function tooLarge(csvRow: number): string {
  return t(m.readingTookMoreMemoryThan, { place: placeOf(csvRow), remedy });
}

const remedy = t(m.lookForUnusuallyLongCells);

/** Rows are counted from the one below the header, as in the list of failed rows. */
function placeOf(csvRow: number): string {
  return csvRow === 0 ? t(m.firstRowsOfFile) : t(m.rowOfFile, { csvRow });
}
