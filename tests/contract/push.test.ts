// Reminders as notifications of devices, by a push service of this file's own that decrypts what it is sent.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatSetting, noPreferences } from '#core/format/preferences.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import * as calls from '#core/push/calls.ts';
import { pushPatience, pushTextLimit } from '#core/push/schema.ts';
import { createReminder } from '#core/reminders/calls.ts';
import * as sessions from '#core/session/calls.ts';
import { saveSetting } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { patience } from '../support/patience.ts';

const minute = 60_000;
let now = Date.now();
let server: TestServer;
let pushes: PushService;
let admin: Person;
let companyId: string;

beforeAll(async () => {
  pushes = await startPushService();
  server = await startTestServer({ now: () => now, pushServices: [pushes.origin], previewLanguages: ['fr'] });
  ({ id: companyId, admin } = await server.company());
});
afterAll(async () => {
  await server.close();
  await pushes.close();
});
beforeEach(() => pushes.answers(201));

/** A person whose device shows reminders. */
async function withDevice(group?: string) {
  const groupId = group ?? (await server.group(companyId, `Crew ${Math.floor(now)}-${await deviceCount()}`));
  const person = await server.person(companyId, 'USER', { groupIds: [groupId] });
  const device = pushes.device();
  await server.as(person, calls.switchPushOn, { body: device.subscription });
  return { person, device, groupId };
}

async function remind(groupId: string, changes: { message?: string; formId?: string } = {}) {
  now += minute;
  const body = { message: 'Check the gates', scheduleTime: now + minute, groups: [groupId], ...changes };
  const made = await server.as(admin, createReminder, { body });
  now += minute;
  await server.region.services.schedules.runDue();
  return made;
}

const rows = (table: string) =>
  inCompany(server, companyId, (tx) => tx.raw<{ count: number }>(`select count(*) from ${table}`));
const deviceCount = async () => (await rows('push_devices'))[0]?.count ?? 0;
const waiting = async () => (await rows('push_messages'))[0]?.count ?? 0;
const heardInApp = async (person: Person) => (await server.as(person, listNotifications, {})).length;

describe('a reminder', () => {
  it('appears on the device, encrypted for it alone, and opens its form', async () => {
    const { person, device, groupId } = await withDevice();
    const { form } = exampleForm({ groupIds: [groupId] });
    await server.publish(admin, form);
    const { id } = await remind(groupId, { formId: form.id });
    await expect.poll(() => device.heard).toHaveLength(1);
    expect(device.heard).toEqual([
      { title: `Fill in "${form.name}"`, text: 'Check the gates', path: `/fill/${form.id}`, tag: id },
    ]);
    expect(device.headers[0]?.get('topic')).toBe(id.replaceAll('-', ''));
    expect(await heardInApp(person)).toBe(1);
    await expect.poll(waiting).toBe(0);
  });

  it('appears in the language of each reader', async () => {
    const { device, groupId } = await withDevice();
    const french = await withDevice(groupId);
    const body = formatSetting({ ...noPreferences, locale: 'fr-FR' });
    await server.as(french.person, saveSetting, { body });
    await remind(groupId);
    await expect.poll(() => [...device.heard, ...french.device.heard]).toHaveLength(2);
    expect(device.heard[0]?.title).toBe(`Reminder of ${admin.userName}`);
    expect(french.device.heard[0]?.title).toBe(`Rappel de ${admin.userName}`);
  });

  it('of any length and script is short enough for a push service', async () => {
    const { device, groupId } = await withDevice();
    await remind(groupId, { message: '門'.repeat(1_000) });
    await expect.poll(() => device.heard).toHaveLength(1);
    expect(device.heard[0]?.text).toHaveLength(pushTextLimit);
    expect(device.heard[0]?.path).toBe('/');
  });

  it('does not appear on a device that was switched off, or signed out', async () => {
    const off = await withDevice();
    await server.as(off.person, calls.switchPushOff, {});
    expect(await server.as(off.person, calls.readPush, {})).toMatchObject({ isOn: false });
    const audited = await inCompany(server, companyId, (tx) =>
      tx.raw<{ action: string }>(
        "select action from audit_log where user_id = $1 and action like 'push%' order by id",
        [off.person.id],
      ),
    );
    expect(audited.map(({ action }) => action).toSorted()).toEqual(['push_switched_off', 'push_switched_on']);
    const out = await withDevice();
    await server.as(out.person, sessions.logout, {});
    const devices = await deviceCount();
    await remind(off.groupId);
    await remind(out.groupId);
    expect(await waiting()).toBe(0);
    expect(await deviceCount()).toBe(devices);
    expect([...off.device.heard, ...out.device.heard]).toEqual([]);
  });

  it('is not sent once the session of the device has expired', async () => {
    const { device, groupId } = await withDevice();
    await inCompany(server, companyId, (tx) =>
      tx.raw('update sessions set expires_at = 1 where id in (select session_id from push_devices)'),
    );
    const before = pushes.requests();
    await remind(groupId);
    await expect.poll(waiting).toBe(0);
    expect(pushes.requests()).toBe(before);
    expect(device.heard).toEqual([]);
  });

  it('removes a device that its push service does not know any more', async () => {
    const { person, groupId } = await withDevice();
    pushes.answers(410);
    await remind(groupId);
    const isOn = async () => (await server.as(person, calls.readPush, {})).isOn;
    await expect.poll(isOn).toBe(false);
    expect(await heardInApp(person)).toBe(1);
  });

  it('stands in the app at once where no push service is reached, and comes later or is left', async () => {
    const { person, device, groupId } = await withDevice();
    pushes.answers(503);
    const before = pushes.requests();
    await remind(groupId);
    expect(await heardInApp(person)).toBe(1);
    await vi.waitUntil(() => pushes.requests() > before, { timeout: patience });
    await expect.poll(waiting).toBe(1);
    pushes.answers(201);
    now += minute;
    await expect.poll(() => device.heard, { timeout: patience }).toHaveLength(1);
    await expect.poll(waiting).toBe(0);

    pushes.answers(503);
    await remind(groupId);
    await expect.poll(waiting).toBe(1);
    now += pushPatience;
    await expect.poll(waiting, { timeout: patience }).toBe(0);
    expect(device.heard).toHaveLength(1);
  });
});

describe('a device', () => {
  it('has one subscription, the last, and a key of the server that stays', async () => {
    const { person } = await withDevice();
    const { publicKey } = await server.as(person, calls.readPush, {});
    const devices = await deviceCount();
    const again = pushes.device();
    expect(await server.as(person, calls.switchPushOn, { body: again.subscription })).toMatchObject({
      publicKey,
      isOn: true,
    });
    expect(await deviceCount()).toBe(devices);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.example.com/send',
    'https://user@fcm.googleapis.com/send',
    'https://push.apple.com.example.com/x',
    'not an address',
  ])('at %s is refused: the server calls push services alone', async (endpoint) => {
    const { subscription } = pushes.device();
    const input = { body: { ...subscription, endpoint } };
    expect(await failure(server.as(admin, calls.switchPushOn, input))).toMatchObject({ status: 400 });
  });
});
