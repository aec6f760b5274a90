// The actor: roles, and what permission rules need to know of a signed-in user.
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { type Person, personOf } from '#core/primitives.ts';

export const roles = ['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER', 'USER', 'DEACTIVATED'] as const;
export type Role = (typeof roles)[number];

/** The roles that can sign in. */
export const activeRoles = ['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER', 'USER'] as const satisfies Role[];
/** Managers and admins: they design forms and manage people. */
export const managers = ['ADMIN', 'MANAGER'] as const satisfies Role[];
/** Every role except USER. */
export const notUsers = ['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER'] as const satisfies Role[];
export const admins = ['ADMIN'] as const satisfies Role[];

export type Actor = {
  companyId: string;
  userId: string;
  userName: string;
  /** As in `person`. */
  displayName?: string | undefined;
  role: Role;
  groupIds: readonly string[];
  /** An IANA name, for example America/Toronto. */
  timeZone: string;
  /** The enabled feature flags. */
  flags: Readonly<Record<string, boolean>>;
  /** The least length of the company's passwords, as a face knows it of the signed-in user. */
  passwordLength?: number | undefined;
  /** The access token that a program uses on their behalf; absent if they signed in themselves. */
  token?: { id: string; name: string };
};

/** A permission rule's answer: yes, or the reason why not, to be shown to the user. */
export type Verdict = { yes: true } | { yes: false; why: string };

export const yes: Verdict = { yes: true };

/** A refusal with its reason, a full sentence. */
export function no(why: string): Verdict {
  return { yes: false, why };
}

/** Yes if the condition holds, otherwise the reason. */
export function when(condition: boolean, why: string): Verdict {
  return condition ? yes : no(why);
}

export function isAdmin(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'ADMIN';
}

export function isManager(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'ADMIN' || actor.role === 'MANAGER';
}

/** What both faces say on a page that the reader's role does not open: one sentence for all of them. */
export const noAccessTexts = {
  title: t(common.noAccess),
  why: t(common.noAccessWhy),
} as const;

/** The actor as others see them. */
export function actorPerson({
  userId,
  ...actor
}: Pick<Actor, 'userId' | 'userName' | 'displayName'>): Person {
  return personOf(userId, actor);
}
