// Queries of users.
import { nameIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor, Role } from '#core/actor.ts';
import { type PageQuery, parseSort } from '#core/paging.ts';
import { personOf } from '#core/primitives.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import type { BriefUser, Invitation, User } from '#core/users/user.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { userHasFactor } from '#server/factors/store.ts';
import { seesForm } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';
import { noPassword } from '#server/session/passwords.ts';
import { signInName } from '#server/session/store.ts';
import { inviterName } from '#server/session/invitations-store.ts';
import { takeName, tellApart } from './names-store.ts';
import { forgetPlace } from './photo-store.ts';

const groupsOf = sql<{ id: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by lower(g.name)), '[]')
  from group_members m join groups g on g.company_id = m.company_id and g.id = m.group_id
  where m.company_id = users.company_id and m.user_id = users.id)`;

/** Users with all fields of the wire. */
function wholeUsers(companyId: string) {
  return query
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('users.company_id', '=', companyId);
}

/** In wire format; null for users who have accepted, or were not invited. */
const invitationOf = sql<Invitation | null>`(
  select jsonb_build_object('invitedBy', i.invited_by, 'invitedAt', i.invited_at, 'expiresAt', i.expires_at,
    'mail', i.mail, 'problem', i.problem) || jsonb_strip_nulls(jsonb_build_object('inviterName', ${inviterName('i')}))
  from invitations i where i.company_id = users.company_id and i.user_id = users.id)`;

const columns = [
  'users.id',
  'users.user_name as userName',
  'users.full_name as fullName',
  'users.display_name as displayName',
  'users.email',
  'users.role',
  'users.time_zone as timeZone',
  'users.photo',
  'users.settings',
  'users.usage_limits as usageLimits',
  'users.last_sign_in as lastSignIn',
  'companies.id as companyId',
  'companies.name as companyName',
  'companies.least_password_length as passwordLength',
  'companies.flags',
  userHasFactor.as('hasFactor'),
  groupsOf.as('groups'),
  invitationOf.as('invitation'),
] as const;

type UserRow = Omit<
  User,
  'displayName' | 'settings' | 'lastSignIn' | 'company' | 'hasFactor' | 'invitation'
> & {
  displayName: string | null;
  invitation: Invitation | null;
  settings: Record<string, string>;
  lastSignIn: number | null;
  companyId: string;
  companyName: string;
  passwordLength: number;
  hasFactor: boolean;
};

function present(row: UserRow): User {
  const { displayName, settings, lastSignIn, companyId, companyName, ...others } = row;
  const { passwordLength, hasFactor, invitation, ...user } = others;
  return {
    ...user,
    ...personOf(user.id, row),
    company: {
      id: companyId,
      name: companyName,
      ...(passwordLength > minimumPasswordLength && { passwordLength }),
    },
    settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
    ...(lastSignIn !== null && { lastSignIn }),
    ...(hasFactor && { hasFactor }),
    ...(invitation !== null && { invitation }),
  };
}

/** A user of the company in wire format, or `not-found`. */
export async function presentUser(tx: Tx, companyId: string, id: string): Promise<User> {
  const found = await tx.first(wholeUsers(companyId).select(columns).where('users.id', '=', id));
  if (found === undefined) throw notFound();
  return present(found);
}

/** A page of the company's users, by name by default; deactivated ones only on request. */
export async function listUsers(
  tx: Tx,
  actor: Actor,
  filter: { search: string | undefined; role: Role | undefined },
  page: PageQuery,
): Promise<{ users: User[]; total: number }> {
  let found = wholeUsers(actor.companyId);
  found =
    filter.role === undefined
      ? found.where('users.role', '!=', 'DEACTIVATED')
      : found.where('users.role', '=', filter.role);
  const search = filter.search?.trim() ?? '';
  if (search !== '') {
    found = found.where(sql<boolean>`(position(lower(${search}::text) in lower(users.user_name)) > 0
      or position(lower(${search}::text) in lower(users.full_name)) > 0
      or position(lower(${search}::text) in lower(users.email)) > 0)`);
  }
  const counted = await tx.first(found.select(({ fn }) => fn.countAll<number>().as('total')));
  const { key, direction } = parseSort(page.sort, { key: 'name', direction: 'asc' });
  const sorted = {
    name: sql`lower(${nameIn('users')})`,
    created: sql`users.created_at`,
    lastModified: sql`users.modified_at`,
  };
  // Whose page it is first: what is read with each user would be read for those on the pages before, too.
  const onPage = found
    .select('users.id')
    .orderBy(sorted[key], direction)
    .orderBy('users.id')
    .limit(page.size)
    .offset(page.page * page.size);
  const rows = await tx.all(
    wholeUsers(actor.companyId)
      .select(columns)
      .where('users.id', 'in', onPage)
      .orderBy(sorted[key], direction)
      .orderBy('users.id'),
  );
  return { users: rows.map(present), total: counted?.total ?? 0 };
}

/** The company's active users by name; role USER sees only themselves. */
export async function briefUsers(tx: Tx, actor: Actor): Promise<BriefUser[]> {
  const active = query
    .selectFrom('users')
    .select(['id', 'user_name as userName', 'display_name as displayName', 'role'])
    .where('company_id', '=', actor.companyId)
    .where('role', '!=', 'DEACTIVATED')
    .orderBy(sql`lower(${nameIn('users')})`)
    .orderBy('id');
  const found = await tx.all(actor.role === 'USER' ? active.where('id', '=', actor.userId) : active);
  return found.map(({ role, ...user }) => ({ ...personOf(user.id, user), role }));
}

export type UserRecord = {
  /** False: they have not chosen their first one yet, or are signing in with a temporary one. */
  hasPassword: boolean;
  id: string;
  userName: string;
  fullName: string | null;
  displayName: string | null;
  email: string;
  role: Role;
  timeZone: string;
  photo: string | null;
  mustChangePassword: boolean;
  groups: { id: string; name: string }[];
};

/** Locks a user of the company, or `not-found`. */
export async function lockUser(tx: Tx, companyId: string, id: string): Promise<UserRecord> {
  const found = await tx.first(
    query
      .selectFrom('users')
      .select([
        'id',
        'user_name as userName',
        'full_name as fullName',
        'display_name as displayName',
        'email',
        'role',
        'time_zone as timeZone',
        'photo',
        'must_change_password as mustChangePassword',
        sql<boolean>`not starts_with(password_hash, ${noPassword})`.as('hasPassword'),
        groupsOf.as('groups'),
      ])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate(),
  );
  if (found === undefined) throw notFound();
  return found;
}

/** Locks the company's admins and returns their ids, so that they stay admins until the transaction ends. */
export async function lockAdmins(tx: Tx, companyId: string): Promise<string[]> {
  const locked = query
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'ADMIN')
    .orderBy('id')
    .forUpdate();
  return (await tx.all(locked)).map(({ id }) => id);
}

export type NewUserRecord = Omit<UserRecord, 'fullName' | 'displayName' | 'groups' | 'hasPassword'> & {
  fullName?: string | null | undefined;
  passwordHash: string;
  now: number;
};

/** Adds a user. False if the username is taken in the region; 409 if the id is. */
export async function insertUser(tx: Tx, companyId: string, user: NewUserRecord): Promise<boolean> {
  if (!(await takeName(tx, companyId, user.id, user.userName))) return false;
  await tx.run(
    query.insertInto('users').values({
      company_id: companyId,
      id: user.id,
      user_name: user.userName,
      full_name: user.fullName || null,
      email: user.email,
      role: user.role,
      time_zone: user.timeZone,
      photo: user.photo,
      password_hash: user.passwordHash,
      must_change_password: user.mustChangePassword,
      created_at: user.now,
      modified_at: user.now,
    }),
  );
  await forgetPlace(tx, companyId, user.photo);
  await tellApart(tx, companyId, [user.userName, user.fullName ?? '']);
  return true;
}

export type UserFields = Omit<UserRecord, 'id' | 'displayName' | 'groups' | 'hasPassword'>;

/** Updates the given fields. False if the new username is taken in the region. */
export async function updateUser(
  tx: Tx,
  companyId: string,
  before: UserRecord,
  fields: { [field in keyof UserFields]?: UserFields[field] | undefined } & { modifiedAt: number },
): Promise<boolean> {
  const { id, userName } = before;
  if (fields.userName !== undefined) {
    await tx.run(query.deleteFrom('sign_in_names').where('name', '=', signInName(userName)));
    if (!(await takeName(tx, companyId, id, fields.userName))) return false;
  }
  await tx.run(
    query
      .updateTable('users')
      .set({
        user_name: fields.userName,
        full_name: fields.fullName,
        email: fields.email,
        role: fields.role,
        time_zone: fields.timeZone,
        photo: fields.photo,
        must_change_password: fields.mustChangePassword,
        modified_at: fields.modifiedAt,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  );
  await forgetPlace(tx, companyId, fields.photo ?? null);
  if (fields.userName !== undefined || fields.fullName !== undefined) {
    const names = [userName, fields.userName, before.fullName, fields.fullName];
    await tellApart(
      tx,
      companyId,
      names.map((name) => name ?? ''),
    );
  }
  return true;
}

/** The forms that have a user as reviewer, by name, and whether the actor sees each; one and its next version count once. */
export async function reviewedForms(
  tx: Tx,
  actor: Actor,
  userId: string,
): Promise<{ id: string; name: string; seen: boolean }[]> {
  const forms = await tx.all(
    query
      .selectFrom('form_people')
      .innerJoin('forms', sameCompany('forms.id', 'form_people.form_id'))
      .select(['forms.id', 'forms.name', 'forms.version_of', sql<boolean>`${seesForm(actor)}`.as('seen')])
      .where('form_people.company_id', '=', actor.companyId)
      .where('form_people.user_id', '=', userId)
      .where('form_people.part', '=', 'reviewers')
      .orderBy(sql`lower(forms.name)`),
  );
  const ids = new Set(forms.map(({ id }) => id));
  return forms.filter(({ version_of: inForce }) => inForce === null || !ids.has(inForce));
}
