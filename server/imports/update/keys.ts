// The keys of a file and the existing rows that have them. A first pass over the file finds them all, so that neither
// the order of its rows nor a restart changes what becomes of each.
import type { CheckedRow } from '#core/imports/check-row.ts';
import { keyOf } from '#core/questions/row-key.ts';
import { maximumKeyedRows } from '#core/imports/update/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type CheckedBatch, UnreadableFile } from '#server/imports/read-file.ts';
import { keyedRows, type RowsWithKeys } from './store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FoundKeys = {
  question: Question;
  /** A key's existing row, or the number of the file's row that has it if there is none. */
  rows: Map<string, string | number>;
  /** Keys of several rows of the file: the first of them, and how many. */
  twice: Map<string, { csvRows: number[]; count: number }>;
  /** How many existing rows have a key, where it is more than one. */
  several: Map<string, number>;
};

const mostNamed = 3;

/** The keys of the good rows of a file, still without existing rows. */
export async function keysOfFile(
  batches: AsyncIterable<Pick<CheckedBatch, 'rows'>> | Iterable<Pick<CheckedBatch, 'rows'>>,
  question: Question,
): Promise<FoundKeys> {
  const keys = noKeys(question);
  for await (const { rows } of batches) addKeys(keys, rows);
  return keys;
}

/** Starts without keys. */
export function noKeys(question: Question): FoundKeys {
  return { question, rows: new Map(), twice: new Map(), several: new Map() };
}

/** Adds the keys of rows that were read. */
export function addKeys(
  { question, rows: byKey, twice }: FoundKeys,
  rows: readonly Pick<CheckedRow & { ok: true }, 'csvRow' | 'answers'>[] | readonly CheckedRow[],
): void {
  for (const row of rows) {
    const key = 'answers' in row ? keyOf(question, row.answers[question.id]) : null;
    if (key === null) continue;
    const first = byKey.get(key);
    if (first === undefined) {
      byKey.set(key, row.csvRow);
      if (byKey.size > maximumKeyedRows)
        throw new UnreadableFile(t(m.importThatChangesExistingRows, { maximumKeyedRows }));
      continue;
    }
    const known = twice.get(key) ?? { csvRows: [Number(first)], count: 1 };
    known.count += 1;
    if (known.csvRows.length < mostNamed) known.csvRows.push(row.csvRow);
    twice.set(key, known);
  }
}

/** Finds the existing rows of the keys, once. */
export async function findRows(tx: Tx, keys: FoundKeys, among: RowsWithKeys): Promise<FoundKeys> {
  const { question, rows, several } = keys;
  if (rows.size === 0) return keys;
  for await (const found of keyedRows(tx, among, question.id)) {
    for (const { id, key: answer } of found) {
      const key = keyOf(question, answer);
      const known = key === null ? undefined : rows.get(key);
      if (key === null || known === undefined) continue;
      if (typeof known === 'number') rows.set(key, id);
      else several.set(key, (several.get(key) ?? 1) + 1);
    }
  }
  return keys;
}
