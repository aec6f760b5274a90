// The feature flags of a region's companies, for the server operator (`formdeck company flags`). No API call sets them:
// access to the database is required.
import { type FlagName, flagNames, isOn } from '#core/flags.ts';
import { audit } from '#server/audit/write.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { companiesCalled, companyIds, onlyCompany } from './company-list.ts';
import { operator } from './operator.ts';

export type CompanyFlags = { id: string; name: string; flags: Record<FlagName, boolean> };
export type FlagsChange = Partial<Record<FlagName, boolean>>;

/**
 * The flags of all companies, or of those with this id or name.
 * @throws AppError `not-found` if there is no such company
 */
export async function listFlags(
  { database }: Pick<Services, 'database'>,
  company?: string,
): Promise<CompanyFlags[]> {
  const all: CompanyFlags[] = [];
  for (const id of await companyIds(database)) all.push(await database.transaction(id, (tx) => read(tx, id)));
  all.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  if (company === undefined) return all;
  return companiesCalled(all, company);
}

/**
 * Sets flags of one company.
 * @throws AppError `usage` if several companies have that name, or no name was given and there are several
 */
export async function changeFlags(
  services: Pick<Services, 'database' | 'now'>,
  change: FlagsChange,
  company?: string,
): Promise<CompanyFlags[]> {
  const only = onlyCompany(await listFlags(services, company), company);
  return services.database.transaction(only.id, async (tx) => {
    const before = await read(tx, only.id, 'locked');
    const names = flagNames.filter(
      (name) => change[name] !== undefined && change[name] !== before.flags[name],
    );
    if (names.length === 0) return [before];
    const flags = { ...before.flags, ...change };
    await tx.run(
      query
        .updateTable('companies')
        .set({ flags: json(flags) })
        .where('id', '=', only.id),
    );
    const note = {
      action: 'flags_changed' as const,
      object: { kind: 'company' as const, id: only.id },
      previous: names.map((name) => inWords(name, before.flags)),
      next: names.map((name) => inWords(name, flags)),
    };
    await audit(tx, { companyId: only.id, ...operator }, note, services.now());
    return [{ ...before, flags }];
  });
}

async function read(tx: Tx, id: string, lock?: 'locked'): Promise<CompanyFlags> {
  const company = query.selectFrom('companies').select(['name', 'flags']).where('id', '=', id);
  const found = await tx.first(lock === undefined ? company : company.forUpdate());
  if (found === undefined) throw notFound();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is an entry for each flag
  const flags = Object.fromEntries(
    flagNames.map((name) => [name, isOn(found, name)]),
  ) as CompanyFlags['flags'];
  return { id, name: found.name, flags };
}

function inWords(name: FlagName, flags: FlagsChange): string {
  return `${name} ${flags[name] === true ? 'on' : 'off'}`;
}
