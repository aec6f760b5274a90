// All that the database has of a company, as one fingerprint per table: what a refused request must not change.
import { inCompany } from './fresh.ts';
import type { TestServer } from './server.ts';

/** Fingerprints by table; sessions are left out, since tests begin them at any time. */
export async function dataOf(server: TestServer, companyId: string): Promise<Record<string, string>> {
  return inCompany(server, companyId, async (tx) => {
    const tables = await tx.raw<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'company_id' and table_name <> 'sessions'`,
    );
    const parts = tables.map(
      ({ name }) => `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
        from ${name} t where company_id = $1`,
    );
    const found = await tx.raw<{ name: string; print: string }>(parts.join(' union all '), [companyId]);
    return Object.fromEntries(found.map(({ name, print }) => [name, print]));
  });
}
