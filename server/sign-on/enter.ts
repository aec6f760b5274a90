// Signs in whom a provider has sent back, as decided: links or makes their account, lets role and groups follow the provider's
// lines where an admin wants that, and starts a session.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Role } from '#core/actor.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { setSessionCookie } from '#server/session/cookie.ts';
import { voidInvitation } from '#server/session/invitations-store.ts';
import { noPassword } from '#server/session/passwords.ts';
import { noteFirstSignIn, startRenewedSession } from '#server/session/store.ts';
import { fieldsForAudit, nameTaken } from '#server/users/change.ts';
import { addMembers, leaveGroups, namesOfGroups } from '#server/users/groups-store.ts';
import { sameIds } from '#server/users/same-ids.ts';
import * as users from '#server/users/store.ts';
import type { Decision, GroupGrants, NewAccount } from './decide.ts';
import { link } from './identities-store.ts';
import type { Assertion } from './provider-client.ts';
import type { StoredProvider } from './store.ts';

export type Entering = {
  tx: Tx;
  services: Services;
  companyId: string;
  provider: StoredProvider;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Writer = Pick<Actor, 'companyId' | 'userId' | 'userName'>;

/** Signs in by the session cookie, so that no address has a token in it. */
export async function enter(
  entering: Entering,
  decision: Exclude<Decision, { kind: 'refused' }>,
  said: Assertion,
): Promise<void> {
  const { tx, services, companyId, provider, request, reply } = entering;
  const now = services.now();
  const user = decision.kind === 'made' ? await make(entering, decision.account) : decision.user;
  const owner = { companyId, userId: user.id, userName: user.userName };
  const object = { kind: 'user' as const, id: user.id };
  if (decision.kind !== 'known') {
    await link(tx, { companyId, issuer: said.issuer, subject: said.subject }, user.id, now);
    await voidInvitation(tx, owner);
    const next = [`provider ${provider.name}`, `userName ${user.userName}`];
    await audit(tx, owner, { action: 'sign_on_linked', object, next }, now);
  }
  const role = decision.kind === 'made' ? user.role : await follow(entering, decision.user, decision.given);
  await noteFirstSignIn(tx, owner, now);
  const userAgent = request.headers['user-agent'];
  const session = await startRenewedSession(tx, owner, { role, now, userAgent });
  const next = [`address ${request.ip}`, `provider ${provider.name}`];
  await audit(tx, owner, { action: 'signed_in', object, next }, now);
  tx.afterCommit(() => setSessionCookie(request, reply, session));
}

/** Whoever is made by a provider has no password; they ask for a temporary one where passwords are let in. */
async function make(
  { tx, services, companyId, provider }: Entering,
  { groupIds, ...account }: NewAccount,
): Promise<users.UserRecord> {
  const id = services.newId();
  const now = services.now();
  const record = { id, ...account, photo: null, mustChangePassword: false, passwordHash: noPassword, now };
  if (!(await users.insertUser(tx, companyId, record))) throw nameTaken();
  await addMembers(tx, companyId, memberships(id, groupIds));
  const { fullName, ...fields } = account;
  const names = [...(await namesOfGroups(tx, companyId, groupIds)).values()];
  const known = { ...fields, ...(fullName !== null && { fullName }), provider: provider.name };
  const note = {
    action: 'user_created' as const,
    object: { kind: 'user' as const, id },
    next: fieldsForAudit(known, names),
  };
  await audit(tx, { companyId, userId: id, userName: account.userName }, note, now);
  return users.lockUser(tx, companyId, id);
}

/** Returns the role that somebody has afterwards. */
async function follow(entering: Entering, user: users.UserRecord, given: GroupGrants): Promise<Role> {
  const { tx, services, companyId, provider, request } = entering;
  if (!provider.followsMappings) return user.role;
  const owner = { companyId, userId: user.id, userName: user.userName };
  const role = await roleAfter(tx, owner, user.role, given.role);
  if (given.role !== null && role !== given.role)
    request.log.warn({ userId: user.id, role: given.role }, 'a role does not follow its provider');
  const ruled = new Set(provider.mappings.flatMap((line) => ('groupId' in line ? [line.groupId] : [])));
  const had = user.groups.map(({ id }) => id);
  const after = [...new Set([...had.filter((id) => !ruled.has(id)), ...given.groupIds])];
  const hasMoved = !sameIds(had, after);
  if (role === user.role && !hasMoved) return role;
  const left = had.filter((id) => !after.includes(id));
  await leaveGroups(tx, companyId, user.id, left);
  await addMembers(tx, companyId, memberships(user.id, given.groupIds));
  const now = services.now();
  await users.updateUser(tx, companyId, user, { role, modifiedAt: now });
  const names = [...(await namesOfGroups(tx, companyId, after)).values()];
  const fields = (of: Role) => (role === user.role ? {} : { role: of });
  const note = {
    action: 'user_changed' as const,
    object: { kind: 'user' as const, id: user.id },
    previous: fieldsForAudit(fields(user.role), hasMoved ? user.groups.map(({ name }) => name) : undefined),
    next: fieldsForAudit({ ...fields(role), provider: provider.name }, hasMoved ? names : undefined),
  };
  await audit(tx, owner, note, now);
  return role;
}

/** Admins stay admins, and reviewers whom forms name stay what they are. */
async function roleAfter(tx: Tx, owner: Writer, before: Role, wanted: Role | null): Promise<Role> {
  if (wanted === null || before === 'ADMIN') return before;
  if (wanted !== 'USER' && wanted !== 'ANALYST') return wanted;
  // Which forms they see does not matter here.
  const actor: Actor = { ...owner, role: 'ADMIN', groupIds: [], timeZone: 'Etc/UTC', flags: {} };
  return (await users.reviewedForms(tx, actor, owner.userId)).length > 0 ? before : wanted;
}

function memberships(userId: string, groupIds: readonly string[]) {
  return groupIds.map((groupId) => ({ groupId, userId }));
}
