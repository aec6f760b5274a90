// 1,000 scheduled reports that are due at the same time, by two servers on one database: until the mail server has the last
// e-mail, none twice.
import { setTimeout as later } from 'node:timers/promises';
import { listMails } from '#core/mail/calls.ts';
import { createReport, publishReport } from '#core/reports/calls.ts';
import { shippedDesigns } from '#core/reports/designs.ts';
import { createSchedule } from '#core/reports/schedule-calls.ts';
import { me } from '#core/session/me-calls.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { filledSheet } from './pages.ts';
import type { Report } from './report.ts';
import { startWorld, type World } from './world.ts';

const count = 1_000;
const rows = 200;
/** Seconds. */
const aim = 300;

export async function scheduledReports(report: Report): Promise<void> {
  const smtp = await startSmtp();
  const world = await startWorld({ smtpUrl: smtp.url() });
  try {
    await world.addServer();
    await schedule(world);
    report.say(
      `${count} reports of ${rows} rows as PDF that are due at once, by two servers and a mail server`,
    );
    const before = world.processorTime();
    const started = performance.now();
    await world.sql('update schedules set next_at = $1 where id in (select id from report_schedules)', [
      Date.now(),
    ]);
    while ((await sentBy(world)) < count) await later(500);
    const seconds = (performance.now() - started) / 1_000;
    const after = world.processorTime();
    report.add({ name: 'until the last e-mail has left', value: seconds, unit: 's', aim: { most: aim } });
    for (const [name, part] of [
      ['the servers', 'server'],
      ['the processes that draw', 'drawing'],
      ['the database', 'database'],
    ] as const)
      report.add({
        name: `  processor time of ${name}, for each`,
        value: ((after[part] - before[part]) / count) * 1_000,
        unit: 'ms',
      });
    // Whatever came late would have come by now.
    await later(5_000);
    const without = smtp.taken.filter(({ source }) => !source.includes('application/pdf')).length;
    if (without > 0) throw new Error(`${without} e-mails have no report.`);
    const ids = new Set(smtp.taken.map(({ messageId }) => messageId));
    report.add({
      name: '  reports that were made twice',
      value: ids.size - count,
      unit: '',
      aim: { most: 0 },
    });
    const twice = smtp.taken.length - ids.size;
    report.add({ name: '  e-mails sent twice', value: twice, unit: '', aim: { most: 0 } });
  } finally {
    await world.close();
    await smtp.close();
  }
}

async function schedule(world: World): Promise<void> {
  const { http, target } = world;
  const { form } = await filledSheet(world, 8, rows);
  // A scheduled report is about the days before.
  await world.sql('update rows set created_at = created_at - $1::bigint', [2 * 86_400_000]);
  const { id: userId } = await http.send(target, me, {});
  const design = shippedDesigns.find(({ key }) => key === 'form-summary')?.id ?? '';
  const made = { reportId: design, templateIds: [form.id] };
  const { id } = await http.send(target, createReport, { body: made });
  await http.send(target, publishReport, { params: { id } });
  for (let times = 0; times < count; times += 1) {
    const body = {
      interval: 'WEEK' as const,
      scheduleTime: Date.now() + 7 * 86_400_000,
      userIds: [userId],
      parameters: { timeInterval: 30 },
    };
    await http.send(target, createSchedule, { params: { id }, body });
  }
}

async function sentBy({ http, target }: World): Promise<number> {
  const query = { state: 'sent' as const, size: 1 };
  return (await http.send(target, listMails, { query })).totalElements;
}
