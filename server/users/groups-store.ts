// Queries of user groups.
import type { Person } from '#core/primitives.ts';
import { sql } from 'kysely';
import { type PageQuery, parseSort } from '#core/paging.ts';
import type { Group, ListedGroup } from '#core/users/schema.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

const membersOf = sql<Person[]>`(
  select coalesce(jsonb_agg(formdeck_person(u) order by lower(coalesce(u.display_name, u.user_name))), '[]')
  from group_members m join users u on u.company_id = m.company_id and u.id = m.user_id
  where m.company_id = groups.company_id and m.group_id = groups.id and u.role <> 'DEACTIVATED')`;

function wholeGroups(companyId: string) {
  return query
    .selectFrom('groups')
    .select(['id', 'name', membersOf.as('members')])
    .where('company_id', '=', companyId);
}

/** The company's groups by name, with their active members. */
export async function listGroups(tx: Tx, companyId: string): Promise<Group[]> {
  return tx.all(
    wholeGroups(companyId)
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
  );
}

/** A page of the company's groups by name, with an optional search. */
export async function pageGroups(
  tx: Tx,
  companyId: string,
  { search = '', ...page }: PageQuery & { search?: string | undefined },
): Promise<{ groups: ListedGroup[]; total: number }> {
  let found = query.selectFrom('groups').where('company_id', '=', companyId);
  const text = search.trim();
  if (text !== '') found = found.where(sql<boolean>`position(lower(${text}::text) in lower(name)) > 0`);
  const counted = await tx.first(found.select(({ fn }) => fn.countAll<number>().as('total')));
  const { direction } = parseSort(page.sort, { key: 'name', direction: 'asc' });
  const onPage = found
    .select(['company_id', 'id', 'name'])
    .orderBy(sql`lower(name)`, direction)
    .orderBy('id')
    .limit(page.size)
    .offset(page.page * page.size);
  // Members of all groups on the page at once: counted group by group, each reads the users anew.
  const groups = await tx.all(
    query
      .selectFrom(onPage.as('g'))
      .leftJoin('group_members as m', sameCompany('m.group_id', 'g.id'))
      .leftJoin('users as u', (join) =>
        sameCompany('u.id', 'm.user_id')(join).on('u.role', '!=', 'DEACTIVATED'),
      )
      .select(['g.id', 'g.name'])
      .select(({ fn }) => fn.count<number>('u.id').as('memberCount'))
      .groupBy(['g.id', 'g.name'])
      .orderBy(sql`lower(g.name)`, direction)
      .orderBy('g.id'),
  );
  return { groups, total: counted?.total ?? 0 };
}

/** A group with its active members; undefined if it does not exist. */
export async function findGroup(tx: Tx, companyId: string, id: string): Promise<Group | undefined> {
  return tx.first(wholeGroups(companyId).where('id', '=', id));
}

/** Locks a group of the company against changes and assignment to forms; undefined if it does not exist. */
export async function lockGroup(tx: Tx, companyId: string, id: string): Promise<Group | undefined> {
  return tx.first(wholeGroups(companyId).where('id', '=', id).forUpdate());
}

/** The names of those of these ids that are groups of the company. */
export async function namesOfGroups(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const named = query
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy(sql`lower(name)`);
  return new Map((await tx.all(named)).map(({ id, name }) => [id, name]));
}

/** Adds a group, or renames the one with this id. */
export async function writeGroup(
  tx: Tx,
  companyId: string,
  group: { id: string; name: string },
): Promise<void> {
  await tx.run(
    query
      .insertInto('groups')
      .values({ company_id: companyId, id: group.id, name: group.name })
      .onConflict((same) => same.columns(['company_id', 'id']).doUpdateSet({ name: group.name })),
  );
}

/** Removes members from a group; `all`: every member, deactivated or not. */
export async function removeMembers(
  tx: Tx,
  companyId: string,
  groupId: string,
  userIds: readonly string[] | 'all',
): Promise<void> {
  const members = query
    .deleteFrom('group_members')
    .where('company_id', '=', companyId)
    .where('group_id', '=', groupId);
  await tx.run(
    userIds === 'all' ? members : members.where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`),
  );
}

/** Removes a user from groups. */
export async function leaveGroups(
  tx: Tx,
  companyId: string,
  userId: string,
  groupIds: readonly string[],
): Promise<void> {
  await tx.run(
    query
      .deleteFrom('group_members')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where(sql<boolean>`group_id = any(${[...groupIds]}::uuid[])`),
  );
}

/** Adds members to groups; existing members stay. */
export async function addMembers(
  tx: Tx,
  companyId: string,
  members: readonly { groupId: string; userId: string }[],
): Promise<void> {
  const groupIds = members.map(({ groupId }) => groupId);
  const userIds = members.map(({ userId }) => userId);
  await tx.raw(
    `insert into group_members (company_id, group_id, user_id)
     select $1, * from unnest($2::uuid[], $3::uuid[]) on conflict do nothing`,
    [companyId, groupIds, userIds],
  );
}

/** The forms that a group may see, by name. */
export async function formsOfGroup(
  tx: Tx,
  companyId: string,
  groupId: string,
): Promise<{ id: string; name: string }[]> {
  return tx.all(
    query
      .selectFrom('form_groups')
      .innerJoin('forms', sameCompany('forms.id', 'form_groups.form_id'))
      .select(['forms.id', 'forms.name'])
      .where('form_groups.company_id', '=', companyId)
      .where('form_groups.group_id', '=', groupId)
      .orderBy(sql`lower(forms.name)`),
  );
}
