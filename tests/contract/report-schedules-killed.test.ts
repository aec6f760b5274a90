// Many scheduled reports that are due at once, by two servers and a real mail server; one of the servers is killed in the middle.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { mailConnections } from '#server/mail/mailer.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { startServerProcess } from '#tests/support/killable-server.ts';
import { type MailWorld, makeMailWorld } from '#tests/support/mail-world.ts';
import { patience } from '#tests/support/patience.ts';
import { makeReport } from '#tests/support/reports.ts';
import { makeReportSchedule } from '#tests/support/report-schedules.ts';

const schedules = 12;
let world: MailWorld;
let other: ChildProcess;
let recipients: { id: string }[];
let reportId: string;

beforeAll(async () => {
  world = await makeMailWorld();
  const { server, admin } = world;
  const { form, ids } = exampleForm();
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'March' } };
  const { id } = await server.as(admin, filling.createSheet, sheet);
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  await server.as(admin, filling.addRow, { params: { id }, body: { answers } });
  // Of the days before.
  await inCompany(server, admin.companyId, (tx) =>
    tx.raw('update rows set created_at = created_at - $1::bigint', [2 * 86_400_000]),
  );
  recipients = [admin, await server.person(admin.companyId, 'MANAGER')];
  reportId = (await makeReport(server, admin, { key: 'submissions', formIds: [form.id], name: 'Gates' })).id;
  for (let made = 0; made < schedules; made += 1)
    await makeReportSchedule(server, admin, reportId, {
      format: 'XLSX',
      userIds: recipients.map((person) => person.id),
      parameters: { timeInterval: 365 },
    });
  other = await startServerProcess(world.options);
});
afterAll(async () => {
  other.kill('SIGKILL');
  await world.close();
});

const runs = () =>
  inCompany(world.server, world.admin.companyId, (tx) =>
    tx.raw<{ scheduleId: string; state: string; mails: number }>(
      `select r.schedule_id as "scheduleId", r.state,
         (select count(*) from mails m where m.company_id = r.company_id and m.subject_id = r.id) as mails
       from report_runs r`,
    ),
  );

describe('of two servers one is killed in the middle of scheduled reports:', () => {
  it('every run is made once, and every recipient gets each report once', async () => {
    const { smtp, server, admin } = world;
    const isKilled = once(other, 'exit');
    smtp.onTaken = () => {
      if (smtp.taken.length === schedules / 2) other.kill('SIGKILL');
    };
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('update schedules set next_at = $1', [Date.now()]),
    );
    await isKilled;
    const isOver = async () => {
      const made = await runs();
      // After the runs: each has added its e-mails by then.
      const { content } = await world.list();
      return (
        made.length === schedules &&
        made.every(({ state }) => state !== 'waiting') &&
        content.every(({ state }) => state === 'sent')
      );
    };
    await expect.poll(isOver, { timeout: patience }).toBe(true);

    const made = await runs();
    expect(new Set(made.map(({ scheduleId }) => scheduleId)).size).toBe(schedules);
    expect(made.filter(({ state, mails }) => state !== 'sent' || mails !== recipients.length)).toEqual([]);
    // Nothing is lost; what the killed server had handed over without its note of it comes again under the same Message-ID.
    const ids = new Set(smtp.taken.map(({ messageId }) => messageId));
    expect(ids.size).toBe(schedules * recipients.length);
    expect(smtp.taken.length - ids.size).toBeLessThanOrEqual(mailConnections);
  });
});
