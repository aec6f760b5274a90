// The queries of what a company has, which are the same for all tables in which each thing is a row with an id.
import { sql, type Updateable } from 'kysely';
import type { Tables } from './tables.ts';
import { query, type Tx } from './transaction.ts';

type TableWith<Columns> = { [T in keyof Tables]: Tables[T] extends Columns ? T : never }[keyof Tables];
export type ThingTable = TableWith<{ company_id: string; id: string }>;
/** Of things that are made by a request with their id: the same request again makes no second one. */
export type MadeTable = TableWith<{ company_id: string; id: string; request_hash: unknown }>;

/** Serializes what gives a company things or names, so that their number is reliable, and names are unique. */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.run(query.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate());
}

export async function countThings(tx: Tx, table: ThingTable, companyId: string): Promise<number> {
  const found = query
    .selectFrom(anyOf(table))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId);
  return (await tx.first(found))?.count ?? 0;
}

/** Locks a thing until the transaction ends. False: there is none. */
export async function lockThing(tx: Tx, table: ThingTable, companyId: string, id: string): Promise<boolean> {
  const found = query.selectFrom(anyOf(table)).select('id').where('company_id', '=', companyId);
  return (await tx.first(found.where('id', '=', id).forUpdate())) !== undefined;
}

/** Sets columns of a thing. False: there is none. */
export async function changeThing<T extends ThingTable>(
  tx: Tx,
  table: T,
  { companyId, id }: { companyId: string; id: string },
  columns: Updateable<Tables[T]>,
): Promise<boolean> {
  const changed = query.updateTable(anyOf(table)).set(columns).where('company_id', '=', companyId);
  return (await tx.run(changed.where('id', '=', id))) > 0;
}

/** Deletes a thing. False: there was none. */
export async function deleteThing(
  tx: Tx,
  table: ThingTable,
  companyId: string,
  id: string,
): Promise<boolean> {
  const deleted = query.deleteFrom(anyOf(table)).where('company_id', '=', companyId).where('id', '=', id);
  return (await tx.run(deleted)) > 0;
}

/** The hash of the request that made the thing with this id; undefined if there is none. */
export async function madeBy(
  tx: Tx,
  table: MadeTable,
  companyId: string,
  id: string,
): Promise<Buffer | null | undefined> {
  const found = query.selectFrom(anyOf(table)).select('request_hash').where('company_id', '=', companyId);
  return (await tx.first(found.where('id', '=', id)))?.request_hash;
}

/** Whether another thing of the company has this name, ignoring case. */
export async function isNameTaken(
  tx: Tx,
  table: TableWith<{ company_id: string; id: string; name: string }>,
  companyId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const other = query
    .selectFrom(anyOf(table))
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(name) = lower(${name}::text)`);
  return (await tx.first(other)) !== undefined;
}

/** One table for all: the type checker does not follow queries of many. */
function anyOf(table: ThingTable): 'forms' {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of them have the columns that are used here
  return table as 'forms';
}
