// Changes a user: permission, validation against the current state, and consequences.
import { personAndUsername } from '#core/primitives.ts';
import { keysOf } from '#core/keys-of.ts';
import type { Actor } from '#core/actor.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { mayChangeUser } from '#core/users/policy.ts';
import { hasMarkup, type UserChange, userNameMarkup } from '#core/users/schema.ts';
import { audit, type AuditNote } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { deleteFactors } from '#server/factors/drop.ts';
import { deleteFeed } from '#server/session/calendar-link-store.ts';
import { cancelWaiting } from '#server/mail/add-store.ts';
import {
  leastPasswordLength,
  requireGoodPassword,
  requireOtherPassword,
} from '#server/session/good-password.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { isInvited, voidInvitation } from '#server/session/invitations-store.ts';
import { endSessions, findAccount, setPassword } from '#server/session/store.ts';
import { deleteTokensOf } from '#server/tokens/store.ts';
import { changeMails } from './change-mail.ts';
import * as groups from './groups-store.ts';
import { invite } from './invite.ts';
import { isOwnImage } from './photo-store.ts';
import { sameIds, withChanges } from './same-ids.ts';
import * as store from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';

/**
 * Changes the fields of a user that differ. Throws `forbidden` with the policy's reason, `invalid`, or `conflict`.
 * `keptToken` is the session that survives a change of password.
 */
export async function changeUser(
  scope: RequestScope,
  request: { id: string; change: UserChange; ownToken: string; origin(): string },
): Promise<void> {
  const { tx, actor } = scope;
  const admins = request.change.role === undefined ? [] : await store.lockAdmins(tx, actor.companyId);
  const before = await store.lockUser(tx, actor.companyId, request.id);
  const change = differences(request.change, before);
  if (actor.role === 'ADMIN' && change.role !== undefined && admins.includes(before.id)) {
    requireOtherAdmin(admins);
  }
  authorize(mayChangeUser(actor, before, change));
  requireOwnHand(actor, change);
  if (change.userName !== undefined && hasMarkup(change.userName))
    throw invalid([{ path: 'userName', message: userNameMarkup }]);
  if (change.role !== undefined) await requireFreeToBecome(tx, actor, before, change.role);
  await requireKnown(tx, actor, before.id, change);
  await write(scope, before, change, request.ownToken);
  await endOrMoveInvitation(scope, before, change, request.origin);
}

/** A link is for one address: a new address gets a new link. A deactivated user's invitation ends. */
async function endOrMoveInvitation(
  scope: RequestScope,
  before: store.UserRecord,
  { email, role }: Difference,
  origin: () => string,
): Promise<void> {
  const owner = { companyId: scope.actor.companyId, userId: before.id };
  if (role === 'DEACTIVATED') {
    const unsent = { userId: before.id, kind: 'invitation' } as const;
    await cancelWaiting(scope.tx, owner.companyId, unsent, scope.services.now());
    return voidInvitation(scope.tx, owner);
  }
  if (email !== undefined && (await isInvited(scope.tx, owner))) {
    await invite(scope, await store.lockUser(scope.tx, owner.companyId, owner.userId), origin());
  }
}

/**
 * An access token must not take over an account: anyone who finds one could otherwise sign in as its owner, and stay
 * after
 * it is revoked.
 */
export function requireOwnHand(actor: Actor, change: Pick<UserChange, 'password' | 'email' | 'role'>): void {
  if (actor.token === undefined) return;
  if (change.password === undefined && change.email === undefined && change.role !== 'ADMIN') return;
  throw new AppError('forbidden', wording(m.accessTokenCannotChangePassword), {
    hint: wording(m.signInWithPasswordTo),
  });
}

/** Issues with a user's references: time zone, groups and photo must exist. */
export async function requireKnown(
  tx: Tx,
  actor: Actor,
  userId: string,
  named: Pick<UserChange, 'timeZone' | 'groups' | 'photo'>,
): Promise<void> {
  const issues: FieldError[] = [];
  if (named.timeZone !== undefined && !isTimeZone(named.timeZone)) {
    issues.push(fieldError('timeZone', both.thisTimeZoneDoesNot));
  }
  if (named.photo != null && !(await isOwnImage(tx, actor.companyId, named.photo, [actor.userId, userId]))) {
    issues.push(fieldError('photo', m.thereIsNoSuchImage));
  }
  const known = await groups.namesOfGroups(tx, actor.companyId, named.groups ?? []);
  for (const [index, id] of (named.groups ?? []).entries()) {
    if (!known.has(id)) issues.push(fieldError(`groups.${index}`, m.thisUserGroupDoesNot));
  }
  if (issues.length > 0) throw invalid(issues);
}

/** The 409 of a username that is taken in the region. */
export function nameTaken(): AppError {
  const message = t(m.thisUsernameIsTaken);
  return new AppError('conflict', message, { errors: [{ path: 'userName', message }] });
}

/** A user's fields for the audit log; for a password only that it was changed. */
export function fieldsForAudit(fields: object, groupNames: readonly string[] | undefined): string[] {
  return [
    ...Object.entries(fields).map(([field, value]) => `${field} ${String(value ?? 'none')}`),
    ...(groupNames === undefined ? [] : [`groups ${groupNames.join(', ') || 'none'}`]),
  ];
}

/** A change without its proof of identity, and with the resulting groups. */
type Difference = Omit<UserChange, 'currentPassword' | 'addGroups' | 'removeGroups'>;

