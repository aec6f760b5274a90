// 1,000 scheduled reports that are due at the same time, by one server: until the last e-mail has left, none twice.
import { setTimeout as later } from 'node:timers/promises';
import { listMails } from '#core/mail/calls.ts';
import { createReport, publishReport } from '#core/reports/calls.ts';
import { shippedDesigns } from '#core/reports/designs.ts';
import { createSchedule } from '#core/reports/schedule-calls.ts';
import * as session from '#core/session/calls.ts';
import { filledSheet } from './pages.ts';
import type { Report } from './report.ts';
import type { World } from './world.ts';

const count = 1_000;
const rows = 200;
/** Seconds. */
const aim = 300;

export async function scheduledReports(world: World, report: Report): Promise<void> {
  report.say(`${count} reports of ${rows} rows as PDF that are due at once, by one server`);
  const { http, target } = world;
  const { form } = await filledSheet(world, 8, rows);
  const { id: userId } = await http.send(target, session.me, {});
  const design = shippedDesigns.find(({ key }) => key === 'form-summary')?.id ?? '';
  const body = { reportId: design, templateIds: [form.id] };
  const { id } = await http.send(target, createReport, { body });
  await http.send(target, publishReport, { params: { id } });
  for (let made = 0; made < count; made += 1) {
    const schedule = {
      interval: 'WEEK' as const,
      scheduleTime: Date.now() + 7 * 86_400_000,
      userIds: [userId],
      parameters: { timeInterval: 30 },
    };
    await http.send(target, createSchedule, { params: { id }, body: schedule });
  }
  const before = world.processorTime();
  const started = performance.now();
  await world.sql('update schedules set next_at = $1 where id in (select id from report_schedules)', [
    Date.now(),
  ]);
  const sent = async () => {
    const query = { state: 'sent' as const, size: 1 };
    return (await http.send(target, listMails, { query })).totalElements;
  };
  while ((await sent()) < count) await later(500);
  const seconds = (performance.now() - started) / 1_000;
  const after = world.processorTime();
  report.add({ name: 'until the last e-mail has left', value: seconds, unit: 's', aim: { most: aim } });
  report.add({
    name: '  processor time of server and database, for each',
    value: ((after.server - before.server + after.database - before.database) / count) * 1_000,
    unit: 'ms',
  });
  // Whatever came late would have come by now.
  await later(5_000);
  report.add({ name: '  e-mails sent twice', value: (await sent()) - count, unit: '', aim: { most: 0 } });
}
