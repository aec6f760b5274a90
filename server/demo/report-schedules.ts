// The scheduled reports of a demo company, with the history of the last weeks. Its e-mails are never sent: the addresses are
// nobody's.
import { randomBytes } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { addDays, startOfDay } from '#core/calendar/days.ts';
import type { RepeatInterval } from '#core/calendar/intervals.ts';
import { lastSlot } from '#core/calendar/recurrence.ts';
import type { DesignKey } from '#core/reports/designs.ts';
import type { RunOutcome, ScheduleFormat } from '#core/reports/schedules/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { haltSchedule, keepSchedule } from '#server/jobs/scheduler.ts';
import { reportKind } from '#server/reports/schedules/run-now.ts';
import { endRun, insertRun, insertRunRecipients } from '#server/reports/schedules/run-store.ts';
import { insertSchedule, notePause } from '#server/reports/schedules/schedule-store.ts';
import type { DemoCompany } from './data.ts';
import { idOf } from './random.ts';

const hour = 3_600_000;

type Plan = {
  report: DesignKey;
  interval: RepeatInterval;
  /** Days before today on which it was due first. */
  began: number;
  hours: number;
  days: number;
  format: ScheduleFormat;
  to: readonly string[];
  /** In bytes, of each file. */
  size: number;
  isPaused?: true;
};

const plans: readonly Plan[] = [
  {
    report: 'submissions',
    interval: 'DAY',
    began: 12,
    hours: 7,
    days: 7,
    format: 'PDF',
    to: ['ADMIN', 'MANAGER', 'ANALYST'],
    size: 88_412,
  },
  {
    report: 'form-summary',
    interval: 'WEEK',
    began: 28,
    hours: 8,
    days: 7,
    format: 'PDF',
    to: ['MANAGER', 'ANALYST'],
    size: 412_900,
  },
  {
    report: 'alerts',
    interval: 'MONTH',
    began: 70,
    hours: 18,
    days: 30,
    format: 'XLSX',
    to: ['ADMIN'],
    size: 21_307,
    isPaused: true,
  },
];

/** Schedules reports of a company, as its admin. */
export async function insertReportSchedules(
  tx: Tx,
  admin: Actor,
  company: DemoCompany,
  now: number,
): Promise<void> {
  const { companyId, timeZone } = admin;
  for (const plan of plans) {
    const id = idOf(company.id, 'report schedule', plan.report);
    const first = addDays(startOfDay(now, timeZone), -plan.began, timeZone) + plan.hours * hour;
    const recipients = plan.to.flatMap((role) => company.users.find((user) => user.role === role) ?? []);
    const timing = { first, interval: plan.interval, timeZone };
    await keepSchedule(tx, { companyId, id, kind: reportKind, ...timing }, now);
    await insertSchedule(tx, admin, {
      id,
      reportId: idOf(company.id, 'report', plan.report),
      userIds: recipients.map((user) => user.id),
      format: plan.format,
      parameters: { timeInterval: plan.days },
      unsubscribeKey: randomBytes(32),
      origin: '',
      requestHash: null,
      now: first - 2 * hour,
    });
    for (let slot = lastSlot(timing, now); slot !== null; slot = lastSlot(timing, slot - 1))
      await insertPastRun(tx, companyId, { plan, scheduleId: id, slot, timeZone, recipients });
    if (plan.isPaused !== true) continue;
    await haltSchedule(tx, companyId, id);
    await notePause(tx, companyId, id, { reason: 'person', now: now - 5 * hour });
  }
}

type PastRun = {
  plan: Plan;
  scheduleId: string;
  slot: number;
  timeZone: string;
  recipients: readonly { id: string }[];
};

async function insertPastRun(
  tx: Tx,
  companyId: string,
  { plan, scheduleId, slot, timeZone, recipients }: PastRun,
): Promise<void> {
  const id = idOf(scheduleId, 'run', String(slot));
  const run = { id, scheduleId, slot, lastSlot: slot, userId: null };
  await insertRun(tx, companyId, { ...run, now: slot + 900 });
  // Files grow a little from one time to the next.
  const wave = Math.round(plan.size * (0.92 + 0.16 * ((slot / hour) % 7) * 0.1));
  const outcome: RunOutcome = 'file';
  const reached = recipients.map((user) => ({
    userId: user.id,
    outcome,
    forms: 1,
    size: wave,
    mailId: null,
  }));
  await insertRunRecipients(tx, companyId, id, reached);
  const period = {
    from: startOfDay(slot, timeZone, -plan.days),
    until: startOfDay(slot, timeZone),
  };
  await endRun(tx, companyId, id, { state: 'sent', problem: null, period }, slot + 2_600);
  await tx.run(
    query
      .insertInto('schedule_runs')
      .values({ company_id: companyId, schedule_id: scheduleId, slot })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
