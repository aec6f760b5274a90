// The calls on schedules of reports.
import { randomBytes } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { nextTime } from '#core/calendar/recurrence.ts';
import { areSameTimes, overIssues, type SetTimes } from '#core/calendar/set-times.ts';
import { AppError, invalid } from '#core/errors.ts';
import * as calls from '#core/reports/schedule-calls.ts';
import type { Report } from '#core/reports/schema.ts';
import { mayReceiveReports, mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { storedValues, scheduledIssues } from '#core/reports/schedules/scheduled-parameters.ts';
import {
  longestOccurrenceRange,
  type ReportSchedule,
  type ReportScheduleInput,
  schedulesLimit,
} from '#core/reports/schedules/schema.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { type AuditNote, audit } from '#server/audit/write.ts';
import { lockCompany } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash, requireFewer } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { notFound } from '#server/http/validate.ts';
import { isUnchanged } from '#server/http/unchanged.ts';
import { dropSchedule, haltSchedule, keepTimes, resumeSchedule } from '#server/schedules/store.ts';
import { findReport } from '#server/reports/store.ts';
import { stopOf } from './make-run.ts';
import { presentSchedule, recipientsOf } from './recipient-store.ts';
import { reportKind } from './run-now.ts';
import * as store from './schedule-store.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

const day = 86_400_000;

export const scheduleRoutes = [
  on(calls.listSchedules, async ({ actor, tx, query }) => {
    authorize(mayScheduleReports(actor));
    const { from, to } = query;
    if (from !== undefined && to !== undefined && to - from > longestOccurrenceRange)
      throw invalid([
        fieldError('to', m.atMostDays, { longestOccurrenceRange: longestOccurrenceRange / day }),
      ]);
    const schedules = await present(tx, actor, await store.listSchedules(tx, actor));
    if (from === undefined || to === undefined) return schedules;
    return schedules.map((schedule) => ({ ...schedule, occurrences: occurrencesOf(schedule, from, to) }));
  }),

  on(calls.listReportSchedules, async ({ actor, tx, params }) => {
    authorize(mayScheduleReports(actor));
    const report = await findReport(tx, actor, params.id);
    return present(tx, actor, await store.listSchedules(tx, actor, report.id));
  }),

  on(calls.createSchedule, async ({ actor, tx, params, body, services, request }) => {
    authorize(mayScheduleReports(actor));
    const report = await findReport(tx, actor, params.id);
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const hash = requestHash(body.id, actor.userId, report.id, body);
    const earlier = await madeBefore(tx, 'report_schedules', companyId, { id: body.id, hash });
    if (earlier !== null) return new Reply(await presented(tx, actor, report.id, earlier), { status: 200 });
    const limit = { most: schedulesLimit, things: 'reportSchedules', path: 'scheduleTime' } as const;
    await requireFewer(tx, 'report_schedules', companyId, limit);
    const now = services.now();
    await check({ tx, actor, report, body, before: null, now });
    const id = body.id ?? services.newId();
    await keepTimes(tx, actor, { kind: reportKind, id, ...timesOf(body) }, now);
    await store.insertSchedule(tx, actor, {
      id,
      reportId: report.id,
      userIds: body.userIds,
      format: body.format,
      parameters: storedValues(report.parameters, body.parameters),
      unsubscribeKey: randomBytes(32),
      origin: mailOriginOf(request, services.settings),
      requestHash: hash,
      now,
    });
    const made = await presented(tx, actor, report.id, id);
    await note({ tx, actor, services }, made, { action: 'report_scheduled', next: linesOf(made) });
    return made;
  }),

  on(calls.changeSchedule, async ({ actor, tx, params, body, services, request }) => {
    authorize(mayScheduleReports(actor));
    const report = await findReport(tx, actor, params.id);
    const record = await found(tx, actor, report.id, params.scheduleId);
    const before = await presented(tx, actor, report.id, record.id);
    const now = services.now();
    await check({ tx, actor, report, body, before, now });
    const ownerId = await nextOwner(tx, actor, record);
    const parameters = storedValues(report.parameters, body.parameters);
    if (ownerId === record.userId && isUnchanged(before, { ...body, parameters })) return before;
    // Times that stay are in the time zone that they had.
    if (!areSameTimes(record, timesOf(body))) {
      await keepTimes(tx, actor, { kind: reportKind, id: record.id, ...timesOf(body) }, now);
      if (record.pauseReason !== null) await haltSchedule(tx, actor.companyId, record.id);
    }
    await store.replaceSchedule(
      tx,
      actor.companyId,
      {
        id: record.id,
        userIds: body.userIds,
        format: body.format,
        parameters,
        origin: mailOriginOf(request, services.settings),
        ownerId,
      },
      now,
    );
    const after = await presented(tx, actor, report.id, record.id);
    const lines = { previous: linesOf(before), next: linesOf(after) };
    await note({ tx, actor, services }, after, { action: 'report_schedule_changed', ...lines });
    return after;
  }),

  on(calls.deleteSchedule, async ({ actor, tx, params, services }) => {
    authorize(mayScheduleReports(actor));
    const before = await presented(tx, actor, params.id, params.scheduleId);
    await dropSchedule(tx, actor.companyId, before.id);
    const lines = { action: 'report_schedule_deleted', previous: linesOf(before) } as const;
    await note({ tx, actor, services }, before, lines);
    return undefined;
  }),

  on(calls.pauseSchedule, async ({ actor, tx, params, services }) => {
    authorize(mayScheduleReports(actor));
    const { companyId } = actor;
    const record = await found(tx, actor, params.id, params.scheduleId);
    if (record.pauseReason !== null) return presented(tx, actor, params.id, record.id);
    await haltSchedule(tx, companyId, record.id);
    await store.notePause(tx, companyId, record.id, { reason: 'person', now: services.now() });
    const after = await presented(tx, actor, params.id, record.id);
    const next = [`report ${after.reportName}`];
    await note({ tx, actor, services }, after, { action: 'report_schedule_paused', next });
    return after;
  }),

  on(calls.resumeSchedule, async ({ actor, tx, params, services }) => {
    authorize(mayScheduleReports(actor));
    const { companyId } = actor;
    const record = await found(tx, actor, params.id, params.scheduleId);
    if (record.pauseReason === null) return presented(tx, actor, params.id, record.id);
    requirePublished(record);
    const now = services.now();
    const { id, first, interval, timeZone } = record;
    await resumeSchedule(tx, { companyId, id, first, interval, timeZone }, now);
    const ownerId = await nextOwner(tx, actor, record);
    await store.notePause(tx, companyId, id, { reason: null, ownerId, now });
    const after = await presented(tx, actor, params.id, id);
    const next = [`report ${after.reportName}`];
    await note({ tx, actor, services }, after, { action: 'report_schedule_resumed', next });
    return after;
  }),
];

