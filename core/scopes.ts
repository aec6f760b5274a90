// What an access token may be allowed to do (contract, "Tokens"): each call record names the scopes that it needs.

export const scopes = [
  'forms:read',
  'rows:read',
  'rows:write',
  'import',
  'export',
  'review',
  'admin',
] as const;
export type Scope = (typeof scopes)[number];

/**
 * The scopes that a token needs for a call, all of them where it names several: `any` where every token will do,
 * `session` where none does, since only a person who has signed in may make the call.
 */
export type NeededScope = Scope | readonly Scope[] | 'any' | 'session';

/** The scopes that a token with these has not, of those that a call needs. */
export function missingScopes(needed: Exclude<NeededScope, 'session'>, held: readonly Scope[]): Scope[] {
  if (needed === 'any') return [];
  const all: readonly Scope[] = typeof needed === 'string' ? [needed] : needed;
  return all.filter((scope) => !held.includes(scope));
}
