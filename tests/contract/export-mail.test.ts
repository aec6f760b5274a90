// A scheduled export whose e-mail the mail server does not take: it is tried again, its owner is told once, and it arrives
// when the mail server takes it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { noticeOf } from '#core/notifications/words.ts';
import { query } from '#server/db/transaction.ts';
import { exampleForm } from '#tests/support/example-form.ts';
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
  const { form, ids } = exampleForm();
  await server.as(admin, forms.createForm, { body: form });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const sheet = { params: { id: form.id }, body: { name: 'Sheet' } };
  const { id } = await server.as(admin, filling.createSheet, sheet);
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  await server.as(admin, filling.addRow, { params: { id }, body: { answers } });
  const schedule = { interval: 'DAY', timeInterval: 1, scheduleTime: start } as const;
  await server.as(admin, exportCalls.createSchedule, { body: { templateIds: [form.id], schedule } });

  mail.refusal = '451 the disk is full';
  now = start;
  await server.region.services.schedules.runDue();
  for (const tries of [1, 2]) {
    await failed(tries);
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
        'You scheduled it by e-mail, which cannot be sent: the mail server says "451 the disk is full". It is tried again; until then, export the data here.',
      tone: 'bad',
      action: null,
    },
  ]);

  expect(mail.messages).toEqual([]);
  mail.refusal = null;
  now += hour;
  await expect.poll(() => mail.messages.length, { timeout: patience }).toBe(1);
  expect(mail.messages[0]).toContain(`Subject: Scheduled export: ${form.name}`);
});

/** Waits until it was tried so often in vain. */
async function failed(tries: number): Promise<void> {
  const attempts = () =>
    server.region.services.database.transaction(null, (tx) =>
      tx.first(query.selectFrom('jobs').select('attempts').where('kind', '=', 'scheduled-export')),
    );
  await expect.poll(attempts, { timeout: patience }).toEqual({ attempts: tries });
}

async function told() {
  return (await server.as(admin, listNotifications, {})).map(noticeOf);
}
