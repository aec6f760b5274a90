// Who somebody is whom a provider has sent back: an account that is linked, one with the same e-mail address, a new one, or
// nobody, with the reason. Deciding changes nothing: trials end here.
import type { Role } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { type Message, wording } from '#core/messages/message.ts';
import { claimedEmail, claimedGroups, type Claims, mapped, newRole } from '#core/sign-on/claims.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { newUser } from '#core/users/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { namesOfGroups } from '#server/users/groups-store.ts';
import { lockUser, type UserRecord } from '#server/users/store.ts';
import { findLinked, freeNames, isSomebodyElse, usersWithEmail, whomToAsk } from './identities-store.ts';
import type { Assertion } from './provider-client.ts';
import type { StoredProvider } from './store.ts';
import { m } from './texts.ts';

/** What the lines of a provider give: the role, if any, and the ids of user groups. */
export type GroupGrants = { role: Role | null; groupIds: string[] };

export type NewAccount = {
  userName: string;
  fullName: string | null;
  email: string;
  role: Role;
  timeZone: string;
  groupIds: string[];
};

export type Decision =
  | { kind: 'known' | 'linked'; user: UserRecord; given: GroupGrants }
  | { kind: 'made'; account: NewAccount; given: GroupGrants }
  | { kind: 'refused'; why: AppError };

type Context = { companyId: string; provider: StoredProvider };

export async function decide(tx: Tx, context: Context, said: Assertion): Promise<Decision> {
  const { companyId, provider } = context;
  const identity = { companyId, issuer: said.issuer, subject: said.subject };
  const given = await existing(tx, companyId, givenTo(provider, said.claims));
  const linked = await findLinked(tx, identity);
  if (linked !== undefined) {
    const user = await lockUser(tx, companyId, linked);
    if (user.role === 'DEACTIVATED') return refuse(tx, context, m.isDeactivated);
    return { kind: 'known', user, given };
  }
  const email = claimedEmail(said.claims, provider);
  if (email === null) return refuse(tx, context, m.hasNoEmail);
  if (!email.isTrusted) return refuse(tx, context, m.emailIsNotTrusted, email.address);
  const found = await usersWithEmail(tx, companyId, email.address);
  const active = found.filter(({ role }) => role !== 'DEACTIVATED');
  const [one] = active;
  if (active.length > 1) return refuse(tx, context, m.severalHaveEmail, email.address);
  if (one === undefined && found.length > 0) return refuse(tx, context, m.isDeactivated);
  if (one === undefined) return decideNew(tx, context, { claims: said.claims, email: email.address, given });
  if (await isSomebodyElse(tx, identity, one.id)) return refuse(tx, context, m.belongsToOther, email.address);
  return { kind: 'linked', user: await lockUser(tx, companyId, one.id), given };
}

async function decideNew(
  tx: Tx,
  context: Context,
  { claims, email, given }: { claims: Claims; email: string; given: GroupGrants },
): Promise<Decision> {
  const { provider } = context;
  const role = newRole(provider, given.role);
  if (role === null) return refuse(tx, context, m.hasNoAccount, email);
  const { preferred_username: preferred, name, zoneinfo } = claims;
  const names = [preferred, email, ...[2, 3, 4, 5].map((count) => `${email}-${count}`)];
  const good = names.flatMap((each) => {
    const read = newUser.safeParse({ userName: each, email, invite: true });
    return read.success ? [read.data.userName.normalize('NFC')] : [];
  });
  const [userName] = await freeNames(tx, good);
  if (userName === undefined) return refuse(tx, context, m.severalHaveEmail, email);
  const read = newUser.safeParse({ userName, email, fullName: name, invite: true });
  const account = {
    userName,
    fullName: read.success ? (read.data.fullName ?? null) : null,
    email,
    role,
    timeZone: typeof zoneinfo === 'string' && isTimeZone(zoneinfo) ? zoneinfo : 'Etc/UTC',
    groupIds: given.groupIds,
  };
  return { kind: 'made', account, given };
}

/** A user group that a line names may be deleted by now. */
async function existing(tx: Tx, companyId: string, { role, groupIds }: GroupGrants): Promise<GroupGrants> {
  return { role, groupIds: [...(await namesOfGroups(tx, companyId, groupIds)).keys()] };
}

/** What the lines of a provider give to somebody. */
function givenTo(provider: Pick<StoredProvider, 'groupsClaim' | 'mappings'>, claims: Claims): GroupGrants {
  const named = provider.mappings.map((line) =>
    'role' in line ? line : { value: line.value, group: line.groupId },
  );
  const { role, groups } = mapped(named, claimedGroups(claims, provider.groupsClaim));
  return { role, groupIds: groups };
}

async function refuse(
  tx: Tx,
  { companyId, provider }: Context,
  said: Message,
  email = '',
): Promise<Decision> {
  const { company, admins } = await whomToAsk(tx, companyId);
  const values = { provider: provider.name, company, email, admins: admins.join(', ') };
  const hint = said === m.hasNoAccount ? m.askAdmin : m.askAdminAbout;
  return {
    kind: 'refused',
    why: new AppError('forbidden', wording(said, values), { hint: wording(hint, values) }),
  };
}
