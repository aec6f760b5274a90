// A row of any table, for tests that know what it holds.
import type { Tx } from '#server/db/transaction.ts';

/** Adds a row of a table; what is not named is null. */
export async function insertInto(tx: Tx, table: string, values: object): Promise<void> {
  await tx.raw(`insert into ${table} select (jsonb_populate_record(null::${table}, $1::text::jsonb)).*`, [
    JSON.stringify(values),
  ]);
}
