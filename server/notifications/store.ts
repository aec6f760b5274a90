// Queries of notifications: inserted in the transaction of the event, invisible to users who cannot see its subject.
import type { Person } from '#core/primitives.ts';
import { sql, type SqlBool } from 'kysely';
import type { Actor } from '#core/actor.ts';
import {
  mostNotifications,
  type Notification,
  notificationRetention,
  type NotificationType,
  type NotificationContent,
} from '#core/notifications/schema.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';

export type NewNotification = NotificationContent & {
  companyId: string;
  /** Ids of the recipients, without duplicates; deactivated ones are left out. */
  to: readonly string[];
  /** Who caused it; null: the server. */
  from: string | null;
};

/**
 * Notifies people of an event, in its transaction. Many rows added to one sheet in quick succession do not fill anyone's
 * list: after a few, the newest notification counts them. Notifications of one sheet are serialized across transactions.
 * Callers that notify about several sheets do so in the order of their ids, to avoid deadlocks.
 */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  const { companyId, to, from, type, metadata } = notification;
  if (to.length === 0) return;
  const formId = 'templateId' in metadata ? metadata.templateId : null;
  const sheetId = 'sheetId' in metadata ? metadata.sheetId : null;
  const rowCount = 'rowCount' in metadata ? metadata.rowCount : 1;
  const rowId = 'sheetRowId' in metadata && rowCount === 1 ? metadata.sheetRowId : null;
  const of = [companyId, to, from, type, JSON.stringify(metadata), formId, sheetId, rowId];
  const isGathered = gathered.has(type);
  await Promise.all([
    ...(isGathered && sheetId !== null ? [tx.prepared('lock-notifications', lockStatement, [sheetId])] : []),
    tx.prepared('forget-notifications', forgetStatement, [companyId, to, notificationRetention]),
    isGathered
      ? tx.prepared('notify-rows', gatherStatement, [...of, rowCount])
      : tx.prepared('notify', notifyStatement, of),
  ]);
}

/** Until the end of the transaction. */
const lockStatement = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/** Types that can occur in large numbers and resemble each other. */
const gathered: ReadonlySet<NotificationType> = new Set([
  'sheet_row_review_request',
  'row_complete',
  'row_approved',
  'alert',
]);

const forgetStatement = `
  delete from notifications
  where company_id = $1 and user_id = any($2::uuid[]) and created_at < formdeck_now() - $3::bigint`;

const notificationStatement = `
  select distinct users.id from users
  where users.company_id = $1 and users.id = any($2::uuid[]) and users.role <> 'DEACTIVATED'`;

const insertStatement = `
  insert into notifications (company_id, user_id, from_id, type, metadata, form_id, sheet_id, row_id)
  select $1, told.id, $3, $4, $5::text::jsonb, $6, $7, $8 from told`;

const notifyStatement = `with told as (${notificationStatement}) ${insertStatement}`;

// "Quick succession": within ten minutes of the last; "a few": three. Only unread notifications are extended.
const gatherStatement = `
  with told as (${notificationStatement}), recent as (
    select n.id, n.user_id, row_number() over newest as place, count(*) over (partition by n.user_id) as total
    from notifications n
    where n.company_id = $1 and n.user_id = any($2::uuid[]) and n.type = $4 and n.from_id is not distinct from $3::uuid
      and n.sheet_id = $7 and n.metadata -> 'alertId' is not distinct from $5::text::jsonb -> 'alertId'
      and not n.read and n.created_at > formdeck_now() - 600000
    window newest as (partition by n.user_id order by n.created_at desc, n.id)
  ), grown as (
    update notifications n
    set metadata = jsonb_set(n.metadata, '{rowCount}', to_jsonb((n.metadata ->> 'rowCount')::integer + $9::integer)),
      row_id = null, created_at = formdeck_now()
    from recent where n.company_id = $1 and n.id = recent.id and recent.place = 1 and recent.total >= 3
    returning n.user_id
  )
  ${insertStatement} where told.id not in (select user_id from grown)`;

/**
 * The actor's notifications about what they can see: visible forms, their sheets (role USER only their own), existing
 * rows.
 */
function notificationsOf(actor: Actor) {
  const own = actor.role === 'USER' ? sql`and sheets.user_id = ${actor.userId}` : sql``;
  return query
    .selectFrom('notifications')
    .where('notifications.company_id', '=', actor.companyId)
    .where('notifications.user_id', '=', actor.userId)
    .where('notifications.created_at', '>', sql<number>`formdeck_now() - ${notificationRetention}::bigint`)
    .where(sql<SqlBool>`(notifications.form_id is null or exists (
      select 1 from forms where forms.id = notifications.form_id and ${seesForm(actor)}))`)
    .where(sql<SqlBool>`(notifications.sheet_id is null or exists (
      select 1 from sheets where sheets.company_id = notifications.company_id and sheets.id = notifications.sheet_id
        and sheets.visible ${own}))`).where(sql<SqlBool>`(notifications.row_id is null or exists (
      select 1 from rows where rows.company_id = notifications.company_id and rows.id = notifications.row_id))`);
}

/** The actor's newest notifications. */
export function listNotifications(tx: Tx, actor: Actor): Promise<Notification[]> {
  return readNotifications(tx, actor, sql<SqlBool>`true`);
}

