// A user while somebody fills in who they are, before it is saved: a new one, or one that there is (spec 1, section 5).
import { type Actor, activeRoles, isAdmin, type Role } from '#core/actor.ts';
import type { FieldError } from '#core/errors.ts';
import { type BriefUser, newUser, type User, type UserChange, userChange } from './schema.ts';

export type UserDraft = {
  userName: string;
  email: string;
  role: Role;
  timeZone: string;
  groups: readonly string[];
  /** A new user gets in by an e-mail, and not by a password that somebody else knows. */
  isInvited: boolean;
  /** Blank: the one they have stays. */
  password: string;
  /** The actor's own, where they change their own password or e-mail address. */
  currentPassword: string;
};

/** A new user as the specification has them: role USER, time zone Etc/UTC. */
export function newUserDraft(): UserDraft {
  return {
    userName: '',
    email: '',
    role: 'USER',
    timeZone: 'Etc/UTC',
    groups: [],
    isInvited: true,
    password: '',
    currentPassword: '',
  };
}

export function userDraftOf(user: User): UserDraft {
  const { userName, email, role, timeZone, groups } = user;
  return {
    ...newUserDraft(),
    userName,
    email,
    role,
    timeZone,
    groups: groups.map(({ id }) => id),
    isInvited: false,
  };
}

/** What is wrong with a draft, in the words of the specification; empty where it may be sent. */
export function userDraftIssues(draft: UserDraft, user: User | null): FieldError[] {
  const { userName, email, password, isInvited } = draft;
  const isMissing = user === null && !isInvited && password.trim() === '';
  const fields = { userName, email, ...(password.trim() !== '' && { password }) };
  const read = userChange.safeParse(fields);
  const issues = read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return isMissing ? [...issues, { path: 'password', message: 'A password is required' }] : issues;
}

/** The body that creates a user. */
export function newUserBody({ isInvited, currentPassword: _, password, groups, ...fields }: UserDraft) {
  return newUser.parse({
    ...fields,
    groups: [...groups],
    // Somebody else knows it: they choose one of their own.
    ...(!isInvited && { password, mustChangePassword: true }),
  });
}

/** The change that makes a user what the draft says: only what differs, so that nobody else's change is taken back. */
export function userChangeOf(draft: UserDraft, user: User): UserChange {
  const before = userDraftOf(user);
  const fields = (['userName', 'email', 'role', 'timeZone'] as const).filter(
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

/** Whether there is something to lose. */
export function isUserChanged(draft: UserDraft, user: User | null): boolean {
  const before = user === null ? newUserDraft() : userDraftOf(user);
  return JSON.stringify(draft) !== JSON.stringify(before);
}

/** Whoever changes their own password or e-mail address says the current password. */
export function needsOwnPassword(draft: UserDraft, user: User | null, actor: Actor): boolean {
  if (user === null || user.id !== actor.userId) return false;
  return draft.password !== '' || draft.email.trim() !== user.email;
}

/** The roles that the actor may give to a user; the one that they have stays among them. */
export function assignableRoles(actor: Actor, user: Pick<BriefUser, 'role'> | null): Role[] {
  return activeRoles.filter((role) => role !== 'ADMIN' || isAdmin(actor) || user?.role === 'ADMIN');
}