/** The fields of a change that differ; a blank password is ignored. */
function differences(wanted: UserChange, before: store.UserRecord): Difference {
  const { password, currentPassword: _, groups: all, addGroups, removeGroups, ...given } = wanted;
  const { fullName, ...rest } = given;
  const fields = { ...rest, ...(fullName !== undefined && { fullName: fullName || null }) };
  const changed = keysOf(fields)
    .filter((field) => fields[field] !== undefined && fields[field] !== before[field])
    .map((field) => [field, fields[field]]);
  const hadGroups = before.groups.map(({ id }) => id);
  const groupIds = all ?? withChanges(hadGroups, addGroups, removeGroups);
  return {
    ...Object.fromEntries(changed),
    ...(!sameIds(groupIds, hadGroups) && { groups: groupIds }),
    ...(password !== undefined && password !== '' && { password }),
  };
}

function requireOtherAdmin(admins: readonly string[]): void {
  if (admins.length > 1) return;
  throw new AppError('conflict', wording(m.lastAdminOfCompanyCannot), {
    hint: wording(m.makeSomebodyElseAdminFirst),
  });
}

/** Deactivation is permanent, and a reviewer must first be removed from the forms that name them. */
async function requireFreeToBecome(
  tx: Tx,
  actor: Actor,
  before: store.UserRecord,
  role: NonNullable<UserChange['role']>,
): Promise<void> {
  if (before.role === 'DEACTIVATED') {
    throw new AppError(
      'conflict',
      wording(both.isDeactivatedWhichCannotBeUndone, { userName: before.userName }),
      {
        hint: wording(m.createNewUser),
      },
    );
  }
  if (role !== 'DEACTIVATED' && role !== 'USER' && role !== 'ANALYST') return;
  const forms = await store.reviewedForms(tx, actor, before.id);
  if (forms.length === 0) return;
  throw new AppError(
    'conflict',
    wording(m.becauseTheyreReviewerOn, { userName: before.userName, role, count: forms.length }),
    {
      fields: { forms: forms.filter(({ seen }) => seen).map(({ id, name }) => ({ id, name })) },
      hint: wording(m.removeThemAsReviewerFrom),
    },
  );
}

async function write(
  { tx, actor, services }: RequestScope,
  before: store.UserRecord,
  change: Difference,
  ownToken: string,
): Promise<void> {
  const { password, ...details } = change;
  const owner = { companyId: actor.companyId, userId: before.id };
  const now = services.now();
  if (Object.keys(details).length > 0) {
    const { groups: groupIds, ...fields } = details;
    if (!(await store.updateUser(tx, actor.companyId, before, { ...fields, modifiedAt: now })))
      throw nameTaken();
    if (groupIds !== undefined) await moveTo(tx, actor.companyId, before, groupIds);
    await audit(tx, actor, await noteOf(tx, actor, before, details), now);
  }
  if (password !== undefined) {
    const own = before.id === actor.userId;
    const leastLength = await leastPasswordLength(tx, actor.companyId);
    await requireGoodPassword(password, change.userName ?? before.userName, leastLength);
    await requireOtherPassword(password, await findAccount(tx, owner), own);
    const mustChange = change.mustChangePassword ?? (!own && before.mustChangePassword);
    await setPassword(tx, owner, await hashPassword(password), mustChange);
    await audit(tx, actor, { action: 'password_changed', object: { kind: 'user', id: before.id } }, now);
  }
  const by = before.id === actor.userId ? null : personAndUsername(actor);
  const mails = changeMails({
    user: before,
    by,
    passwordChanged: password !== undefined,
    newEmail: details.email,
  });
  for (const mail of mails) await services.mail.add(tx, actor.companyId, owner, mail);
  if (password !== undefined || change.role === 'DEACTIVATED') {
    await endSessions(tx, owner, ownToken);
    // Anyone who had the session may have read the link.
    if (await deleteFeed(tx, owner)) {
      const object = { kind: 'user', id: before.id } as const;
      await audit(tx, actor, { action: 'calendar_link_removed', object }, now);
    }
  }
  if (change.role === 'DEACTIVATED') {
    await deleteTokensOf(tx, owner);
    await deleteFactors(tx, owner);
  }
}

/** Only differences are written, so that concurrent changes of a group are not reverted. */
async function moveTo(
  tx: Tx,
  companyId: string,
  before: store.UserRecord,
  groupIds: readonly string[],
): Promise<void> {
  const left = before.groups.filter(({ id }) => !groupIds.includes(id)).map(({ id }) => id);
  await groups.leaveGroups(tx, companyId, before.id, left);
  await groups.addMembers(
    tx,
    companyId,
    groupIds.map((groupId) => ({ groupId, userId: before.id })),
  );
}

/** The entry of the audit log about a change, after it was made. */
async function noteOf(
  tx: Tx,
  actor: Actor,
  before: store.UserRecord,
  change: Omit<Difference, 'password'>,
): Promise<AuditNote> {
  const { groups: groupIds, ...fields } = change;
  const previous = keysOf(fields).map((field) => [field, before[field]]);
  const groupsAfter = groupIds && [...(await groups.namesOfGroups(tx, actor.companyId, groupIds)).values()];
  const groupsBefore = groupIds && before.groups.map(({ name }) => name);
  return {
    action: change.role === 'DEACTIVATED' ? 'user_deactivated' : 'user_changed',
    object: { kind: 'user', id: before.id },
    previous: fieldsForAudit(Object.fromEntries(previous), groupsBefore),
    next: fieldsForAudit(fields, groupsAfter),
  };
}
