// Queries of the recipients of scheduled reports, and what becomes of what they see.
import { personOf } from '#core/primitives.ts';
import type { Actor } from '#core/actor.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { ScheduleRecord } from './schedule-store.ts';

export type RecipientRecord = {
  scheduleId: string;
  id: string;
  userName: string;
  displayName: string | null;
  email: string;
  role: Actor['role'];
  isUnsubscribed: boolean;
  /** The forms of the report that they see, in its order. */
  formIds: string[];
  /** The number of forms of the report. */
  forms: number;
};

/** The recipients of some schedules, in the order in which they were chosen, with what each sees now. */
export function recipientsOf(
  tx: Tx,
  companyId: string,
  scheduleIds: readonly string[],
): Promise<RecipientRecord[]> {
  return tx.raw<RecipientRecord>(
    `select rr.schedule_id as "scheduleId", u.id, u.user_name as "userName", u.display_name as "displayName", u.email, u.role,
      rr.unsubscribed_at is not null as "isUnsubscribed",
      array(select f.id::text from report_forms rf
        join forms f on f.company_id = rf.company_id and f.id = rf.form_id
        where rf.company_id = s.company_id and rf.report_id = s.report_id
          and formdeck_sees_form(f.company_id, f.id, f.published, u.id, u.role,
            array(select m.group_id from group_members m where m.company_id = u.company_id and m.user_id = u.id))
        order by rf.place) as "formIds",
      (select count(*) from report_forms rf where rf.company_id = s.company_id and rf.report_id = s.report_id) as forms
    from report_recipients rr
    join report_schedules s on s.company_id = rr.company_id and s.id = rr.schedule_id
    join users u on u.company_id = rr.company_id and u.id = rr.user_id
    where rr.company_id = $1 and rr.schedule_id = any($2::uuid[])
    order by rr.schedule_id, rr.place`,
    [companyId, [...scheduleIds]],
  );
}

/** Unsubscribes a recipient, or subscribes them again. False if nothing changed. */
export async function setUnsubscribed(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  scheduleId: string,
  at: number | null,
): Promise<boolean> {
  const changed = await tx.run(
    query
      .updateTable('report_recipients')
      .set({ unsubscribed_at: at })
      .where('company_id', '=', companyId)
      .where('schedule_id', '=', scheduleId)
      .where('user_id', '=', userId)
      .where('unsubscribed_at', at === null ? 'is not' : 'is', null),
  );
  return changed > 0;
}

/** As it is sent to clients, without its times in a range. */
export function presentSchedule(
  record: ScheduleRecord,
  recipients: readonly RecipientRecord[],
): Omit<ReportSchedule, 'occurrences'> {
  const { id, reportId, reportName, format, parameters, interval, timeZone, pauseReason, pausedAt } = record;
  return {
    id,
    reportId,
    reportName,
    interval,
    scheduleTime: record.first,
    timeZone,
    nextTime: record.nextAt,
    userIds: recipients.map((user) => user.id),
    users: recipients.map((user) => ({ ...personOf(user.id, user), status: statusOf(user) })),
    format,
    parameters,
    paused: pauseReason === null || pausedAt === null ? null : { reason: pauseReason, at: pausedAt },
    user: record.user,
    lastRun: record.lastRun,
    dates: { created: record.createdAt, lastModified: record.modifiedAt },
  };
}

/** Whether a recipient gets the report. */
export function statusOf({
  role,
  isUnsubscribed,
  formIds,
  forms,
}: RecipientRecord): ReportSchedule['users'][number]['status'] {
  if (role === 'DEACTIVATED') return 'deactivated';
  // Reports are not for this role: they would show it more than its own sheets.
  if (role === 'USER' || formIds.length === 0) return 'nothing';
  if (isUnsubscribed) return 'unsubscribed';
  return formIds.length < forms ? 'partly' : 'all';
}
