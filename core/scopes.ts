// Scopes of access tokens (contract, "Tokens"): each call record names the scopes that it needs.

export const scopes = [
  'forms:read',
  'rows:read',
  'rows:write',
  'import',
  'export',
  'review',
  'users:read',
  'users:write',
  'admin',
] as const;
export type Scope = (typeof scopes)[number];

/**
 * The scopes that a token needs for a call, all of them if there are several: `any` if every token suffices, `session`
 * if none does, since only a signed-in person may make the call.
 */
export type NeededScope = Scope | readonly Scope[] | 'any' | 'session';

/** What a scope includes: `admin` covered users before they had scopes of their own. */
const included: Partial<Record<Scope, readonly Scope[]>> = {
  'users:write': ['users:read'],
  admin: ['users:read', 'users:write'],
};

/** The needed scopes that a token with these does not have. */
export function missingScopes(needed: Exclude<NeededScope, 'session'>, held: readonly Scope[]): Scope[] {
  if (needed === 'any') return [];
  const all: readonly Scope[] = typeof needed === 'string' ? [needed] : needed;
  return all.filter((scope) => !held.some((each) => each === scope || included[each]?.includes(scope)));
}
