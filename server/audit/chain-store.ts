// Queries of the audit log's chain.
import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** An entry with its column names, as hashed and presented. */
export type EntryRow = Omit<Selectable<Tables['audit_log']>, 'company_id'>;

const entryColumns = [
  'audit_log.id',
  'audit_log.at',
  'audit_log.user_id',
  'audit_log.user_name',
  'audit_log.action',
  'audit_log.object_key',
  'audit_log.tags',
  'audit_log.comment',
  'audit_log.previous',
  'audit_log.next',
  'audit_log.form_id',
  'audit_log.form_name',
  'audit_log.sheet_id',
  'audit_log.row_id',
  'audit_log.question_id',
] as const;

const lockSeed = 28;

/** One server at a time chains the entries of a company. */
export async function lockChain(tx: Tx, companyId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1::text, $2))', [companyId, lockSeed]);
}

/** The companies of the region with pending entries. */
export async function companiesPending(tx: Tx): Promise<string[]> {
  const found = await tx.all(query.selectFrom('audit_pending').select('company_id as id').distinct());
  return found.map(({ id }) => id);
}

/** Pending entries, oldest first. */
export async function pendingEntries(tx: Tx, companyId: string, limit: number): Promise<EntryRow[]> {
  return tx.all(
    query
      .selectFrom('audit_pending')
      .innerJoin('audit_log', sameCompany('audit_log.id', 'audit_pending.entry_id'))
      .select(entryColumns)
      .where('audit_pending.company_id', '=', companyId)
      .orderBy('audit_log.at')
      .orderBy('audit_log.id')
      .limit(limit),
  );
}

/** The last link; undefined if there is none. */
export async function headOf(
  tx: Tx,
  companyId: string,
): Promise<{ position: number; hash: Buffer } | undefined> {
  return tx.first(
    query
      .selectFrom('audit_chain')
      .select(['position', 'hash'])
      .where('company_id', '=', companyId)
      .orderBy('position', 'desc')
      .limit(1),
  );
}

/** Links entries after position `from`, in order; they are no longer pending. */
export async function addLinks(
  tx: Tx,
  companyId: string,
  { from, ids, hashes }: { from: number; ids: readonly string[]; hashes: readonly Buffer[] },
): Promise<void> {
  const texts = hashes.map((hash) => hash.toString('hex'));
  await tx.raw(
    `with linked as (
      insert into audit_chain (company_id, position, entry_id, hash)
      select $1, $2 + link.place, link.id, decode(link.hash, 'hex')
      from unnest($3::uuid[], $4::text[]) with ordinality as link (id, hash, place)
    )
    delete from audit_pending where company_id = $1 and entry_id = any($3::uuid[])`,
    [companyId, from, ids, texts],
  );
}

/** The hash at a position; null if there is none. */
export async function hashAt(tx: Tx, companyId: string, position: number): Promise<Buffer | null> {
  const found = await tx.first(
    query
      .selectFrom('audit_chain')
      .select('hash')
      .where('company_id', '=', companyId)
      .where('position', '=', position),
  );
  return found?.hash ?? null;
}

/** A link with its entry, null if the log no longer has it. */
export type Link = { position: number; hash: Buffer; entry: EntryRow | null };

/** The links after a position, in order; with `since` those of entries from then on, in epoch milliseconds. */
export async function linksBehind(
  tx: Tx,
  companyId: string,
  { after, size, since }: { after: number; size: number; since?: number | undefined },
): Promise<Link[]> {
  const behind = query
    .selectFrom('audit_chain')
    .leftJoin('audit_log', sameCompany('audit_log.id', 'audit_chain.entry_id'))
    .select(['audit_chain.position', 'audit_chain.hash', ...entryColumns])
    .where('audit_chain.company_id', '=', companyId)
    .where('audit_chain.position', '>', after)
    .orderBy('audit_chain.position')
    .limit(size);
  const found = await tx.all(since === undefined ? behind : behind.where('audit_log.at', '>=', since));
  return found.map(({ position, hash, ...entry }) => ({ position, hash, entry: whole(entry) }));
}

/** A left join has all columns of the entry or none. */
function whole(entry: { [K in keyof EntryRow]: EntryRow[K] | null }): EntryRow | null {
  const { id, at, user_id, user_name, action, object_key, tags, previous, next } = entry;
  if (id === null || at === null || user_id === null || user_name === null || action === null) return null;
  if (object_key === null || tags === null || previous === null || next === null) return null;
  return { ...entry, id, at, user_id, user_name, action, object_key, tags, previous, next };
}

/** The oldest entry that is neither linked nor pending: only the server may add entries. */
export async function firstUnchained(tx: Tx, companyId: string): Promise<EntryRow | undefined> {
  return tx.first(
    query
      .selectFrom('audit_log')
      .select(entryColumns)
      .where('audit_log.company_id', '=', companyId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit_chain')
              .select('audit_chain.position')
              .where('audit_chain.company_id', '=', companyId)
              .whereRef('audit_chain.entry_id', '=', 'audit_log.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit_pending')
              .select('audit_pending.entry_id')
              .where('audit_pending.company_id', '=', companyId)
              .whereRef('audit_pending.entry_id', '=', 'audit_log.id'),
          ),
        ),
      )
      .orderBy('audit_log.at')
      .limit(1),
  );
}
