// Caches rows in memory in typed columns, for dashboards with more rows than a browser should load. The database reports
// which rows changed since they were read, so that only the first request for a selection reads all rows.
import { setImmediate, setTimeout as later } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { type OpenRows, openRows } from '#core/sheets/engine/open-packed.ts';
import { createPacker, mergeRows, type PackedRows, type RowBatch } from '#core/sheets/engine/packed-rows.ts';
import type { Database } from '#server/db/database.ts';
import type { Tx } from '#server/db/transaction.ts';
import { rowsByIds, rowsOfSheet, rowsSince, snapshotNow } from './row-cache-store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type RowCache = {
  /**
   * The current rows of some sheets of one form, or the progress of the first load if it takes longer than a request
   * should. The caller has checked that the actor sees these sheets.
   * @throws AppError `too-large` if they would not fit into memory
   */
  of(tx: Tx, actor: Company, wanted: WantedRows): Promise<OpenRows | LoadProgress>;
  /** Aborts loads in progress. */
  stop(): Promise<void>;
};

/** The first load continues in the background: request again. */
export type LoadProgress = { reading: { rows: number; of: number } };

export type WantedRows = {
  sheets: readonly { id: string; rowCount: number }[];
  questions: readonly Pick<Question, 'id' | 'type'>[];
};

/** Yields to other work between two columns. */
const pause = (): Promise<void> => setImmediate();

type Company = Pick<Actor, 'companyId'>;
type CachedRows = { rows: OpenRows; snapshot: string };
type Entry = { cached: Promise<CachedRows>; progress: Progress };
/** The progress of a first load; `isGivenUp`: evicted in favour of others. */
type Progress = { rows: number; isGivenUp: boolean };

export type RowCacheOptions = {
  database: Pick<Database, 'transaction'>;
  /** Rows times questions, over all selections. */
  mostAnswers?: number;
  /** Milliseconds after which an unused selection is evicted. */
  idle?: number;
  /** Milliseconds that a request waits for the first load. */
  patience?: number;
};

/** Caches rows by selection of sheets. */
export function createRowCache(options: RowCacheOptions): RowCache {
  const { database, mostAnswers = 80_000_000, idle = 600_000, patience = 2_000 } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: mostAnswers,
    ttl: idle,
    // Evicts idle rows without further access.
    ttlAutopurge: true,
    dispose(entry, _key, reason) {
      if (reason === 'evict') entry.progress.isGivenUp = true;
    },
  });
  const stopping = new AbortController();

  /** Reads in a separate transaction, which outlives the request that started it. */
  function begin({ companyId }: Company, wanted: WantedRows): Entry {
    const progress: Progress = { rows: 0, isGivenUp: false };
    const onBatch = (batch: RowBatch) => {
      stopping.signal.throwIfAborted();
      if (progress.isGivenUp) throw new Error('These rows were dropped to make room for others.');
      progress.rows += batch.id.length;
    };
    const cached = database.transaction(companyId, (tx) => load(tx, { companyId }, wanted, onBatch), {
      readOnly: true,
    });
    cached.catch(() => undefined);
    return { cached, progress };
  }

  function found(key: string, actor: Company, wanted: WantedRows, answers: number): Entry {
    const entry = entries.get(key) ?? begin(actor, wanted);
    // Setting an existing entry again would keep its old size, although there may be more rows now.
    entries.delete(key);
    entries.set(key, entry, { size: Math.max(1, answers) });
    return entry;
  }

  return {
    async of(tx, actor, wanted) {
      const rows = wanted.sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0);
      const answers = wanted.questions.length * rows;
      if (answers > mostAnswers) throw new AppError('too-large', wording(m.thereAreTooManyRows));
      const key = keyOf(actor, wanted);
      const entry = found(key, actor, wanted, answers);
      const until = Date.now() + patience;
      for (;;) {
        const last = entry.cached;
        const cached = await within(until - Date.now(), last).catch((error: unknown) => {
          // The next request starts again.
          if (entries.peek(key) === entry) entries.delete(key);
          if (entry.progress.isGivenUp) return null;
          throw error;
        });
        if (cached === null) return { reading: { rows: Math.min(entry.progress.rows, rows), of: rows } };
        // One refresh at a time: a concurrent one continues from the first one's result.
        if (entry.cached !== last) continue;
        const refreshed = refresh(tx, actor, wanted, cached);
        entry.cached = refreshed.catch(() => cached);
        return (await refreshed).rows;
      }
    },
    async stop() {
      stopping.abort();
      const readings = [...entries.values()].map(({ cached }) => cached.catch(() => null));
      entries.clear();
      await Promise.all(readings);
    },
  };
}

/** The result of a promise, or null after a timeout. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  const done = new AbortController();
  try {
    return await Promise.race([promise, later(Math.max(0, milliseconds), null, { signal: done.signal })]);
  } finally {
    done.abort();
  }
}

function keyOf({ companyId }: Company, { sheets, questions }: WantedRows): string {
  const ids = sheets.map(({ id }) => id).toSorted();
  return JSON.stringify([companyId, ids, questions.map(({ id, type }) => [id, type])]);
}

async function load(
  tx: Tx,
  actor: Company,
  wanted: WantedRows,
  onBatch: (batch: RowBatch) => void,
): Promise<CachedRows> {
  const snapshot = await snapshotNow(tx);
  const types = typesOf(wanted);
  const packer = createPacker(types);
  for (const { id } of wanted.sheets) {
    for await (const batch of rowsOfSheet(tx, actor, id, columnsOf(wanted))) {
      onBatch(batch);
      packer.add(batch);
    }
  }
  return { rows: await openRows(await packer.finish(pause), types, pause), snapshot };
}

async function refresh(tx: Tx, actor: Company, wanted: WantedRows, cached: CachedRows): Promise<CachedRows> {
  const snapshot = await snapshotNow(tx);
  const sheetIds = wanted.sheets.map(({ id }) => id);
  const { written, deleted } = await rowsSince(tx, actor, sheetIds, cached.snapshot);
  if (written.length === 0 && deleted.length === 0) return { ...cached, snapshot };
  const types = typesOf(wanted);
  const packer = createPacker(types);
  for await (const batch of rowsByIds(tx, actor, written, columnsOf(wanted))) packer.add(batch);
  const added: PackedRows = await packer.finish(pause);
  const merged = await mergeRows(cached.rows.packed, [...deleted, ...written], added, pause);
  return { rows: await openRows(merged, types, pause), snapshot };
}

function typesOf({ questions }: WantedRows) {
  return new Map(questions.map(({ id, type }) => [id, type]));
}

function columnsOf({ questions }: WantedRows) {
  return questions.map(({ id, type }) => ({ id, isMultiValue: isMultiValue(type) }));
}
