// The reports of a demo company, by shipped designs and by some of its own, and their schedules with the history of the last
// weeks. Its e-mails are never sent: the addresses are nobody's.
import { randomBytes } from 'node:crypto';
import { startOfDay } from '#core/calendar/days.ts';
import { lastSlot } from '#core/calendar/recurrence.ts';
import { shippedDesigns } from '#core/reports/designs.ts';
import { designOfDashboard } from '#core/reports/own/of-dashboard.ts';
import { design as designShape } from '#core/reports/own/schema.ts';
import { query } from '#server/db/transaction.ts';
import { haltSchedule, keepSchedule } from '#server/schedules/store.ts';
import { insertDesign, saveVersion } from '#server/reports/designs/store.ts';
import { reportKind } from '#server/reports/schedules/run-now.ts';
import { endRun, insertRun, insertRunRecipients } from '#server/reports/schedules/run-store.ts';
import { insertSchedule, notePause } from '#server/reports/schedules/schedule-store.ts';
import { insertReport } from '#server/reports/store.ts';
import { idsByTitle, withIds } from './company.ts';
import { type DemoForm, formNamed, named, type Seeding } from './data.ts';
import { type CompanyFile, readDemo } from './files.ts';
import { idOf } from './ids.ts';

const hour = 3_600_000;
const day = 24 * hour;

type NewReport = { name: string; designId: string; forms: readonly DemoForm[]; isDraft: boolean };

/** Inserts the reports, made by the admin a week ago. */
export async function insertReports(seeding: Seeding): Promise<void> {
  const { company } = seeding;
  for (const { design, name, forms: names, draft } of company.file.reports) {
    const { id: designId } = named(shippedDesigns, 'key', design);
    const forms = names.map((each) => formNamed(company, each));
    await insertOne(seeding, { name, designId, forms, isDraft: draft });
  }
  for (const own of company.file.ownReports) await insertOwnReport(seeding, own);
}

async function insertOne({ tx, company, admin, now }: Seeding, report: NewReport): Promise<void> {
  const { name, designId, forms, isDraft } = report;
  await insertReport(tx, admin, {
    id: idOf(company.id, 'report', name),
    designId,
    name,
    formIds: forms.map(({ input }) => input.id),
    published: !isDraft,
    requestHash: null,
    now: now - 7 * day,
  });
}

/** A design of the company's own, with the version before, and its report. */
async function insertOwnReport(
  seeding: Seeding,
  { form: formName, file }: CompanyFile['ownReports'][number],
): Promise<void> {
  const { tx, company, admin, now } = seeding;
  const form = formNamed(company, formName);
  const ofDashboard = designOfDashboard({ ...form.input, widgets: form.widgets });
  const ids = idsByTitle(form.input);
  const design =
    file === undefined
      ? ofDashboard
      : designShape.parse({
          ...withIds(JSON.parse(readDemo(company.key, file)), ids, form.widgets),
          form: { id: form.input.id, name: formName },
        });
  const { name } = design;
  const id = idOf(company.id, 'report design', formName);
  const savedAt = now - 14 * day;
  await insertDesign(tx, admin, { id, design: { ...ofDashboard, name }, requestHash: null, now: savedAt });
  if (file !== undefined) await saveVersion(tx, admin, { id, version: 2, design, now: savedAt + day });
  await insertOne(seeding, { name, designId: id, forms: [form], isDraft: false });
}

/** Schedules reports, as the admin. */
export async function insertReportSchedules({ tx, company, admin, now, calendar }: Seeding): Promise<void> {
  const { companyId, timeZone } = admin;
  for (const schedule of company.file.schedules) {
    const { report, interval, format, days, to, isPaused } = schedule;
    const id = idOf(company.id, 'report schedule', report);
    const timing = { first: calendar.at(schedule.first), interval, timeZone };
    const userIds = to.map((userName) => named(company.users, 'userName', userName).id);
    await keepSchedule(tx, { companyId, id, kind: reportKind, ...timing }, now);
    await insertSchedule(tx, admin, {
      id,
      reportId: idOf(company.id, 'report', report),
      userIds,
      format,
      parameters: { timeInterval: days },
      unsubscribeKey: randomBytes(32),
      origin: '',
      requestHash: null,
      now: timing.first - 2 * hour,
    });
    for (let slot = lastSlot(timing, now); slot !== null; slot = lastSlot(timing, slot - 1))
      await insertPastRun({ tx, admin }, schedule, { scheduleId: id, slot, userIds });
    if (!isPaused) continue;
    await haltSchedule(tx, companyId, id);
    await notePause(tx, companyId, id, { reason: 'person', now: now - 5 * hour });
  }
}

async function insertPastRun(
  { tx, admin: { companyId, timeZone } }: Pick<Seeding, 'tx' | 'admin'>,
  { days, bytes }: CompanyFile['schedules'][number],
  { scheduleId, slot, userIds }: { scheduleId: string; slot: number; userIds: readonly string[] },
): Promise<void> {
  const id = idOf(scheduleId, 'run', String(slot));
  const run = { id, scheduleId, slot, lastSlot: slot, userId: null };
  await insertRun(tx, companyId, { ...run, now: slot + 900 });
  // Files grow a little from one time to the next.
  const size = Math.round(bytes * (0.92 + 0.016 * ((slot / hour) % 7)));
  const sent = { outcome: 'file' as const, forms: 1, size, mailId: null };
  const reached = userIds.map((userId) => ({ userId, ...sent }));
  await insertRunRecipients(tx, companyId, id, reached);
  const period = { from: startOfDay(slot, timeZone, -days), until: startOfDay(slot, timeZone) };
  await endRun(tx, { companyId, id }, { state: 'sent', problem: null, period }, slot + 2_600);
  await tx.run(
    query
      .insertInto('schedule_runs')
      .values({ company_id: companyId, schedule_id: scheduleId, slot })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
