// Rows kept in memory in typed columns, for dashboards over more rows than a browser should read. The database tells
// what changed since they were read, so that only the first look at a selection reads all of its rows.
import { setImmediate } from 'node:timers/promises';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { Question } from '#core/forms/schema.ts';
import { isMultiValue } from '#core/forms/values.ts';
import { type OpenRows, openRows } from '#core/sheets/open-packed.ts';
import { createPacker, mergeRows, type PackedRows, type RowBatch } from '#core/sheets/packed-rows.ts';
import type { Tx } from '#server/db/transaction.ts';
import { rowsByIds, rowsOfSheet, rowsSince, snapshotNow } from './kept-rows-store.ts';

export type KeptRows = {
  /**
   * All rows of some sheets of one form, as they are now. The caller has made sure that the actor sees these sheets.
   * @throws AppError `too-large` where they would not fit into memory
   */
  of(tx: Tx, actor: Pick<Actor, 'companyId'>, wanted: WantedRows): Promise<OpenRows>;
};

export type WantedRows = {
  sheets: readonly { id: string; row_count: number }[];
  questions: readonly Pick<Question, 'id' | 'type'>[];
};

/** Others have their turn between two columns. */
export const pause = (): Promise<void> => setImmediate();

type Kept = { rows: OpenRows; snapshot: string };
type Entry = { kept: Promise<Kept>; answers: number; forget: NodeJS.Timeout };

/** Keeps up to `mostAnswers` (rows times questions), each selection of sheets until nobody asked for `idle` milliseconds. */
export function createKeptRows({ mostAnswers = 80_000_000, idle = 600_000 } = {}): KeptRows {
  const entries = new Map<string, Entry>();

  function makeRoom(): void {
    let answers = [...entries.values()].reduce((sum, entry) => sum + entry.answers, 0);
    for (const [key, entry] of entries) {
      if (answers <= mostAnswers) return;
      answers -= entry.answers;
      drop(key, entry);
    }
  }

  function drop(key: string, entry: Entry): void {
    clearTimeout(entry.forget);
    entries.delete(key);
  }

  return {
    async of(tx, actor, wanted) {
      const answers =
        wanted.questions.length * wanted.sheets.reduce((sum, sheet) => sum + sheet.row_count, 0);
      if (answers > mostAnswers) throw new AppError('too-large', 'These are too many rows to summarise.');
      const key = keyOf(actor, wanted);
      const before = entries.get(key);
      if (before !== undefined) drop(key, before);
      // One at a time: who comes second has what the first one read.
      const ready = before === undefined ? Promise.resolve(null) : before.kept.catch(() => null);
      const kept = ready.then((found) =>
        found === null ? load(tx, actor, wanted) : refresh(tx, actor, wanted, found),
      );
      const forget = setTimeout(() => entries.delete(key), idle).unref();
      entries.set(key, { kept, answers, forget });
      makeRoom();
      return (await kept).rows;
    },
  };
}

function keyOf({ companyId }: Pick<Actor, 'companyId'>, { sheets, questions }: WantedRows): string {
  const ids = sheets.map(({ id }) => id).toSorted();
  return JSON.stringify([companyId, ids, questions.map(({ id, type }) => [id, type])]);
}

async function load(tx: Tx, actor: Pick<Actor, 'companyId'>, wanted: WantedRows): Promise<Kept> {
  const snapshot = await snapshotNow(tx);
  const types = typesOf(wanted);
  const packer = createPacker(types);
  for (const { id } of wanted.sheets)
    await takeAll(rowsOfSheet(tx, actor, id, columnsOf(wanted)), (batch) => packer.add(batch));
  return { rows: await openRows(await packer.finish(pause), types, pause), snapshot };
}

async function refresh(
  tx: Tx,
  actor: Pick<Actor, 'companyId'>,
  wanted: WantedRows,
  kept: Kept,
): Promise<Kept> {
  const snapshot = await snapshotNow(tx);
  const sheetIds = wanted.sheets.map(({ id }) => id);
  const { written, deleted } = await rowsSince(tx, actor, sheetIds, kept.snapshot);
  if (written.length === 0 && deleted.length === 0) return { ...kept, snapshot };
  const types = typesOf(wanted);
  const packer = createPacker(types);
  await takeAll(rowsByIds(tx, actor, written, columnsOf(wanted)), (batch) => packer.add(batch));
  const added: PackedRows = await packer.finish(pause);
  const merged = await mergeRows(kept.rows.packed, [...deleted, ...written], added, pause);
  return { rows: await openRows(merged, types, pause), snapshot };
}

async function takeAll(batches: AsyncIterable<RowBatch>, take: (batch: RowBatch) => void): Promise<void> {
  for await (const batch of batches) take(batch);
}

function typesOf({ questions }: WantedRows) {
  return new Map(questions.map(({ id, type }) => [id, type]));
}

function columnsOf({ questions }: WantedRows) {
  return questions.map(({ id, type }) => ({ id, isMultiValue: isMultiValue(type) }));
}
