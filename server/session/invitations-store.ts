// Queries of invitations. A first password, a deactivation or a new invitation deletes one: its link stops working.
import { sql } from 'kysely';
import type { Actor, Role } from '#core/actor.ts';
import type { InvitationMail } from '#core/users/user.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { EventMail, MailEvent } from '#server/mail/events.ts';

/** The invited user. */
type Invitee = Pick<Actor, 'companyId' | 'userId'>;

export type NewInvitation = {
  tokenHash: Buffer;
  invitedBy: string;
  invitedAt: number;
  expiresAt: number;
  mailId: string;
};

/** How whoever has the inviter's username now is shown, of the table of invitations under this name. */
export function inviterName(invitations: string) {
  const [company, name] = ['company_id', 'invited_by'].map((column) => sql.ref(`${invitations}.${column}`));
  return sql<string | null>`(select inviter.display_name from users inviter
    where inviter.company_id = ${company} and formdeck_name_key(inviter.user_name) = formdeck_name_key(${name})
      and inviter.user_name = ${name})`;
}

/** Stores a user's invitation, replacing the previous one. */
export async function writeInvitation(tx: Tx, invitee: Invitee, invitation: NewInvitation): Promise<void> {
  const values = {
    token_hash: invitation.tokenHash,
    invited_by: invitation.invitedBy,
    invited_at: invitation.invitedAt,
    expires_at: invitation.expiresAt,
    mail: 'sending' as const,
    problem: null,
    mail_id: invitation.mailId,
  };
  await tx.run(
    query
      .insertInto('invitations')
      .values({ company_id: invitee.companyId, user_id: invitee.userId, ...values })
      .onConflict((had) => had.columns(['company_id', 'user_id']).doUpdateSet(values)),
  );
}

const states: Readonly<Record<MailEvent['kind'], InvitationMail>> = {
  sent: 'sent',
  delayed: 'sending',
  failed: 'failed',
};

/** Records what became of an invitation's e-mail, unless a newer one was sent. */
export async function noteInvitation(tx: Tx, { companyId, id }: EventMail, event: MailEvent): Promise<void> {
  const problem = event.kind === 'sent' ? null : event.problem;
  await tx.run(
    query
      .updateTable('invitations')
      .set({ mail: states[event.kind], problem })
      .where('company_id', '=', companyId)
      .where('mail_id', '=', id),
  );
}

/** Whether a user has an unaccepted invitation. */
export async function isInvited(tx: Tx, invitee: Invitee): Promise<boolean> {
  const found = query
    .selectFrom('invitations')
    .select('user_id')
    .where('company_id', '=', invitee.companyId)
    .where('user_id', '=', invitee.userId);
  return (await tx.first(found)) !== undefined;
}

export async function voidInvitation(tx: Tx, { companyId, userId }: Invitee): Promise<void> {
  await tx.run(
    query.deleteFrom('invitations').where('company_id', '=', companyId).where('user_id', '=', userId),
  );
}

export type OpenInvitation = Invitee & {
  userName: string;
  role: Role;
  company: string;
  invitedBy: string;
  inviterName: string | null;
  passwordLength: number;
  expiresAt: number;
};

/** Locks the invitation of a token; undefined if it is not valid for any reason. */
export async function lockInvitation(
  tx: Tx,
  companyId: string,
  tokenHash: Buffer,
  now: number,
): Promise<OpenInvitation | undefined> {
  return tx.first(
    query
      .selectFrom('invitations')
      .innerJoin('users', sameCompany('users.id', 'invitations.user_id'))
      .innerJoin('companies', 'companies.id', 'invitations.company_id')
      .select([
        'invitations.company_id as companyId',
        'invitations.user_id as userId',
        'users.user_name as userName',
        'users.role',
        'companies.name as company',
        'companies.least_password_length as passwordLength',
        'invitations.invited_by as invitedBy',
        inviterName('invitations').as('inviterName'),
        'invitations.expires_at as expiresAt',
      ])
      .where('invitations.company_id', '=', companyId)
      .where('invitations.token_hash', '=', tokenHash)
      .where('invitations.expires_at', '>', now)
      .where('users.role', '!=', 'DEACTIVATED')
      .forUpdate('invitations'),
  );
}
