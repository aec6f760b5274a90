// Reminders: who is told when, once however many servers there are, and what their form says of who has filled it in. The
// servers here share a database, and a clock that is set by hand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import * as reminders from '#core/reminders/calls.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import * as subscriptions from '#core/reminders/subscription-calls.ts';
import { changeUser, deleteGroup } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const hour = 3_600_000;
const zone = 'America/Toronto';
/** The clocks go forward in the night to the 8th: 08:00 is 13:00 UTC, and 12:00 UTC from then on. */
const start = Date.parse('2026-03-06T13:00:00Z');

let now: number;
let servers: TestServer[];
let server: TestServer;
let dataFolder: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let admin: Person;
let crew: Person;
let office: Person;
let crewId: string;
let formId: string;
let placeId: string;

beforeAll(async () => {
  database = await cloneDatabase();
  dataFolder = mkdtempSync(join(tmpdir(), 'formdeck-reminders-'));
  now = start - 12 * hour;
  const options = { connection: database.connection, dataFolder, now: () => now };
  servers = [await startTestServer(options), await startTestServer(options)];
  [server] = servers as [TestServer];
  admin = (await server.company()).admin;
  await server.as(admin, changeUser, { params: { id: admin.id }, body: { timeZone: zone } });
  crewId = await server.group(admin.companyId, 'Crew');
  crew = await server.person(admin.companyId, 'USER', { groupIds: [crewId] });
  office = await server.person(admin.companyId, 'USER');
  const { form, ids } = exampleForm({ groupIds: [crewId] });
  formId = form.id;
  placeId = ids.place;
  await server.publish(admin, form);
});
afterAll(async () => {
  for (const each of servers) await each.close();
  await database.drop();
  rmSync(dataFolder, { recursive: true });
});
beforeEach(async () => {
  now = start - 12 * hour;
  await inCompany(server, admin.companyId, async (tx) => {
    await tx.raw('delete from schedules');
    await tx.raw('delete from notifications');
    await tx.raw('delete from mails');
  });
});

type Input = Parameters<typeof remind>[0];
const remind = (body: {
  message?: string;
  scheduleTime?: number;
  repeatInterval?: 'HOUR' | 'DAY' | 'WEEK' | null;
  groups?: string[];
  reminderType?: 'MOBILE' | 'EMAIL';
  formId?: string | null;
}): Promise<Reminder> =>
  server.as(admin, reminders.createReminder, {
    body: { message: 'Check the gates', scheduleTime: start, ...body },
  });

/** All servers look at the same time. */
const runDue = () => Promise.all(servers.map(({ region }) => region.services.schedules.runDue()));

const heard = async (person: Person) =>
  (await server.as(person, listNotifications, {}))
    .flatMap((each) => (each.type === 'reminder' ? each : []))
    .map(({ metadata, from }) => ({ ...metadata, from: from?.userName }));

const mails = () =>
  inCompany(server, admin.companyId, (tx) =>
    tx.raw<{ recipient: string; subject: string; text: string; unsubscribe: string | null }>(
      'select recipient, subject, text, unsubscribe from mails order by recipient',
    ),
  );

