// Authentication: reads the token of a request and finds its session or access token and its user, in the request's own
// transaction, so that an ended session stops working on every server immediately.
import { queryParameters } from './query-parameters.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Role } from '#core/actor.ts';
import type { Call } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import { missingScopes } from '#core/scopes.ts';
import type { Tx } from '#server/db/transaction.ts';
import {
  type Credential,
  sessionCredential,
  type SessionFacts,
  tokenCredential,
  type TokenFacts,
} from './credential.ts';
import { setCaller } from './caller-sql.ts';
import { companyOfToken, hashToken, isAccessToken } from './token.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const sessionCookie = 'formdeck_session';

export type PresentedCredential = {
  token: string;
  companyId: string;
  by: 'bearer' | 'cookie' | 'accessToken';
};

type UserFacts = {
  id: string;
  userName: string;
  displayName: string | null;
  role: Role;
  timeZone: string;
  flags: Record<string, boolean>;
  groups: string[];
};

/** The token of a request, in the ways that its call allows. Throws `signed-out` if there is none. */
export function presentedToken(request: FastifyRequest, call: Call): PresentedCredential {
  const header = request.headers.authorization;
  const bearer = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
  if (bearer !== undefined) return checked(bearer, 'bearer');
  const parameter = queryParameters(request)['accessToken'];
  if (call.alsoBy?.includes('accessToken') && typeof parameter === 'string')
    return checked(parameter, 'accessToken');
  const cookie = request.cookies[sessionCookie];
  if (call.alsoBy?.includes('cookie') && cookie !== undefined) return checked(cookie, 'cookie');
  throw signedOut();
}

function checked(token: string, by: PresentedCredential['by']): PresentedCredential {
  const companyId = companyOfToken(token);
  if (companyId === null) throw signedOut();
  return { token, companyId, by };
}

export type Caller = { actor: Actor; credential: Credential };

/**
 * The caller and their credential. Throws `signed-out` if the credential is unknown, expired or not valid for this call,
 * and `forbidden` if an access token lacks a scope.
 */
export async function readCaller(
  tx: Tx,
  presented: PresentedCredential,
  call: Call,
  now: number,
): Promise<Caller> {
  const found = await findCredential(tx, presented, call, now);
  if (found === null || found.user.role === 'DEACTIVATED' || !fits(found.credential, presented, call)) {
    throw signedOut();
  }
  const { user, credential } = found;
  const { token } = credential;
  if (token !== null) requireScopes(call, token);
  const actor: Actor = {
    companyId: presented.companyId,
    userId: user.id,
    userName: user.userName,
    displayName: user.displayName ?? undefined,
    role: user.role,
    groupIds: user.groups,
    timeZone: user.timeZone,
    flags: user.flags,
    ...(token !== null && { token: { id: token.id, name: token.name } }),
  };
  return { actor, credential };
}

/** The actor of a token. Throws like `readCaller`. */
export async function readActor(
  tx: Tx,
  presented: PresentedCredential,
  call: Call,
  now: number,
): Promise<Actor> {
  return (await readCaller(tx, presented, call, now)).actor;
}

async function findCredential(
  tx: Tx,
  presented: PresentedCredential,
  call: Call,
  now: number,
): Promise<{ user: UserFacts; credential: Credential } | null> {
  const key = [presented.companyId, hashToken(presented.token)];
  if (isAccessToken(presented.token)) {
    const [row] = await tx.prepared<UserFacts & TokenFacts>('actor-of-token', tokenQuery, key);
    const credential = row === undefined ? null : tokenCredential(row, now);
    return row === undefined || credential === null ? null : { user: row, credential };
  }
  const [row] = await tx.prepared<UserFacts & SessionFacts>('actor', sessionQuery, key);
  const credential = row === undefined ? null : sessionCredential(row, now, call.background !== true);
  return row === undefined || credential === null ? null : { user: row, credential };
}

const groups = `array(
    select g.group_id::text from group_members g where g.company_id = u.company_id and g.user_id = u.id)`;
const userColumns = `u.id, u.user_name as "userName", u.display_name as "displayName", u.role, u.time_zone as "timeZone", c.flags, groups.ids as groups, ${setCaller('groups.ids')}`;
const groupsJoin = `cross join lateral (select ${groups} as ids) groups`;

const sessionQuery = `
  select s.kind, s.created_at as "createdAt", s.used_at as "usedAt", s.expires_at as "expiresAt",
    c.session_limits as "sessionLimits", ${userColumns}
  from sessions s
  join users u on u.company_id = s.company_id and u.id = s.user_id
  join companies c on c.id = s.company_id
  ${groupsJoin}
  where s.company_id = $1 and s.token_hash = $2`;

const tokenQuery = `
  select t.id as "tokenId", t.name as "tokenName", t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
    t.last_used_at as "lastUsedAt", ${userColumns}
  from access_tokens t
  join users u on u.company_id = t.company_id and u.id = t.user_id
  join companies c on c.id = t.company_id
  ${groupsJoin}
  where t.company_id = $1 and t.token_hash = $2`;

/** Each kind of token is only valid for its own calls (contract, "Sign-in"). */
function fits({ kind }: Credential, presented: PresentedCredential, call: Call): boolean {
  if (kind === 'download') return call.alsoBy?.includes('accessToken') === true && call.method === 'GET';
  if (kind === 'token') return presented.by === 'bearer';
  if (presented.by === 'accessToken') return false;
  if (kind === 'factor-setup') return call.beforeFactor === true;
  return kind === 'session' || call.beforePasswordChange === true;
}

/** Checked before anything else: a token without the scope learns nothing. */
function requireScopes({ scope }: Call, token: NonNullable<Credential['token']>): void {
  if (scope === 'session') {
    throw new AppError('forbidden', wording(m.thisCannotBeDoneWith), {
      hint: wording(m.signInWithPasswordFor),
    });
  }
  const missing = missingScopes(scope, token.scopes);
  if (missing.length === 0) return;
  const names = missing.join(' and ');
  throw new AppError('forbidden', wording(m.accessTokenDoesNotHave, { token: token.name, names }), {
    hint: wording(m.createTokenThatHasToo, { names }),
    fields: { missingScopes: missing },
  });
}

function signedOut(): AppError {
  return new AppError('signed-out', undefined, { hint: wording(m.signInAndTryAgain) });
}