/** One of the actor's notifications, or `not-found`. */
export async function findNotification(tx: Tx, actor: Actor, id: string): Promise<Notification> {
  const [found] = await readNotifications(tx, actor, sql<SqlBool>`notifications.id = ${id}`);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * What was written with the notification, and what has become of it since: a deleted file has no path, reviewed rows do not
 * wait any more, and the numbers of an import are those of today: failed rows may have been repaired or left out.
 */
const metadataNow = sql<object>`case notifications.type
  when 'export_done' then case when exists (select 1 from export_jobs
      where export_jobs.company_id = notifications.company_id
        and export_jobs.id = (notifications.metadata ->> 'exportId')::uuid)
    then notifications.metadata else jsonb_set(notifications.metadata, '{path}', 'null') end
  when 'sheet_row_review_request' then notifications.metadata || case
    when notifications.row_id is null then jsonb_build_object('waiting', least(
      (notifications.metadata ->> 'rowCount')::integer, (select count(*) from rows
        where rows.company_id = notifications.company_id and rows.sheet_id = notifications.sheet_id
          and rows.review_state = 'PENDING' and rows.returned_at is null)))
    else (select case
        when rows.returned_at is null and rows.review_state = 'PENDING' then jsonb_build_object('waiting', 1)
        when rows.review_state is null then jsonb_build_object('waiting', 0)
        else jsonb_build_object('waiting', 0, 'reviewed', jsonb_build_object(
          'state', case when rows.returned_at is null then rows.review_state else 'RETURNED' end,
          'by', (select formdeck_person(u) from users u
            where u.company_id = rows.company_id and u.id = coalesce(rows.returned_by, rows.reviewer_id)))) end
      from rows where rows.company_id = notifications.company_id and rows.id = notifications.row_id) end
  when 'import_done' then notifications.metadata || coalesce((
    select jsonb_build_object('isRepairable', imports.state = 'COMPLETED_WITH_ERRORS') || case
        when imports.problem is null and imports.state in ('SUCCESS', 'COMPLETED_WITH_ERRORS')
        then jsonb_build_object('completedRows', imports.completed_rows, 'failedRows', imports.failed_rows,
          'droppedRows', greatest(0, imports.total_rows - imports.completed_rows - imports.failed_rows))
        else '{}'::jsonb end
    from imports where imports.company_id = notifications.company_id
      and imports.id = (notifications.metadata ->> 'importId')::uuid), '{"isRepairable": false}'::jsonb)
  else notifications.metadata end`;

async function readNotifications(
  tx: Tx,
  actor: Actor,
  condition: ReturnType<typeof sql<SqlBool>>,
): Promise<Notification[]> {
  const found = await tx.all(
    notificationsOf(actor)
      .where(condition)
      .leftJoin('users as sender', sameCompany('sender.id', 'notifications.from_id'))
      .select([
        'notifications.id',
        'notifications.type',
        'notifications.read',
        'notifications.created_at as timestamp',
        metadataNow.as('metadata'),
        sql<Person | null>`formdeck_person(sender)`.as('from'),
      ])
      .orderBy('notifications.created_at', 'desc')
      .orderBy('notifications.id')
      .limit(mostNotifications),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type and what is said were written together
  return found as Notification[];
}

/** The number of the actor's unread notifications. */
export async function countUnread(tx: Tx, actor: Actor): Promise<number> {
  const found = await tx.first(
    notificationsOf(actor)
      .where((eb) => eb.not('notifications.read'))
      .select((eb) => eb.fn.countAll<number>().as('unread')),
  );
  return found?.unread ?? 0;
}

/** What the unread notifications of a type say, by the field that says it. */
const saidBy = { alert: 'alertName', reminder: 'message' } as const;

/** The actor's unread notifications of a type: how many, and what the newest says. */
export async function readUnread(
  tx: Tx,
  actor: Actor,
  type: keyof typeof saidBy,
): Promise<{ total: number; newest: string }> {
  const said = sql`notifications.metadata ->> ${saidBy[type]}::text`;
  const found = await tx.first(
    notificationsOf(actor)
      .where((eb) => eb.not('notifications.read'))
      .where('notifications.type', '=', type)
      .select([
        (eb) => eb.fn.countAll<number>().as('total'),
        sql<string | null>`(array_agg(${said} order by notifications.created_at desc))[1]`.as('newest'),
      ]),
  );
  return { total: found?.total ?? 0, newest: found?.newest ?? '' };
}

/** Marks one of the actor's notifications, or all of them. */
export async function setRead(tx: Tx, actor: Actor, read: boolean, id?: string): Promise<void> {
  const change = query
    .updateTable('notifications')
    .set({ read })
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .where('read', '=', !read);
  await tx.run(id === undefined ? change : change.where('id', '=', id));
}

/** Marks the review requests for these rows as read, for all recipients: they are done. */
export async function settleReviewRequests(
  tx: Tx,
  companyId: string,
  rowIds: readonly string[],
): Promise<void> {
  await tx.prepared('settle-review-requests', settleStatement, [companyId, rowIds]);
}

const settleStatement = `
  update notifications set read = true
  where company_id = $1 and row_id = any($2::uuid[]) and type = 'sheet_row_review_request' and not read`;