describe('a reminder', () => {
  it('reaches everybody once, however many servers there are, and is over then', async () => {
    const made = await remind({});
    expect(made).toMatchObject({ timeZone: zone, nextTime: start, groups: [], hasNobody: false });
    await runDue();
    expect(await heard(crew)).toEqual([]);
    now = start + 1_000;
    await runDue();
    await runDue();
    for (const person of [admin, crew, office])
      expect(await heard(person)).toEqual([
        { reminderId: made.id, message: 'Check the gates', form: null, from: admin.userName },
      ]);
    const [after] = await server.as(admin, reminders.listReminders, {});
    expect(after).toMatchObject({ id: made.id, nextTime: null });
  });

  it('reaches the members of its groups, and names its form to those who see it', async () => {
    await remind({ groups: [crewId], formId });
    await remind({ message: 'To all', formId });
    now = start;
    await runDue();
    const named = { id: formId, name: expect.any(String) };
    expect((await heard(crew)).map(({ form }) => form)).toEqual([named, named]);
    expect((await heard(office)).map(({ message, form }) => [message, form])).toEqual([['To all', null]]);
  });

  it('stays at its time of day when the clocks change', async () => {
    await remind({ repeatInterval: 'DAY' });
    const times: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      const [{ nextTime } = { nextTime: null }] = await server.as(admin, reminders.listReminders, {});
      now = nextTime ?? 0;
      times.push(new Date(now).toISOString());
      await runDue();
    }
    expect(times).toEqual([
      '2026-03-06T13:00:00.000Z',
      '2026-03-07T13:00:00.000Z',
      '2026-03-08T12:00:00.000Z',
      '2026-03-09T12:00:00.000Z',
    ]);
    expect(await heard(crew)).toHaveLength(4);
  });

  it('comes once for all that were missed, every hour or every day', async () => {
    await remind({ repeatInterval: 'HOUR' });
    now = start + 50 * hour;
    await runDue();
    expect(await heard(crew)).toHaveLength(1);
    const [{ nextTime } = { nextTime: null }] = await server.as(admin, reminders.listReminders, {});
    expect(nextTime).toBe(start + 51 * hour);
  });

  it('is an e-mail to each member, with a link to the form for those who see it', async () => {
    const made = await remind({ reminderType: 'EMAIL', groups: [crewId], formId, message: 'Gates\nplease' });
    now = start;
    await runDue();
    expect(await heard(crew)).toEqual([]);
    const sent = await mails();
    expect(sent).toMatchObject([{ subject: 'Reminder: Gates' }]);
    expect(sent[0]?.text).toContain('Gates\nplease');
    expect(sent[0]?.text).toContain(`/fill/${formId}`);
    expect(made.reminderType).toBe('EMAIL');
  });

  it('reaches nobody, and not everybody, when its groups are gone', async () => {
    const groupId = await server.group(admin.companyId, 'Short-lived');
    const { id } = await remind({ groups: [groupId] });
    await server.as(admin, deleteGroup, { params: { id: groupId } });
    expect(await server.as(admin, reminders.listReminders, {})).toMatchObject([
      { id, groups: [], hasNobody: true },
    ]);
    now = start;
    await runDue();
    for (const person of [admin, crew, office]) expect(await heard(person)).toEqual([]);
  });

  it('does not reach somebody who was deactivated', async () => {
    const leaver = await server.person(admin.companyId, 'USER', { groupIds: [crewId] });
    await remind({ groups: [crewId], reminderType: 'EMAIL' });
    await server.as(admin, changeUser, { params: { id: leaver.id }, body: { role: 'DEACTIVATED' } });
    now = start;
    await runDue();
    expect(await mails()).toHaveLength(1);
  });

  it('by e-mail is unsubscribed from by its link, which whoever set it sees, and subscribed to again', async () => {
    const mate = await server.person(admin.companyId, 'USER', { groupIds: [crewId] });
    const made = await remind({ reminderType: 'EMAIL', groups: [crewId], repeatInterval: 'DAY' });
    now = start;
    await runDue();
    const header = (await mails()).find(({ recipient }) => recipient.startsWith(mate.userName))?.unsubscribe;
    const link = `${server.origin}${new URL(header ?? '').pathname}`;
    const read = async () => (await server.as(admin, reminders.listReminders, {}))[0]?.unsubscribed;
    // Programs that look at links change nothing.
    expect(await (await fetch(link)).text()).toContain(
      'You receive the reminder &quot;Check the gates&quot; by e-mail',
    );
    expect(await read()).toEqual([]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' };
    expect((await fetch(link, oneClick)).status).toBe(200);
    expect(await read()).toEqual([{ id: mate.id, userName: mate.userName }]);
    now = start + 24 * hour;
    await runDue();
    expect((await mails()).filter(({ recipient }) => recipient.startsWith(mate.userName))).toHaveLength(1);
    expect((await mails()).filter(({ recipient }) => recipient.startsWith(crew.userName))).toHaveLength(2);
    // Another signature opens nothing.
    expect((await fetch(`${link.slice(0, -4)}AAAA`, oneClick)).status).toBe(404);

    const own = (person: Person) => server.as(person, subscriptions.listSubscriptions, {});
    expect(await own(mate)).toMatchObject([{ id: made.id, message: 'Check the gates', subscribed: false }]);
    expect(await own(office)).toEqual([]);
    const again = { params: { id: made.id }, body: { subscribed: true } };
    await server.as(mate, subscriptions.changeSubscription, again);
    expect(await own(mate)).toMatchObject([{ subscribed: true }]);
    expect(await read()).toEqual([]);
    expect(await failure(server.as(office, subscriptions.changeSubscription, again))).toMatchObject({
      status: 404,
    });
  });

  it.each<[string, Input, string]>([
    ['without words', { message: '  ' }, 'A reminder is required.'],
    ['without a time', { scheduleTime: -1 }, 'Please choose a date & time for this reminder.'],
    ['once, at a time that is over', { scheduleTime: 0 }, 'This time is in the past. Choose a later one.'],
    ['by e-mail without a group', { reminderType: 'EMAIL' }, 'Email reminders require at least 1 group.'],
    [
      'for a group that does not exist',
      { groups: ['00000000-0000-4000-8000-000000000000'] },
      'This user group does not exist',
    ],
    [
      'with a form that does not exist',
      { formId: '00000000-0000-4000-8000-000000000000' },
      'This form does not exist',
    ],
  ])('%s is refused', async (_, body, message) => {
    expect(await failure(remind(body))).toMatchObject({ status: 400, message });
  });

  it('keeps a form that whoever changes it does not see', async () => {
    const manager = await server.person(admin.companyId, 'MANAGER');
    const { id } = await remind({ formId });
    expect(await server.as(manager, reminders.listReminders, {})).toMatchObject([{ id, form: null }]);
    const body = { message: 'Changed', scheduleTime: start };
    await server.as(manager, reminders.changeReminder, { params: { id }, body });
    expect(await server.as(admin, reminders.listReminders, {})).toMatchObject([
      { id, message: 'Changed', form: { id: formId } },
    ]);
    expect(await failure(server.as(manager, reminders.readProgress, { params: { id } }))).toMatchObject({
      status: 404,
    });
  });
});

describe('the progress of a reminder', () => {
  it('says who has filled in its form since it was last due, and who has not', async () => {
    const { id } = await remind({ formId, repeatInterval: 'DAY' });
    const progress = () => server.as(admin, reminders.readProgress, { params: { id } });
    expect(await progress()).toMatchObject({ since: null });
    const sheet = { params: { id: formId }, body: { name: 'Friday' } };
    const { id: sheetId } = await server.as(crew, filling.createSheet, sheet);
    const fillIn = () =>
      server.as(crew, filling.addRow, {
        params: { id: sheetId },
        body: { answers: [{ questionId: placeId, value: 'Gate 1' }] },
      });
    await fillIn();
    now = start + hour;
    const people = (filledIn: number | null) => ({
      since: start,
      people: expect.arrayContaining([
        { id: crew.id, userName: crew.userName, filledIn },
        { id: admin.id, userName: admin.userName, filledIn: null },
      ]),
    });
    expect(await progress()).toEqual(people(null));
    await fillIn();
    expect(await progress()).toEqual(people(now));
    // Who does not see the form is not waited for.
    expect((await progress()).people.map((person) => person.id)).not.toContain(office.id);
  });
});
