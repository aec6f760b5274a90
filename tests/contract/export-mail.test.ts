// A scheduled export whose e-mail the mail server does not take: it is tried again, its owner is told once, and it arrives
// when the mail server takes it; or is given up at once where that refuses it, and after some days where it does not answer.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAudit } from '#core/audit/calls.ts';
import * as exportCalls from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { noticeOf } from '#core/notifications/format-notification.ts';
import { query } from '#server/db/transaction.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const hour = 3_600_000;
const start = Date.parse('2026-03-06T13:00:00Z');
let now = start - hour;
let mail: MailServer;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ smtpUrl: mail.url, now: () => now });
  admin = (await server.company()).admin;
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

it('is told to its owner once, and sent when that works', async () => {
  const { form, scheduleId } = await scheduled();
  mail.refusal = '451 the disk is full';
  now = start;
  await server.region.services.schedules.runDue();
  for (const attempts of [1, 2]) {
    await failed(attempts);
    expect(await told()).toEqual([]);
    now += hour;
  }
  await failed(3);
  now += hour;
  await failed(4);
  expect(await told()).toEqual([
    {
      text: `The export of ${form.name} failed`,
      detail:
        'The scheduled e-mail cannot be sent: the mail server says "451 the disk is full". It will be retried; until then, export the data here.',
      tone: 'bad',
      action: null,
    },
  ]);

  expect(mail.messages).toEqual([]);
  mail.refusal = null;
  now += hour;
  await expect.poll(() => mail.messages.length, { timeout: patience }).toBe(1);
  expect(mail.messages[0]).toContain(`Subject: Scheduled export: ${form.name}`);
  await expect.poll(storedFiles, { timeout: patience }).toEqual([]);
  await server.as(admin, exportCalls.deleteSchedule, { params: { id: form.id, jobId: scheduleId } });
});

it.each([
  { refusal: '550 no such user here', span: '', later: 0 },
  { refusal: '451 the disk is full', span: ' for 7 days', later: 7 * 24 * hour },
])('is given up where it is "$refusal"$span, which its owner and the audit log are told', async (of) => {
  const { form, scheduleId } = await scheduled();
  const before = (await told()).length;
  mail.refusal = of.refusal;
  now = start;
  await server.region.services.schedules.runDue();
  if (of.later > 0) {
    await failed(1);
    now += of.later;
  }
  await expect.poll(states, { timeout: patience }).toContain('failed');
  const why = `the mail server says "${of.refusal}"`;
  await expect.poll(async () => (await told()).length).toBe(before + 1);
  expect((await told())[0]).toEqual({
    text: `The export of ${form.name} failed`,
    detail: `The scheduled e-mail was not accepted${of.span}: ${why}. It will not be retried. Export the data here, and ask an administrator to check your e-mail address.`,
    tone: 'bad',
    action: null,
  });
  const { content } = await server.as(admin, listAudit, { query: { tag: `template.${form.id}` } });
  expect(content.find(({ action }) => action === 'export_not_sent')).toMatchObject({
    comment: `Not accepted${of.span}: ${why}.`,
    template: { id: form.id, name: form.name },
  });
  // An admin may have it sent again for 7 days; then its file is deleted, and after 90 days the e-mail.
  expect(storedFiles()).toHaveLength(1);
  await server.as(admin, exportCalls.deleteSchedule, { params: { id: form.id, jobId: scheduleId } });
  now += 7 * 24 * hour;
  await expect.poll(storedFiles, { timeout: patience }).toEqual([]);
  expect(await states()).toEqual(['failed']);
  now += 90 * 24 * hour;
  await expect.poll(states, { timeout: patience }).toEqual([]);
});

it('that says that a schedule has ended need not be taken for it to end', async () => {
  const group = await server.group(admin.companyId, 'Apron');
  const analyst = await server.person(admin.companyId, 'ANALYST', { groupIds: [group] });
  await scheduled(analyst, [group]);
  mail.refusal = '550 no such user here';
  now = start;
  await inCompany(server, admin.companyId, (tx) =>
    tx.raw('delete from group_members where user_id = $1', [analyst.id]),
  );
  await server.region.services.schedules.runDue();
  await expect.poll(states, { timeout: patience }).toEqual(['failed']);
  const left = await inCompany(server, admin.companyId, (tx) =>
    tx.raw('select id from export_schedules where user_id = $1', [analyst.id]),
  );
  expect(left).toEqual([]);
  // Nothing reaches that address: of that administrators hear.
  const address = `${analyst.userName}@example.com`;
  const notices = (await server.as(admin, listNotifications, {})).map(noticeOf);
  expect(notices.filter(({ text }) => text.includes(address))).toMatchObject([
    { text: `E-mail to ${address} is not delivered`, detail: '550 no such user here', tone: 'bad' },
  ]);
});

/** A form with a row, and its export every month to somebody: no second one is due while the tests let days go by. */
async function scheduled(owner: Person = admin, groupIds: readonly string[] = []) {
  now = start - hour;
  mail.messages.length = 0;
  mail.refusal = null;
  await inCompany(server, admin.companyId, (tx) => tx.raw('delete from mails'));
  const { form, ids } = exampleForm();
  const groups = groupIds.map((id) => ({ id, name: '' }));
  await server.as(admin, forms.createForm, { body: { ...form, groups } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const sheet = { params: { id: form.id }, body: { name: 'Sheet' } };
  const { id } = await server.as(admin, filling.createSheet, sheet);
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  await server.as(admin, filling.addRow, { params: { id }, body: { answers } });
  now = start - 1;
  await server.as(admin, filling.addRow, { params: { id }, body: { answers } });
  const schedule = { interval: 'MONTH', timeInterval: 2, scheduleTime: start } as const;
  const body = { templateIds: [form.id], schedule };
  const { jobId } = await server.as(owner, exportCalls.createSchedule, { body });
  return { form, scheduleId: jobId ?? '' };
}

/** The states of the e-mails in the outbox. */
async function states(): Promise<string[]> {
  const mails = query.selectFrom('mails').select('state').where('kind', '<>', 'trouble');
  return (await inCompany(server, admin.companyId, (tx) => tx.all(mails))).map(({ state }) => state);
}

/** Waits until an e-mail was tried so often in vain. */
async function failed(attempts: number): Promise<void> {
  const waiting = query.selectFrom('mails').select('attempts').where('state', '=', 'waiting');
  await expect
    .poll(() => inCompany(server, admin.companyId, (tx) => tx.all(waiting)), { timeout: patience })
    .toEqual([{ attempts }]);
}

function storedFiles(): string[] {
  const files = readdirSync(join(server.dataFolder, 'files'), { recursive: true, encoding: 'utf8' });
  return files.filter((path) => /^exports\/.+\/./.test(path));
}

async function told() {
  const all = await server.as(admin, listNotifications, {});
  return all.filter(({ type }) => type === 'export_done').map(noticeOf);
}
