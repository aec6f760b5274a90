// Who may do what to people (spec 1, section 6).
import { type Actor, isAdmin, isManager, no, type Verdict, when, yes } from '#core/actor.ts';
import type { Group, UserChange } from './schema.ts';
import type { User } from './user.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** May the actor make this change to this user? Reasons use the spec's words if it has them. */
export function mayChangeUser(actor: Actor, user: Pick<User, 'id' | 'role'>, change: UserChange): Verdict {
  const own = user.id === actor.userId;
  if (own && change.role !== undefined && change.role !== user.role) {
    return no(change.role === 'DEACTIVATED' ? t(m.youCannotDeactivateYourself) : t(m.youCannotChangeYourOwn));
  }
  if (isAdmin(actor)) return yes;
  if (change.role === 'ADMIN' && user.role !== 'ADMIN') return no(t(m.onlyAdminsMayAssignAdministrator));
  if (isManager(actor) && user.role !== 'ADMIN') return yes;
  if (!own)
    return no(isManager(actor) ? t(m.managersCannotEditAdministrators) : t(m.onlyManagersAndAdminsMay));
  const onlyAdmins = (['userName', 'groups', 'mustChangePassword'] as const).filter(
    (key) => change[key] !== undefined,
  );
  return when(onlyAdmins.length === 0, t(m.askAdministratorToChangeYour));
}

/** Who sees the lists of people and their details. */
export function mayOpenUsers(actor: Pick<Actor, 'role'>): Verdict {
  return when(isManager(actor), t(m.onlyManagersAndAdminsMaySee));
}

/** Whose name leads to their page: for an admin everybody's, for a manager that of people in a group of theirs. */
export function leadsToUser(
  actor: Pick<Actor, 'role' | 'groupIds'>,
  userId: string,
  groups: readonly Pick<Group, 'id' | 'members'>[],
): boolean {
  if (isAdmin(actor)) return true;
  const isShared = ({ id, members }: Pick<Group, 'id' | 'members'>) =>
    actor.groupIds.includes(id) && members.some((member) => member.id === userId);
  return isManager(actor) && groups.some(isShared);
}

export function mayCreateUser(actor: Pick<Actor, 'role'>): Verdict {
  return when(isAdmin(actor), t(m.onlyAdminsMayCreateUsers));
}

/** Managers edit groups; only admins create and delete them (spec 1, section 6). */
export function mayChangeGroup(actor: Pick<Actor, 'role'>): Verdict {
  return when(isManager(actor), t(m.onlyManagersAndAdminsMayChange));
}

export function mayManageGroups(actor: Pick<Actor, 'role'>): Verdict {
  return when(isAdmin(actor), t(m.onlyAdminsMayCreateAnd));
}

/** Anyone who may change a user may invite them again; the server knows whether they already have a password. */
export function mayInvite(actor: Actor, user: Pick<User, 'id' | 'role' | 'userName'>): Verdict {
  if (user.role === 'DEACTIVATED')
    return no(t(m.isDeactivatedWhichCannotBeUndone, { userName: user.userName }));
  return mayChangeUser(actor, user, {});
}
