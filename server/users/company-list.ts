// The companies of a region, for whoever runs the server (`formdeck company list`).
import { sql } from 'kysely';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import type { Services } from '#server/services.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { m } from './texts.ts';

type Database = Services['database'];

export type ListedCompany = {
  id: string;
  name: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** How many may sign in. */
  people: number;
  /** The usernames of its admins: one of them is let back in by `formdeck rescue`. */
  admins: string[];
};

/** All companies, by name. */
export async function listCompanies({ database }: Pick<Services, 'database'>): Promise<ListedCompany[]> {
  const all: ListedCompany[] = [];
  for (const id of await companyIds(database)) all.push(await database.transaction(id, (tx) => read(tx, id)));
  return all.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

type NamedCompany = { id: string; name: string };

/**
 * Those of some companies that have this id or name.
 * @throws AppError `not-found` if there is no such company
 */
export function companiesCalled<C extends NamedCompany>(all: readonly C[], company: string): C[] {
  const wanted = company.trim().toLowerCase();
  const found = all.filter(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found.length > 0) return found;
  throw new AppError('not-found', wording(m.thereIsNoCompanyIn, { company }), {
    hint: wording(m.formdeckCompanyListListsThem),
  });
}

/**
 * The only one of some companies that were found for a name, or for none.
 * @throws AppError `usage` if there are several
 */
export function onlyCompany<C extends NamedCompany>(found: readonly C[], company: string | undefined): C {
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const which =
    company === undefined
      ? t(m.thereAreCompanies, { count: found.length })
      : t(m.severalAreCalled, { company });
  throw new AppError('usage', which, { hint: wording(m.chooseOneWithCompanyBy) });
}

/** The ids of all companies of a region. */
export async function companyIds(database: Database): Promise<string[]> {
  const found = await database.transaction(null, (tx) =>
    tx.all(query.selectFrom('sign_in_names').select('company_id as id').distinct()),
  );
  return found.map(({ id }) => id);
}

async function read(tx: Tx, id: string): Promise<ListedCompany> {
  const { name, createdAt } = (await tx.first(
    query.selectFrom('companies').select(['name', 'created_at as createdAt']).where('id', '=', id),
  )) ?? { name: '', createdAt: 0 };
  const people = await tx.all(
    query
      .selectFrom('users')
      .select(['role', sql<number>`count(*)::int`.as('count')])
      .select(sql<string[]>`array_agg(user_name order by user_name)`.as('names'))
      .where('company_id', '=', id)
      .where('role', '!=', 'DEACTIVATED')
      .groupBy('role'),
  );
  return {
    id,
    name,
    createdAt,
    people: people.reduce((sum, { count }) => sum + count, 0),
    admins: people.find(({ role }) => role === 'ADMIN')?.names ?? [],
  };
}
