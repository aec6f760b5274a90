// The calls on users: list, create, edit, deactivate, set a password, save a setting. Those on groups are in a
// neighbouring file.
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import { toPage } from '#core/paging.ts';
import * as calls from '#core/users/calls.ts';
import { mayInvite } from '#core/users/policy.ts';
import type { UserChange } from '#core/users/schema.ts';
import { audit } from '#server/audit/write.ts';
import { storedBytes } from '#server/files/usage-store.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import { leastPasswordLength, requireGoodPassword } from '#server/session/good-password.ts';
import { hashPassword, noPassword } from '#server/session/passwords.ts';
import { startSignedIn } from '#server/session/start.ts';
import { endSessions } from '#server/session/store.ts';
import { changeUser, fieldsForAudit, nameTaken, requireKnown, requireOwnHand } from './change.ts';
import { firstAdmin } from './contact-store.ts';
import { groupRoutes } from './groups-routes.ts';
import { addMembers, namesOfGroups } from './groups-store.ts';
import { refuseWithoutPassword } from './own-password.ts';
import { invite } from './invite.ts';
import { saveSetting } from './settings-store.ts';
import * as store from './store.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m as refusals } from '#core/users/schema-texts.ts';
import { m } from './texts.ts';

const maximumSettings = 100;

export const userRoutes = [
  on(calls.listUsers, async ({ actor, tx, query }) => {
    const { users, total } = await store.listUsers(
      tx,
      actor,
      { search: query.search, role: query.role },
      query,
    );
    return toPage(users, query, total);
  }),

  on(calls.readUser, async ({ actor, tx, params }) => store.presentUser(tx, actor.companyId, params.id)),

  on(calls.companyUsers, async ({ actor, tx }) => store.briefUsers(tx, actor)),

  on(calls.readContact, async ({ actor, tx }) => firstAdmin(tx, actor.companyId)),

  on(calls.readStorage, async ({ actor, tx, services }) => ({
    used: await storedBytes(tx, actor.companyId),
    limit: services.settings.companyQuota,
  })),

  on(calls.createUser, async ({ actor, tx, body, services, request }) => {
    const { password, groups, invite: isInvited, ...fields } = body;
    const user = { ...fields, id: body.id ?? services.newId() };
    if (user.role === 'DEACTIVATED') {
      throw invalid([fieldError('role', m.newUserCannotBeDeactivated)]);
    }
    if (user.role === 'ADMIN') requireOwnHand(actor, { role: user.role });
    await requireKnown(tx, actor, user.id, body);
    const now = services.now();
    if (password !== undefined) {
      await requireGoodPassword(password, user.userName, await leastPasswordLength(tx, actor.companyId));
    }
    const passwordHash = password === undefined ? noPassword : await hashPassword(password);
    if (!(await store.insertUser(tx, actor.companyId, { ...user, passwordHash, now }))) throw nameTaken();
    if (isInvited) {
      await invite({ tx, actor, services }, user, mailOriginOf(request, services.settings));
    }
    await addMembers(
      tx,
      actor.companyId,
      groups.map((groupId) => ({ groupId, userId: user.id })),
    );
    const groupNames = [...(await namesOfGroups(tx, actor.companyId, groups)).values()];
    const { id, fullName, ...known } = user;
    const next = fieldsForAudit({ ...known, ...(fullName && { fullName }) }, groupNames);
    await audit(tx, actor, { action: 'user_created', object: { kind: 'user', id }, next }, now);
    return store.presentUser(tx, actor.companyId, id);
  }),

  on(calls.inviteUser, async ({ actor, tx, params, services, request }) => {
    const user = await store.lockUser(tx, actor.companyId, params.id);
    authorize(mayInvite(actor, user));
    if (user.hasPassword) {
      throw new AppError('conflict', wording(m.alreadyHasPassword, { userName: user.userName }), {
        hint: wording(m.ifTheyForgotItThey),
      });
    }
    // The link would go past it.
    if ((await store.presentUser(tx, actor.companyId, user.id)).hasFactor === true)
      throw new AppError('conflict', wording(m.hasSecondFactor, { userName: user.userName }), {
        hint: wording(m.removeTheirFactorFirst),
      });
    await invite({ tx, actor, services }, user, mailOriginOf(request, services.settings));
    const object = { kind: 'user' as const, id: user.id };
    await audit(tx, actor, { action: 'user_invited', object, next: [`email ${user.email}`] }, services.now());
    return store.presentUser(tx, actor.companyId, user.id);
  }),

  on(
    calls.changeUser,
    async ({ actor, tx, params, body, presented, credential, services, request, reply }) => {
      const forced = credential.kind === 'password-change';
      if (forced) requireOwnPasswordOnly(actor, params.id, body);
      if (!forced && actor.token === undefined && params.id === actor.userId) {
        const refusal = await refuseWithoutPassword(tx, actor, body, { request, now: services.now() });
        if (refusal !== null) return refusal;
      }
      await changeUser(
        { tx, actor, services },
        {
          id: params.id,
          change: body,
          ownToken: presented.token,
          origin: () => mailOriginOf(request, services.settings),
        },
      );
      const user = await store.presentUser(tx, actor.companyId, params.id);
      if (!forced) return user;
      await endSessions(tx, actor);
      return { ...(await startSignedIn(tx, actor, { now: services.now(), request, reply })), user };
    },
  ),

  on(calls.saveSetting, async ({ actor, tx, body }) => {
    if (!(await saveSetting(tx, actor, body, maximumSettings))) {
      throw invalid([fieldError('key', m.atMostSettingsCanBe, { maximumSettings })]);
    }
    return body;
  }),

  ...groupRoutes,
];

/** A user who must change the password may do nothing else (contract, "Sign-in"). Returns the new one. */
function requireOwnPasswordOnly(actor: Actor, userId: string, change: UserChange): void {
  const { password, currentPassword: _, ...others } = change;
  if (userId !== actor.userId || Object.values(others).some((value) => value !== undefined)) {
    throw new AppError('forbidden', wording(m.changeYourPasswordFirst));
  }
  if (password === undefined || password === '') {
    throw invalid([fieldError('password', refusals.passwordIsRequired)]);
  }
}
