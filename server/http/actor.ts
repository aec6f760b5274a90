// The station that says who is calling: reads the token of a request and finds its session and user, in the
// request's own transaction, so that a session which has just ended is dead at once on every server.
import type { FastifyRequest } from 'fastify';
import type { Actor, Role } from '#core/actor.ts';
import type { Call } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import type { Tx } from '#server/db/transaction.ts';
import { companyOfToken, hashToken } from './token.ts';

export const sessionCookie = 'formdeck_session';

export type SessionKind = 'session' | 'password-change' | 'download';
export type Presented = { token: string; companyId: string; by: 'bearer' | 'cookie' | 'accessToken' };

type SessionRow = {
  kind: SessionKind;
  expires_at: number;
  id: string;
  user_name: string;
  role: Role;
  time_zone: string;
  flags: Record<string, boolean>;
  groups: string[];
};

/** The token of a request, in the ways that its call allows. Throws `signed-out` where there is none. */
export function presentedToken(request: FastifyRequest, call: Call): Presented {
  const header = request.headers.authorization;
  const bearer = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
  if (bearer !== undefined) return checked(bearer, 'bearer');
  const parameter = (request.query as Record<string, unknown>)['accessToken'];
  if (call.alsoBy?.includes('accessToken') && typeof parameter === 'string')
    return checked(parameter, 'accessToken');
  const cookie = request.cookies[sessionCookie];
  if (call.alsoBy?.includes('cookie') && cookie !== undefined) return checked(cookie, 'cookie');
  throw signedOut();
}

function checked(token: string, by: Presented['by']): Presented {
  const companyId = companyOfToken(token);
  if (companyId === null) throw signedOut();
  return { token, companyId, by };
}

/** The actor of a token. Throws `signed-out` for a session that is unknown, over, or not for this call. */
export async function readActor(tx: Tx, presented: Presented, call: Call, now: number): Promise<Actor> {
  const [row] = await tx.prepared<SessionRow>('actor', actorQuery, [
    presented.companyId,
    hashToken(presented.token),
  ]);
  if (
    row === undefined ||
    row.expires_at <= now ||
    row.role === 'DEACTIVATED' ||
    !fits(row.kind, presented, call)
  ) {
    throw signedOut();
  }
  return {
    companyId: presented.companyId,
    userId: row.id,
    userName: row.user_name,
    role: row.role,
    groupIds: row.groups,
    timeZone: row.time_zone,
    flags: row.flags,
  };
}

const actorQuery = `
  select s.kind, s.expires_at, u.id, u.user_name, u.role, u.time_zone, c.flags,
    array(select g.group_id::text from group_members g where g.company_id = u.company_id and g.user_id = u.id) as groups
  from sessions s
  join users u on u.company_id = s.company_id and u.id = s.user_id
  join companies c on c.id = s.company_id
  where s.company_id = $1 and s.token_hash = $2`;

/** Each kind of token is good for its own calls and for nothing else (contract, "Sign-in"). */
function fits(kind: SessionKind, presented: Presented, call: Call): boolean {
  if (kind === 'download') return call.alsoBy?.includes('accessToken') === true && call.method === 'GET';
  if (presented.by === 'accessToken') return false;
  return kind === 'session' || call.beforePasswordChange === true;
}

function signedOut(): AppError {
  return new AppError('signed-out', undefined, { hint: 'Sign in and try again.' });
}