/** A schedule of a report that the actor sees, or `not-found`. */
export async function found(
  tx: Tx,
  actor: Actor,
  reportId: string,
  scheduleId: string,
): Promise<store.ScheduleRecord> {
  const report = await findReport(tx, actor, reportId);
  const record = await store.findSchedule(tx, actor.companyId, scheduleId);
  if (record === undefined || record.reportId !== report.id) throw notFound();
  return record;
}

/** Throws `conflict` for a report that is not published. */
export function requirePublished({ published }: Pick<store.ScheduleRecord, 'published'>): void {
  if (!published) throw new AppError('conflict', scheduleTexts.unpublished);
}

async function presented(tx: Tx, actor: Actor, reportId: string, id: string): Promise<ReportSchedule> {
  const [schedule] = await present(tx, actor, [await found(tx, actor, reportId, id)]);
  if (schedule === undefined) throw notFound();
  return schedule;
}

async function present(
  tx: Tx,
  { companyId }: Actor,
  records: readonly store.ScheduleRecord[],
): Promise<ReportSchedule[]> {
  const ids = records.map(({ id }) => id);
  const recipients = Map.groupBy(
    ids.length === 0 ? [] : await recipientsOf(tx, companyId, ids),
    ({ scheduleId }) => scheduleId,
  );
  return records.map((record) => ({
    ...presentSchedule(record, recipients.get(record.id) ?? []),
    occurrences: [],
  }));
}

function timesOf({ scheduleTime: first, interval }: ReportScheduleInput | ReportSchedule): SetTimes {
  return { first, interval };
}

function occurrencesOf(schedule: ReportSchedule, from: number, to: number): number[] {
  if (schedule.paused !== null) return [];
  const times: number[] = [];
  for (let at = from - 1; ;) {
    const next = nextTime({ ...timesOf(schedule), timeZone: schedule.timeZone }, at);
    if (next === null || next >= to) return times;
    times.push(next);
    at = next;
  }
}

type Checked = {
  tx: Tx;
  actor: Actor;
  report: Report;
  body: ReportScheduleInput;
  before: ReportSchedule | null;
  now: number;
};

/** Throws `invalid` for people who cannot get it, values that do not fit the report, and a time that is over. */
async function check({ tx, actor, report, body, before, now }: Checked): Promise<void> {
  if (before === null && !report.published) throw new AppError('conflict', scheduleTexts.unpublished);
  const { userIds, parameters } = body;
  const issues = overIssues(before && timesOf(before), timesOf(body), now);
  const people = await store.usersAmong(tx, actor.companyId, userIds);
  userIds.forEach((id, index) => {
    const user = people.get(id);
    const path = `userIds.${index}`;
    if (user === undefined) issues.push(fieldError(path, m.thisUserDoesNotExist));
    else if (!mayReceiveReports(user) && before?.userIds.includes(id) !== true)
      issues.push(fieldError(path, m.reportsCannotBeSentTo, { userName: user.userName }));
  });
  issues.push(...scheduledIssues(report.parameters, parameters, 'parameters.'));
  if (issues.length > 0) throw invalid(issues);
}

/** The owner stays, unless it cannot run by their rights any more: then it runs by the actor's. */
async function nextOwner(tx: Tx, actor: Actor, record: store.ScheduleRecord): Promise<string> {
  const stop = await stopOf(tx, actor.companyId, { ...record, published: true });
  return stop === null ? record.userId : actor.userId;
}

function note(
  { tx, actor, services }: RequestScope,
  { reportId }: Pick<ReportSchedule, 'reportId'>,
  what: Pick<AuditNote, 'action' | 'previous' | 'next'>,
): Promise<void> {
  return audit(tx, actor, { object: { kind: 'report', id: reportId }, ...what }, services.now());
}

/** A schedule for the audit log, one line per field. */
function linesOf(schedule: ReportSchedule): string[] {
  const { reportName, interval, scheduleTime, timeZone, format, parameters, users } = schedule;
  return [
    `report ${reportName}`,
    `interval ${interval ?? 'once'}`,
    `scheduleTime ${new Date(scheduleTime).toISOString()}`,
    `timeZone ${timeZone}`,
    `format ${format}`,
    ...Object.entries(parameters).map(([name, value]) => `parameter ${name} ${String(value)}`),
    ...users.map(({ userName }) => `to ${userName}`),
  ];
}
