// Tells anyone who scheduled a report what became of it: by e-mail, since they may not look at the history for long.
import { personName } from '#core/primitives.ts';
import { type Actor, actorPerson } from '#core/actor.ts';
import { isManager } from '#core/actor.ts';
import type { PauseReason } from '#core/reports/schedules/schema.ts';
import { audit } from '#server/audit/write.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { dropSchedule, haltSchedule } from '#server/schedules/store.ts';
import { foundOrNull } from '#server/http/validate.ts';
import type { EventMail, MailEvent } from '#server/mail/events.ts';
import { findReport } from '#server/reports/store.ts';
import type { Services } from '#server/services.ts';
import { type ActingUser, actingUser } from '#server/users/acting-store.ts';
import * as runs from './run-store.ts';
import { ownerMail, type OwnerNews } from './schedule-mail.ts';
import * as store from './schedule-store.ts';

/** Administrators who are told in place of an owner who was deactivated. */
const mostNotified = 10;

/** Tells the owner, unless they were deactivated. */
export async function tellOwner(
  tx: Tx,
  { companyId, schedule }: { companyId: string; schedule: store.ScheduleRecord },
  news: OwnerNews,
  services: Services,
): Promise<void> {
  const owner = await actingUser(tx, companyId, schedule.userId);
  if (owner !== undefined) await tell(tx, { owner, schedule }, news, services);
}

async function tell(
  tx: Tx,
  { owner: { actor, email }, schedule }: { owner: ActingUser; schedule: store.ScheduleRecord },
  news: OwnerNews,
  { mail, settings }: Services,
): Promise<void> {
  if (actor.role === 'DEACTIVATED') return;
  const page = `${settings.publicOrigin ?? schedule.origin}/reports/schedules`;
  const url = news.kind === 'deleted' || !isManager(actor) ? null : page;
  const person = { ...actorPerson(actor), email };
  await mail.add(tx, actor.companyId, actor, () => ownerMail(person, news, { subjectId: schedule.id, url }));
}

/** Pauses a schedule that cannot run and that is locked, and tells its owner; if they were deactivated, those who can resume it. */
export async function pauseByItself(
  tx: Tx,
  companyId: string,
  {
    schedule,
    reason,
    runId,
  }: { schedule: store.ScheduleRecord; reason: Exclude<PauseReason, 'person'>; runId: string },
  services: Services,
): Promise<void> {
  const now = services.now();
  const { id, reportId, reportName, userId, user } = schedule;
  await haltSchedule(tx, companyId, id);
  await store.notePause(tx, companyId, id, { reason, now });
  await runs.endRun(tx, { companyId, id: runId }, { state: 'stopped', problem: null, period: null }, now);
  const note = { action: 'report_schedule_paused', object: { kind: 'report', id: reportId } } as const;
  await audit(
    tx,
    { companyId, userId, userName: user.userName },
    { ...note, next: [`report ${reportName}`, `reason ${reason}`] },
    now,
  );
  const people =
    reason === 'owner-deactivated'
      ? await administratorsOf(tx, companyId)
      : [await actingUser(tx, companyId, userId)].filter((each) => each !== undefined);
  for (const person of people) {
    const news = { kind: 'paused', reason, owner: personName(user) } as const;
    const seenName = (await foundOrNull(findReport(tx, person.actor, reportId)))?.name ?? null;
    if (reason === 'owner-deactivated' && seenName === null) continue;
    await tell(tx, { owner: person, schedule }, { ...news, reportName: seenName }, services);
  }
}

async function administratorsOf(tx: Tx, companyId: string): Promise<ActingUser[]> {
  const found = await tx.all(
    query
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', companyId)
      .where('role', '=', 'ADMIN')
      .orderBy('id')
      .limit(mostNotified),
  );
  const people: ActingUser[] = [];
  for (const { id } of found) {
    const person = await actingUser(tx, companyId, id);
    if (person !== undefined) people.push(person);
  }
  return people;
}

/** Tells the owners of the schedules of a report that is being deleted, and stops these. */
export async function endSchedules(
  tx: Tx,
  actor: Actor,
  report: { id: string; name: string },
  services: Services,
): Promise<void> {
  const { companyId, userId } = actor;
  const schedules = await store.listSchedules(tx, actor, report.id);
  for (const schedule of schedules) {
    await dropSchedule(tx, companyId, schedule.id);
    if (schedule.userId === userId) continue;
    const news = { kind: 'deleted', reportName: report.name, by: personName(actor) } as const;
    await tellOwner(tx, { companyId, schedule }, news, services);
  }
}

/** The owner is told when a report is not delivered to a recipient; they see it in the history as well. */
export function reportMailEvents(services: Services) {
  return async (tx: Tx, mail: EventMail, event: MailEvent): Promise<void> => {
    const { companyId, userId, subjectId } = mail;
    if (event.kind !== 'failed' || subjectId === null || userId === null) return;
    const scheduleId = await runs.scheduleOfRun(tx, companyId, subjectId);
    const schedule = scheduleId && (await store.findSchedule(tx, companyId, scheduleId));
    if (!schedule || schedule.userId === userId) return;
    const recipient = await actingUser(tx, companyId, userId);
    const news = {
      kind: 'not-delivered',
      reportName: schedule.reportName,
      recipient: recipient === undefined ? null : personName(recipient.actor),
      problem: event.problem,
    } as const;
    await tellOwner(tx, { companyId, schedule }, news, services);
  };
}
