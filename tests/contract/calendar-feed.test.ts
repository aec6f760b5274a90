// Calendar feeds: what is in one, who sees it, and the end of its link.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as feeds from '#core/feeds/calls.ts';
import * as reminders from '#core/reminders/calls.ts';
import { createSchedule } from '#core/reports/schedule-calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';
import { makeReport } from '#tests/support/reports.ts';
import { inCompany } from '#tests/support/fresh.ts';

let server: TestServer;
let admin: Person;
let crew: Person;
let office: Person;
let formId: string;
let crewId: string;
const week = 7 * 86_400_000;
beforeAll(async () => {
  server = await startTestServer();
  const { id: companyId, admin: first } = await server.company();
  admin = first;
  crewId = await server.group(companyId, 'Crew');
  crew = await server.person(companyId, 'USER', { groupIds: [crewId] });
  office = await server.person(companyId, 'ANALYST');
  const { form } = exampleForm({ groupIds: [crewId] });
  formId = form.id;
  await server.publish(admin, form);
  await server.as(admin, changeUser, {
    params: { id: admin.id },
    body: { timeZone: 'America/Toronto' },
  });
  for (const [message, groups] of [
    ['For everybody', []],
    ['For the crew', [crewId]],
  ] as const) {
    await server.as(admin, reminders.createReminder, {
      body: { message, groups: [...groups], formId, repeatInterval: 'DAY', scheduleTime: Date.now() + week },
    });
  }
});
afterAll(() => server.close());

const make = async (by: Person) => (await server.as(by, feeds.makeFeed, {})).address;
/** Without the folds. */
const read = async (address: string) => {
  const reply = await fetch(address);
  const text = await reply.text();
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    text: text.replaceAll('\r\n ', ''),
  };
};
const summaries = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary);

describe('a calendar feed', () => {
  it('has the reminders that reach its owner, in the time zone of whoever set them', async () => {
    const { status, type, text } = await read(await make(crew));
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(summaries(text).toSorted()).toEqual(['For everybody', 'For the crew']);
    expect(text).toContain('TZID:America/Toronto');
    expect(text).toMatch(/DTSTART;TZID=America\/Toronto:\d{8}T\d{6}/);
    expect(text).toContain(`URL:${server.origin}/fill/${formId}`);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  });

  it('has nothing of groups that its owner is not in, nor of forms that they do not see', async () => {
    const { text } = await read(await make(office));
    expect(summaries(text)).toEqual(['For everybody']);
    expect(text).not.toContain(formId);
  });

  it('has the scheduled reports that its owner gets or has set, while they see them', async () => {
    const key = 'raw-rows' as const;
    const { id } = await makeReport(server, admin, { key, formIds: [formId], name: 'Morning rows' });
    const inCrew = await server.person(crew.companyId, 'ANALYST', { groupIds: [crewId] });
    const body = {
      interval: 'WEEK' as const,
      scheduleTime: Date.now() + week,
      userIds: [inCrew.id],
      format: 'PDF' as const,
      parameters: { timeInterval: 7 },
    };
    await server.as(admin, createSchedule, { params: { id }, body });
    const [theirs, own, others] = [await make(inCrew), await make(admin), await make(office)];
    for (const address of [theirs, own])
      expect(summaries((await read(address)).text)).toContain('Report: Morning rows');
    expect((await read(others)).text).not.toContain('Morning rows');
    // Who leaves the group sees neither the form nor its reports.
    await server.as(admin, changeUser, { params: { id: inCrew.id }, body: { groups: [] } });
    expect((await read(theirs)).text).not.toContain('Morning rows');
  });

  it('is read by its newest link alone, until that is removed', async () => {
    expect(await server.as(office, feeds.readFeed, {})).toMatchObject({ isOn: true });
    const old = await make(office);
    const address = await make(office);
    expect((await read(old)).status).toBe(404);
    expect((await read(address)).status).toBe(200);
    expect((await server.as(office, feeds.readFeed, {})).readAt).not.toBeNull();
    await server.as(office, feeds.removeFeed, {});
    expect((await read(address)).status).toBe(404);
    expect(await server.as(office, feeds.readFeed, {})).toEqual({
      isOn: false,
      createdAt: null,
      readAt: null,
    });
    // Removed twice, it is removed.
    await server.as(office, feeds.removeFeed, {});
  });

  it('ends with the password, since whoever had that may have read it', async () => {
    const person = await server.person(crew.companyId, 'USER');
    const address = await make(person);
    await server.as(person, changeUser, {
      params: { id: person.id },
      body: { password: 'a new secret', currentPassword: testPassword },
    });
    expect((await read(address)).status).toBe(404);
    expect(await server.as(person, feeds.readFeed, {})).toMatchObject({ isOn: false });
  });

  it('ends with its owner', async () => {
    const person = await server.person(crew.companyId, 'USER');
    const address = await make(person);
    await server.as(admin, changeUser, { params: { id: person.id }, body: { role: 'DEACTIVATED' } });
    expect((await read(address)).status).toBe(404);
  });

  it('is stored as a hash, and is no token for anything else', async () => {
    const address = await make(crew);
    const secret = /\/calendar\/(.+)\.ics$/.exec(address)?.[1] ?? '';
    const found = await inCompany(server, crew.companyId, (tx) =>
      tx.raw<{ text: string }>('select calendar_feeds::text as text from calendar_feeds'),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toContain(secret);
    expect((await server.fetch({ token: secret }, '/user')).status).toBe(401);
    expect((await fetch(`${server.origin}/calendar/${secret}`)).status).not.toBe(200);
  });
});
