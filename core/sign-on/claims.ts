// What follows from what a provider says of somebody: their e-mail address, their role, their user groups.
import type { Role } from '#core/actor.ts';
import type { Mapping, Provider } from './schema.ts';

/** What a provider says of somebody, by name. */
export type Claims = Readonly<Record<string, unknown>>;

/** The most groups that are read of somebody; @public docs/limits.md names it. */
export const claimedGroupsLimit = 1_000;

/** By what they may do, the most first: of several roles, the first counts. */
const byPower = ['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER', 'USER'] as const satisfies Role[];

/** The values of a claim of groups: a list of texts, or one text. `realm_access.roles` is found within an object. */
export function claimedGroups(claims: Claims, name: string): string[] {
  if (name === '') return [];
  const found = Object.hasOwn(claims, name) ? claims[name] : within(claims, name.split('.'));
  const all: readonly unknown[] = Array.isArray(found) ? found : [found];
  return all.filter((each) => typeof each === 'string').slice(0, claimedGroupsLimit);
}

function within(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value;
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, first);
  return isObject ? within(Object.entries(value).find(([key]) => key === first)?.[1], rest) : undefined;
}

/** Somebody's e-mail address, and whether it is known to be theirs; null without one. */
export function claimedEmail(
  claims: Claims,
  { trustsEmail }: Pick<Provider, 'trustsEmail'>,
): { address: string; isTrusted: boolean } | null {
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) return null;
  // Some providers write it as a text.
  return { address: email, isTrusted: trustsEmail || isVerified === true || isVerified === 'true' };
}

/** The role and the names of the user groups that a mapping gives. Only a line that says so makes somebody an admin. */
export function mapped(
  mappings: readonly Mapping[],
  groups: readonly string[],
): { role: Role | null; groups: string[] } {
  const has = new Set(groups);
  const mine = mappings.filter(({ value }) => has.has(value));
  const roles = new Set(mine.flatMap((line) => ('role' in line ? [line.role] : [])));
  return {
    role: byPower.find((role) => roles.has(role)) ?? null,
    groups: [...new Set(mine.flatMap((line) => ('group' in line ? [line.group] : [])))],
  };
}

/** The role of a new account; null: they get none. */
export function newRole(
  { newAccounts }: Pick<Provider, 'newAccounts'>,
  mappedRole: Role | null,
): Role | null {
  if (newAccounts === 'NONE') return null;
  return mappedRole ?? (newAccounts === 'MAPPED' ? null : newAccounts);
}

/** The domain of an e-mail address, in small letters; null if it is none. */
export function domainOf(email: string): string | null {
  const [user = '', domain = '', ...more] = email.trim().toLowerCase().split('@');
  const isDomain = domain.includes('.') && !/\s/.test(domain);
  return user !== '' && isDomain && more.length === 0 ? domain : null;
}

/** A path of the console to go on at; `/` for whatever leads elsewhere. */
export function consolePath(wanted: string | undefined): string {
  const base = 'https://formdeck.invalid';
  if (wanted === undefined || wanted.length > 1_000 || !wanted.startsWith('/')) return '/';
  const url = URL.parse(wanted, base);
  // What a browser would read as another host, such as //host or /\host, has another origin.
  return url?.origin === base ? url.pathname + url.search + url.hash : '/';
}
