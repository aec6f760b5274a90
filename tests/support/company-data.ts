// All that the database has of a company, as one fingerprint per table: what a refused request must not change.
import type pg from 'pg';
import { inCompany } from './fresh.ts';
import type { TestServer } from './server.ts';

/**
 * Left out: sessions, since tests begin them at any time, what the server's work in the background makes of the audit log,
 * which is compared itself, and of e-mails and invitations, which change when they are sent.
 */
const tablesOfACompany = `
  select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and attname = 'company_id' and c.relname not in ('sessions', 'audit_chain', 'audit_pending', 'invitations', 'mails', 'mail_attachments',
      'mail_queue', 'open_troubles')`;

/** Fingerprints by table, each after the number of rows. */
export async function dataOf(server: TestServer, companyId: string): Promise<Record<string, string>> {
  return inCompany(server, companyId, async (tx) => {
    const found = await tx.raw<{ name: string; print: string }>('select * from data_of($1)', [companyId]);
    return Object.fromEntries(found.map(({ name, print }) => [name, print]));
  });
}

/** Prepares a database for `dataOf`: planning a statement over all tables takes longer than running it. */
export async function prepareDataOf(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(tablesOfACompany);
  const prints = tables.map(
    ({ name }) => `
      select '${name}', count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0)
      from ${name} t where company_id = $1`,
  );
  await client.query(`
    create function data_of(uuid) returns table (name text, print text) language plpgsql as
    $$ begin return query ${prints.join(' union all ')}; end $$`);
}
