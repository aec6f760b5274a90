// The draft of a new or existing user (spec 1, section 5).
import { type Actor, activeRoles, isAdmin, type Role } from '#core/actor.ts';
import { type FieldError, issuesOf } from '#core/errors.ts';
import { newUser, type UserChange, userChange } from './schema.ts';
import { type BriefUser, type User } from './user.ts';
import { fieldError } from '#core/messages/said.ts';
import { m as refusals } from './schema-texts.ts';

export type UserDraft = {
  userName: string;
  /** Blank: none. */
  fullName: string;
  email: string;
  role: Role;
  timeZone: string;
  groups: readonly string[];
  /** A new user is invited by e-mail, instead of getting a password that someone else knows. */
  isInvited: boolean;
  /** Blank: unchanged. */
  password: string;
  /** The actor's own, if they change their own password or e-mail address. */
  currentPassword: string;
};

/** A new user with the specified role; the time zone is that of whoever makes it, or the specified one. */
export function newUserDraft(timeZone = 'Etc/UTC'): UserDraft {
  return {
    userName: '',
    fullName: '',
    email: '',
    role: 'USER',
    timeZone,
    groups: [],
    isInvited: true,
    password: '',
    currentPassword: '',
  };
}

export function userDraftOf(user: User): UserDraft {
  const { userName, fullName, email, role, timeZone, groups } = user;
  return {
    ...newUserDraft(),
    userName,
    fullName: fullName ?? '',
    email,
    role,
    timeZone,
    groups: groups.map(({ id }) => id),
    isInvited: false,
  };
}

/** The issues of a draft, with the spec's messages; empty if it may be sent. */
export function userDraftIssues(draft: UserDraft, user: User | null): FieldError[] {
  const { userName, fullName, email, password, isInvited } = draft;
  const isMissing = user === null && !isInvited && password.trim() === '';
  const fields = { userName, fullName, email, ...(password.trim() !== '' && { password }) };
  const issues = issuesOf(userChange, fields);
  return isMissing ? [...issues, fieldError('password', refusals.passwordIsRequired)] : issues;
}

/** The body that creates a user. */
export function newUserBody({ isInvited, currentPassword: _, password, groups, ...fields }: UserDraft) {
  return newUser.parse({
    ...fields,
    groups: [...groups],
    // Someone else knows it: the user must choose a new one.
    ...(isInvited ? { invite: true } : { password, mustChangePassword: true }),
  });
}

/** The change from a user to a draft: only what differs, so that concurrent changes are not reverted. */
export function userChangeOf(draft: UserDraft, user: User): UserChange {
  const before = userDraftOf(user);
  const fields = (['userName', 'fullName', 'email', 'role', 'timeZone'] as const).filter(
    (field) => draft[field].trim() !== before[field],
  );
  const added = draft.groups.filter((id) => !before.groups.includes(id));
  const removed = before.groups.filter((id) => !draft.groups.includes(id));
  return {
    ...Object.fromEntries(fields.map((field) => [field, draft[field].trim()])),
    ...(added.length > 0 && { addGroups: added }),
    ...(removed.length > 0 && { removeGroups: removed }),
    ...(draft.password.trim() !== '' && { password: draft.password }),
    ...(draft.currentPassword !== '' && { currentPassword: draft.currentPassword }),
  };
}

/** Changing one's own password or e-mail address requires the current password. */
export function needsOwnPassword(draft: UserDraft, user: User | null, actor: Actor): boolean {
  if (user === null || user.id !== actor.userId) return false;
  return draft.password !== '' || draft.email.trim() !== user.email;
}

/** The roles that the actor may assign to a user, including the current one. */
export function assignableRoles(actor: Actor, user: Pick<BriefUser, 'role'> | null): Role[] {
  return activeRoles.filter((role) => role !== 'ADMIN' || isAdmin(actor) || user?.role === 'ADMIN');
}
