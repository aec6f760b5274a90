// Queries of the worker: the e-mails of a company, and when something is to be done about them.
import { sql } from 'kysely';
import {
  failedContentRetention,
  type MailAttempt,
  type MailKind,
  mailRetention,
  mostMailAttempts,
} from '#core/mail/schema.ts';
import type { MailState } from '#core/mail/states.ts';
import { changeThing, deleteThing } from '#server/db/things.ts';
import { isNotHeld } from '#server/db/held.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { Secret } from './new-mail.ts';

export type QueuedMail = { companyId: string; id: string };

/**
 * What is due, in the order in which it is to be done: what somebody waits for first, then by turns of the companies, so that
 * many of one do not hold up another's.
 */
export function dueMails(tx: Tx, now: number, limit: number): Promise<QueuedMail[]> {
  const waiting = query
    .selectFrom('mail_queue')
    .select(['company_id as companyId', 'mail_id as id', 'is_bulk as isBulk', 'due_at as dueAt'])
    .select(sql<number>`row_number() over (partition by company_id, is_bulk order by due_at)`.as('turn'))
    .where('due_at', '<=', now)
    .where(isNotHeld('mail_queue'))
    .as('waiting');
  return tx.all(
    query
      .selectFrom(waiting)
      .select(['companyId', 'id'])
      .orderBy('isBulk')
      .orderBy('turn')
      .orderBy('dueAt')
      .limit(limit),
  );
}

export type StoredMail = {
  kind: MailKind;
  userId: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  button: string | null;
  secrets: Secret[] | null;
  goodUntil: number | null;
  subjectId: string | null;
  unsubscribe: string | null;
  language: string | null;
  state: MailState;
  attempts: number;
  history: MailAttempt[];
  createdAt: number;
  begunAt: number;
};

/** Locks an e-mail that is due; undefined if another server has done what was due. */
export async function lockDue(
  tx: Tx,
  { companyId, id }: QueuedMail,
  now: number,
): Promise<StoredMail | undefined> {
  return tx.first(
    query
      .selectFrom('mails')
      .innerJoin('mail_queue', sameCompany('mail_queue.mail_id', 'mails.id'))
      .select([
        'mails.kind',
        'mails.user_id as userId',
        'mails.recipient',
        'mails.subject',
        'mails.text',
        'mails.html',
        'mails.button',
        'mails.secrets',
        'mails.good_until as goodUntil',
        'mails.subject_id as subjectId',
        'mails.unsubscribe',
        'mails.language',
        'mails.state',
        'mails.attempts',
        'mails.history',
        'mails.created_at as createdAt',
        'mails.begun_at as begunAt',
      ])
      .where('mails.company_id', '=', companyId)
      .where('mails.id', '=', id)
      .where('mail_queue.due_at', '<=', now)
      .forUpdate('mails'),
  );
}

export type Attached = { id: string; fileName: string; mediaType: string };

/** The stored files of an e-mail. */
export function attachmentsOf(tx: Tx, { companyId, id }: QueuedMail): Promise<Attached[]> {
  return tx.all(
    query
      .selectFrom('mail_attachments')
      .select(['file_id as id', 'file_name as fileName', 'media_type as mediaType'])
      .where('company_id', '=', companyId)
      .where('mail_id', '=', id)
      .where('stored', '=', true)
      .orderBy('position'),
  );
}

/** Marks an e-mail as under way. */
export async function noteSending(tx: Tx, mail: QueuedMail, history: readonly MailAttempt[]): Promise<void> {
  await changeThing(tx, 'mails', mail, {
    state: 'sending',
    history: JSON.stringify(history.slice(-mostMailAttempts)),
  });
}

