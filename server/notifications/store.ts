// The SQL of notifications: told in the transaction of what they tell of, seen by nobody who may not see that.
import type { NotificationType, Told } from '#core/notifications/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

export type NewNotification = Told & {
  companyId: string;
  /** Ids of who is told, once each; those who are deactivated are left out. */
  to: readonly string[];
  /** Who caused it; null: the server by itself. */
  from: string | null;
};

/**
 * Tells people of something, in the transaction that it happens in. Rows of one sheet that follow quickly do not fill
 * anybody's list: after a few, the newest notification counts them. Callers that tell of rows have changed the rows'
 * sheet before, whose lock keeps others from the same notifications meanwhile.
 */
export async function notify(tx: Tx, told: NewNotification): Promise<void> {
  const { companyId, to, from, type, metadata } = told;
  if (to.length === 0) return;
  const { templateId: formId = null, sheetId = null } = metadata as Partial<Record<string, string>>;
  const rowCount = 'rowCount' in metadata ? metadata.rowCount : 1;
  const rowId = 'sheetRowId' in metadata && rowCount === 1 ? metadata.sheetRowId : null;
  await tx.prepared('forget-notifications', forgetStatement, [companyId, to, keptFor]);
  const of = [companyId, to, from, type, JSON.stringify(metadata)];
  if (!gathered.has(type)) await tx.prepared('notify', notifyStatement, [...of, formId, sheetId, rowId]);
  else await tx.prepared('notify-rows', gatherStatement, [...of, formId, sheetId, rowId, rowCount]);
}

/** Milliseconds that a notification is kept. */
const keptFor = 90 * 86_400_000;

/** Of these types many may come at once, and one is much like the other. */
const gathered: ReadonlySet<NotificationType> = new Set([
  'sheet_row_review_request',
  'row_complete',
  'row_approved',
  'alert',
]);

const forgetStatement = `
  delete from notifications
  where company_id = $1 and user_id = any($2::uuid[]) and created_at < formdeck_now() - $3::bigint`;

const toldStatement = `
  select distinct users.id from users
  where users.company_id = $1 and users.id = any($2::uuid[]) and users.role <> 'DEACTIVATED'`;

const insertStatement = `
  insert into notifications (company_id, user_id, from_id, type, metadata, form_id, sheet_id, row_id)
  select $1, told.id, $3, $4, $5::text::jsonb, $6, $7, $8 from told`;

const notifyStatement = `with told as (${toldStatement}) ${insertStatement}`;

// "Quickly": within ten minutes of the last; "a few": three. Only what nobody has read yet grows.
const gatherStatement = `
  with told as (${toldStatement}), recent as (
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
