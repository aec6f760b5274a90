// Queries of the mail log.
import { sql, type SqlBool } from 'kysely';
import type { Person } from '#core/primitives.ts';
import type { ListedMail, MailStatus } from '#core/mail/schema.ts';
import type { MailState } from '#core/mail/states.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { StoredMail } from './outbox-store.ts';

const listedColumns = [
  'mails.id',
  'mails.kind',
  sql<Person | null>`formdeck_person(users)`.as('user'),
  'mails.recipient',
  'mails.subject',
  'mails.state',
  'mails.problem',
  'mails.attempts',
  'mails.created_at as createdAt',
  'mails.settled_at as settledAt',
  'mail_queue.due_at as dueAt',
] as const;

type ListedRow = Omit<ListedMail, 'nextAttempt'> & { dueAt: number | null };

/** In wire format. */
export function presentListed({ dueAt, ...mail }: ListedRow): ListedMail {
  return { ...mail, nextAttempt: mail.state === 'waiting' ? dueAt : null };
}

function mailsOf(companyId: string) {
  return query
    .selectFrom('mails')
    .leftJoin('users', sameCompany('users.id', 'mails.user_id'))
    .leftJoin('mail_queue', sameCompany('mail_queue.mail_id', 'mails.id'))
    .where('mails.company_id', '=', companyId);
}

export type MailFilter = { state: MailState | undefined; recipient: string | undefined };

/** A page of a company's e-mails, the newest first. */
export async function listMails(
  tx: Tx,
  companyId: string,
  { state, recipient = '' }: MailFilter,
  page: { page: number; size: number },
): Promise<{ mails: ListedMail[]; total: number }> {
  let found = mailsOf(companyId);
  if (state !== undefined) found = found.where('mails.state', '=', state);
  const search = recipient.trim();
  if (search !== '') {
    const { addresses, userIds, isEverybody } = await recipientsLike(tx, companyId, search);
    if (addresses.length + userIds.length === 0) return { mails: [], total: 0 };
    if (!isEverybody)
      found = found.where(
        sql<SqlBool>`(mails.recipient = any(${addresses}::text[]) or mails.user_id = any(${userIds}::uuid[]))`,
      );
  }
  const [counted, rows] = await Promise.all([
    tx.first(found.select(({ fn }) => fn.countAll<number>().as('total'))),
    tx.all(
      found
        .select(listedColumns)
        .orderBy('mails.created_at', 'desc')
        .orderBy('mails.id')
        .limit(page.size)
        .offset(page.page * page.size),
    ),
  ]);
  return { mails: rows.map(presentListed), total: counted?.total ?? 0 };
}

/**
 * The addresses that e-mails went to and the users with these letters in them. There are far fewer of them than e-mails; the
 * index is gone through from one address to the next. An index of letters would not be used here: what it compares by may not
 * run before it is known that a row is the company's.
 */
async function recipientsLike(
  tx: Tx,
  companyId: string,
  search: string,
): Promise<{ addresses: string[]; userIds: string[]; isEverybody: boolean }> {
  const [found] = await tx.raw<{ addresses: string[]; userIds: string[]; isEverybody: boolean }>(
    `with recursive recipients(address) as (
      (select recipient from mails where company_id = $1 order by recipient limit 1)
      union all
      select (select recipient from mails where company_id = $1 and recipient > address order by recipient limit 1)
      from recipients where address is not null
    ), compared as (
      select address, position(lower($2) in lower(address)) > 0 as is_meant from recipients where address is not null
    )
    select array(select address from compared where is_meant) as addresses,
      array(select id from users where company_id = $1
        and position(lower($2) in lower(concat_ws(E'\n', user_name, full_name))) > 0) as "userIds",
      not exists (select from compared where not is_meant) as "isEverybody"`,
    [companyId, search],
  );
  return found ?? { addresses: [], userIds: [], isEverybody: false };
}

export type LoggedMail = ListedRow & Pick<StoredMail, 'text' | 'history' | 'secrets' | 'goodUntil'>;

/** An e-mail of the company; undefined if there is none. With `lock` nobody else changes it until the transaction ends. */
export function findMail(
  tx: Tx,
  companyId: string,
  id: string,
  { lock = false } = {},
): Promise<LoggedMail | undefined> {
  const found = mailsOf(companyId)
    .select([
      ...listedColumns,
      'mails.text',
      'mails.history',
      'mails.secrets',
      'mails.good_until as goodUntil',
    ])
    .where('mails.id', '=', id);
  return tx.first(lock ? found.forUpdate('mails') : found);
}

/** The names of an e-mail's files, and whether they are still there. */
export function filesOf(
  tx: Tx,
  companyId: string,
  mailId: string,
): Promise<{ fileName: string; size: number; stored: boolean }[]> {
  return tx.all(
    query
      .selectFrom('mail_attachments')
      .select(['file_name as fileName', 'size', 'stored'])
      .where('company_id', '=', companyId)
      .where('mail_id', '=', mailId)
      .orderBy('position'),
  );
}

/** Makes an e-mail due now, as if it had just been written. */
export async function dueAgain(tx: Tx, companyId: string, id: string, now: number): Promise<void> {
  const columns = { state: 'waiting', attempts: 0, begun_at: now, settled_at: null } as const;
  await changeThing(tx, 'mails', { companyId, id }, columns);
  await tx.run(
    query
      .updateTable('mail_queue')
      .set({ due_at: now })
      .where('company_id', '=', companyId)
      .where('mail_id', '=', id),
  );
}

/** How many of a company's e-mails wait, and how many failed. */
export async function countMails(tx: Tx, companyId: string): Promise<Pick<MailStatus, 'waiting' | 'failed'>> {
  const counted = await tx.first(
    query
      .selectFrom('mails')
      .select([
        sql<number>`count(*) filter (where state in ('waiting', 'sending'))`.as('waiting'),
        sql<number>`count(*) filter (where state = 'failed')`.as('failed'),
      ])
      .where('company_id', '=', companyId)
      .where('state', 'in', ['waiting', 'sending', 'failed']),
  );
  return counted ?? { waiting: 0, failed: 0 };
}
