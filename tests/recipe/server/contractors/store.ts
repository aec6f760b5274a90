// Queries of contractors.
import { sql } from 'kysely';
import type { PageQuery } from '#core/paging.ts';
import type { Contractor, ContractorInput, Trade } from '#core/contractors/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';

declare module '#server/db/tables.ts' {
  interface FeatureTables {
    contractors: {
      company_id: string;
      id: string;
      name: string;
      firm: string;
      email: string;
      phone: string;
      trade: Trade;
      on_site: boolean;
      ends_at: number | null;
      notes: string;
      request_hash: Buffer | null;
    };
  }
}

function ofCompany(companyId: string) {
  return query.selectFrom('contractors').where('company_id', '=', companyId);
}

const columns = [
  'id',
  'name',
  'firm',
  'email',
  'phone',
  'trade',
  'on_site as isOnSite',
  'ends_at as endsAt',
  'notes',
] as const;

export async function pageContractors(
  tx: Tx,
  companyId: string,
  { search = '', trade, page, size }: PageQuery & { search?: string | undefined; trade?: Trade | undefined },
): Promise<{ contractors: Contractor[]; total: number }> {
  let found = ofCompany(companyId);
  const text = search.trim();
  if (text !== '')
    found = found.where(sql<boolean>`position(lower(${text}::text) in lower(name || ' ' || firm)) > 0`);
  if (trade !== undefined) found = found.where('trade', '=', trade);
  const [counted, contractors] = await Promise.all([
    tx.first(found.select(({ fn }) => fn.countAll<number>().as('total'))),
    tx.all(
      found
        .select(columns)
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(size)
        .offset(page * size),
    ),
  ]);
  return { contractors, total: counted?.total ?? 0 };
}

export async function readContractor(tx: Tx, companyId: string, id: string): Promise<Contractor | undefined> {
  return tx.first(ofCompany(companyId).where('id', '=', id).select(columns));
}

/** Adds a contractor, or changes the one with this id. */
export async function writeContractor(
  tx: Tx,
  companyId: string,
  { id, isOnSite, endsAt, ...rest }: ContractorInput & { id: string },
  requestHash: Buffer | null,
): Promise<void> {
  const values = { ...rest, on_site: isOnSite, ends_at: endsAt };
  await tx.run(
    query
      .insertInto('contractors')
      .values({ company_id: companyId, id, ...values, request_hash: requestHash })
      .onConflict((same) => same.columns(['company_id', 'id']).doUpdateSet(values)),
  );
}
