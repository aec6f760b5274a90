// Queries that add e-mails to the outbox, and take back those that are not sent yet.
import { randomUUID } from 'node:crypto';
import { type MailKind, mailRetention } from '#core/mail/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { withoutSecrets, type WrittenMail } from './new-mail.ts';
import { putOff, type QueuedMail } from './outbox-store.ts';

/** Writes an e-mail that is due now. */
export async function insertMail(
  tx: Tx,
  { companyId, id }: QueuedMail,
  mail: WrittenMail,
  now: number,
): Promise<void> {
  const { secrets = [], attachments = [], userId } = mail;
  if (mail.replaces === true) await cancelWaiting(tx, companyId, { userId, kind: mail.kind }, now);
  await tx.run(
    query.insertInto('mails').values({
      company_id: companyId,
      id,
      kind: mail.kind,
      user_id: userId,
      recipient: mail.to,
      subject: mail.subject,
      text: withoutSecrets(mail.text, secrets),
      html: mail.html === undefined ? null : withoutSecrets(mail.html, secrets),
      button: mail.button ?? null,
      secrets: secrets.length === 0 ? null : JSON.stringify(secrets),
      good_until: mail.goodUntil ?? null,
      subject_id: mail.subjectId ?? null,
      unsubscribe: mail.unsubscribe ?? null,
      language: mail.language,
      state: 'waiting',
      created_at: now,
      begun_at: now,
    }),
  );
  if (attachments.length > 0) {
    await tx.run(
      query.insertInto('mail_attachments').values(
        attachments.map((file, position) => ({
          company_id: companyId,
          id: randomUUID(),
          file_id: file.id,
          mail_id: id,
          position,
          file_name: file.fileName,
          media_type: file.mediaType,
          size: file.size,
        })),
      ),
    );
  }
  await tx.run(
    query
      .insertInto('mail_queue')
      .values({ company_id: companyId, mail_id: id, due_at: now, is_bulk: mail.isBulk ?? false }),
  );
}

/** Cancels a user's e-mails of a kind that are not under way yet. */
export async function cancelWaiting(
  tx: Tx,
  companyId: string,
  { userId, kind }: { userId: string; kind: MailKind },
  now: number,
): Promise<void> {
  const canceled = await tx.all(
    query
      .updateTable('mails')
      .set({ state: 'canceled', secrets: null, settled_at: now })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .returning('id'),
  );
  for (const { id } of canceled) await putOff(tx, { companyId, id }, now + mailRetention);
}
