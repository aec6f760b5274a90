// Queries of the user's own sessions.
import type { SessionFacts } from '#server/http/credential.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { Owner } from './store.ts';

export type SessionRecord = SessionFacts & { id: string; tokenHash: Buffer; userAgent: string | null };

/** The sessions of a user, expired or not. Download tokens are excluded: they last a minute. */
export async function listSessions(tx: Tx, owner: Owner): Promise<SessionRecord[]> {
  return tx.all(
    query
      .selectFrom('sessions')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .innerJoin('users', sameCompany('users.id', 'sessions.user_id'))
      .select([
        'sessions.id',
        'sessions.token_hash as tokenHash',
        'sessions.user_agent as userAgent',
        'sessions.kind',
        'sessions.created_at as createdAt',
        'sessions.used_at as usedAt',
        'sessions.expires_at as expiresAt',
        'companies.session_limits as sessionLimits',
        'users.role',
      ])
      .where('sessions.company_id', '=', owner.companyId)
      .where('sessions.user_id', '=', owner.userId)
      .where('sessions.kind', '!=', 'download'),
  );
}

type EndedSession = Pick<SessionRecord, 'tokenHash' | 'userAgent' | 'createdAt'>;

/** Ends a session of a user with its download tokens; undefined if they have none with this id. */
export async function endOwnSession(tx: Tx, owner: Owner, id: string): Promise<EndedSession | undefined> {
  const ended = await tx.first(
    ofOwner(owner)
      .where('id', '=', id)
      .where('kind', '!=', 'download')
      .returning(['token_hash as tokenHash', 'user_agent as userAgent', 'created_at as createdAt']),
  );
  if (ended !== undefined) await tx.run(ofOwner(owner).where('kind', '=', 'download'));
  return ended;
}

function ofOwner(owner: Owner) {
  return query
    .deleteFrom('sessions')
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId);
}