/** Marks it as sent; its secrets are erased. Returns the ids of those of its files that nothing needs any more. */
export async function noteSent(
  tx: Tx,
  mail: QueuedMail,
  history: readonly MailAttempt[],
  now: number,
): Promise<string[]> {
  await changeThing(tx, 'mails', mail, {
    state: 'sent',
    problem: null,
    settled_at: now,
    history: JSON.stringify(history.slice(-mostMailAttempts)),
  });
  await putOff(tx, mail, now + mailRetention);
  return eraseContent(tx, mail);
}

/** Marks it as waiting for its next attempt. */
export async function noteDelayed(
  tx: Tx,
  mail: QueuedMail,
  outcome: { problem: string; attempts: number; history: readonly MailAttempt[]; nextAt: number },
): Promise<void> {
  await changeThing(tx, 'mails', mail, {
    state: 'waiting',
    problem: outcome.problem,
    attempts: outcome.attempts,
    history: JSON.stringify(outcome.history.slice(-mostMailAttempts)),
  });
  await putOff(tx, mail, outcome.nextAt);
}

/** Gives it up. Its content is kept for a while, so that an admin can have it sent again. */
export async function noteFailed(
  tx: Tx,
  mail: QueuedMail,
  outcome: { problem: string; attempts: number; history: readonly MailAttempt[]; goodUntil: number | null },
  now: number,
): Promise<void> {
  await changeThing(tx, 'mails', mail, {
    state: 'failed',
    problem: outcome.problem,
    attempts: outcome.attempts,
    settled_at: now,
    history: JSON.stringify(outcome.history.slice(-mostMailAttempts)),
  });
  await putOff(
    tx,
    mail,
    Math.max(now, Math.min(outcome.goodUntil ?? Infinity, now + failedContentRetention)),
  );
}

/** Erases an e-mail's secrets, and returns the ids of those of its files that nothing needs any more. */
export async function eraseContent(tx: Tx, mail: QueuedMail): Promise<string[]> {
  await changeThing(tx, 'mails', mail, { secrets: null, unsubscribe: null });
  const erased = await tx.all(
    query
      .updateTable('mail_attachments')
      .set({ stored: false })
      .where('company_id', '=', mail.companyId)
      .where('mail_id', '=', mail.id)
      .where('stored', '=', true)
      .returning('file_id as id'),
  );
  return unneededAmong(
    tx,
    mail.companyId,
    erased.map(({ id }) => id),
  );
}

/** Those files that no e-mail and no link needs any more. Anyone who gives one up at the same time comes first or after. */
export async function unneededAmong(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const unneeded: string[] = [];
  for (const id of ids.toSorted()) {
    await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`file ${companyId}/${id}`]);
    const [found] = await tx.raw<{ isNeeded: boolean }>(
      `select exists (select from mail_attachments where company_id = $1 and file_id = $2 and stored)
        or exists (select from report_files where company_id = $1 and file_id = $2) as "isNeeded"`,
      [companyId, id],
    );
    if (found?.isNeeded === false) unneeded.push(id);
  }
  return unneeded;
}

/** Takes an e-mail out of the log. */
export async function deleteMail(tx: Tx, { companyId, id }: QueuedMail): Promise<void> {
  await tx.run(query.deleteFrom('mail_queue').where('company_id', '=', companyId).where('mail_id', '=', id));
  await deleteThing(tx, 'mails', companyId, id);
}

/** Takes a deleted e-mail out of the queue. */
export async function dropOrphan(tx: Tx, { companyId, id }: QueuedMail): Promise<void> {
  await tx.run(
    query
      .deleteFrom('mail_queue')
      .where('company_id', '=', companyId)
      .where('mail_id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mails')
              .select('id')
              .where('mails.company_id', '=', companyId)
              .where('mails.id', '=', id),
          ),
        ),
      ),
  );
}

/** Sets when something is to be done about it next. */
export async function putOff(tx: Tx, { companyId, id }: QueuedMail, dueAt: number): Promise<void> {
  await tx.run(
    query
      .updateTable('mail_queue')
      .set({ due_at: dueAt })
      .where('company_id', '=', companyId)
      .where('mail_id', '=', id),
  );
}
