// Queries for who can see what. They use the same visibility rule as every other read (server/db/visibility.ts); see
// core/access for the reason.
import { nameIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { AccessForm } from '#core/access/rights.ts';
import type { Actor, Role } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

export type AccessPage = { page: number; size: number; search?: string | undefined };
export type FormForAccess = AccessForm & { id: string; name: string };
export type UserForAccess = {
  id: string;
  userName: string;
  displayName: string | null;
  role: Role;
  groupIds: string[];
};

const groupsOf = sql<{ id: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by lower(g.name)), '[]')
  from form_groups fg join groups g on g.company_id = fg.company_id and g.id = fg.group_id
  where fg.company_id = forms.company_id and fg.form_id = forms.id)`;

const idsOf = (part: 'reviewers' | 'betaTestUsers') => sql<{ id: string; userName: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.user_id, 'userName', '')), '[]') from form_people p
  where p.company_id = forms.company_id and p.form_id = forms.id and p.part = ${part})`;

const facts = [
  'forms.id',
  'forms.name',
  'forms.published',
  'forms.current',
  'forms.importable',
  groupsOf.as('groups'),
  idsOf('reviewers').as('reviewers'),
  idsOf('betaTestUsers').as('betaTestUsers'),
] as const;

/** A page of the forms that both the user and the caller can see, by name. */
export async function formsSeenBy(
  tx: Tx,
  person: Actor,
  asker: Actor,
  { page, size, search = '' }: AccessPage,
): Promise<{ forms: FormForAccess[]; total: number }> {
  let seen = query.selectFrom('forms').where(seesForm(person)).where(seesForm(asker));
  const text = search.trim();
  if (text !== '') seen = seen.where(sql<boolean>`position(lower(${text}::text) in lower(forms.name)) > 0`);
  const counted = await tx.first(seen.select(({ fn }) => fn.countAll<number>().as('total')));
  const forms = await tx.all(
    seen
      .select(facts)
      .orderBy(sql`lower(forms.name)`)
      .orderBy('forms.id')
      .limit(size)
      .offset(page * size),
  );
  return { forms, total: counted?.total ?? 0 };
}

/** The parts of a form that decide who can see it; undefined if the caller cannot see the form. */
export async function formForAccess(tx: Tx, asker: Actor, id: string): Promise<FormForAccess | undefined> {
  return tx.first(query.selectFrom('forms').select(facts).where('forms.id', '=', id).where(seesForm(asker)));
}

/**
 * The company's active users by name, filtered by username or full name, each with those of their groups that the form names. core's
 * policy decides who of them can see the form: evaluating the database rule once for each of ten thousand users would
 * take seconds.
 */
export async function usersForAccess(
  tx: Tx,
  companyId: string,
  form: Pick<FormForAccess, 'groups'>,
  search = '',
): Promise<UserForAccess[]> {
  let active = query
    .selectFrom('users')
    .select(['id', 'user_name as userName', 'display_name as displayName', 'role'])
    .where('company_id', '=', companyId)
    .where('role', '!=', 'DEACTIVATED');
  const text = search.trim();
  if (text !== '')
    active = active.where(
      sql<boolean>`position(lower(${text}::text) in lower(concat_ws(E'\\n', user_name, full_name))) > 0`,
    );
  const [users, members] = await Promise.all([
    tx.all(active.orderBy(sql`lower(${nameIn('users')})`).orderBy('id')),
    tx.all(
      query
        .selectFrom('group_members')
        .select(['user_id as userId', 'group_id as groupId'])
        .where('company_id', '=', companyId)
        .where(sql<boolean>`group_id = any(${form.groups.map(({ id }) => id)}::uuid[])`),
    ),
  ]);
  const groupIds = Map.groupBy(members, ({ userId }) => userId);
  return users.map((user) => ({
    ...user,
    groupIds: (groupIds.get(user.id) ?? []).map(({ groupId }) => groupId),
  }));
}
