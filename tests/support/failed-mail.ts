// An e-mail that failed, as the server would have kept it.
import type { Tx } from '#server/db/transaction.ts';

/** An e-mail that the mail server refused. */
export async function insertFailedMail(
  tx: Tx,
  mail: { companyId: string; id: string; userId: string; subject: string },
): Promise<void> {
  const { companyId, id, userId, subject } = mail;
  await tx.raw(
    `insert into mails (company_id, id, kind, user_id, recipient, subject, text, state, problem, created_at, begun_at)
     values ($1, $2, 'schedule_ended', $3, 'pat@example.com', $4, $4, 'failed', '550 no such user', $5, $5)`,
    [companyId, id, userId, subject, Date.now()],
  );
  await tx.raw('insert into mail_queue (company_id, mail_id, due_at, is_bulk) values ($1, $2, $3, false)', [
    companyId,
    id,
    Date.now() + 86_400_000,
  ]);
}
