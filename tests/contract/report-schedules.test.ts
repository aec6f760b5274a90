// Scheduled reports: kept with their time zone, made once however many servers there are, and sent to each recipient as far as
// they may see the report then. The servers here share a database, and a clock that is set by hand.
// Long because all of its tests share these.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as reports from '#core/reports/calls.ts';
import * as calls from '#core/reports/schedule-calls.ts';
import type { ReportRunEntry, ReportSchedule } from '#core/reports/schedules/schema.ts';
import { formatSetting, noPreferences } from '#core/format/preferences.ts';
import { changeUser, saveSetting } from '#core/users/calls.ts';
import { dropSchedule, lockSchedule } from '#server/schedules/store.ts';
import { attachmentKey } from '#server/mail/new-mail.ts';
import { addRun } from '#server/reports/schedules/run-now.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { makeReport } from '#tests/support/reports.ts';
import { makeReportSchedule } from '#tests/support/report-schedules.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { patience } from '../support/patience.ts';

const hour = 3_600_000;
const day = 24 * hour;
const zone = 'America/Toronto';
/** A Friday. The clocks go forward in the night to the 8th: 08:00 is 13:00 UTC, and 12:00 UTC from then on. */
const start = Date.parse('2026-03-06T13:00:00Z');

let now: number;
let servers: TestServer[];
let server: TestServer;
let dataFolder: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let admin: Person;
let manager: Person;
let analyst: Person;
let blind: Person;
let crewId: string;
let formId: string;
let officeFormId: string;
let reportId: string;
let bothId: string;

beforeAll(async () => {
  database = await cloneDatabase();
  dataFolder = mkdtempSync(join(tmpdir(), 'formdeck-report-schedules-'));
  now = start - 3 * day;
  const options = {
    connection: database.connection,
    dataFolder,
    now: () => now,
    previewLanguages: ['en-xa'],
  };
  servers = [await startTestServer(options), await startTestServer(options)];
  [server] = servers as [TestServer];
  admin = (await server.company()).admin;
  await server.as(admin, changeUser, { params: { id: admin.id }, body: { timeZone: zone } });
  crewId = await server.group(admin.companyId, 'Crew');
  manager = await server.person(admin.companyId, 'MANAGER', { groupIds: [crewId] });
  analyst = await server.person(admin.companyId, 'ANALYST', { groupIds: [crewId] });
  blind = await server.person(admin.companyId, 'ANALYST');
  formId = await makeForm([crewId], 'Gates');
  officeFormId = await makeForm([await server.group(admin.companyId, 'Office')], 'Desks');
  reportId = (await makeReport(server, admin, { key: 'submissions', formIds: [formId], name: 'Gates' })).id;
  const formIds = [formId, officeFormId];
  bothId = (await makeReport(server, admin, { key: 'submissions', formIds, name: 'Gates and desks' })).id;
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
    await tx.raw('delete from mails');
  });
});

async function makeForm(groupIds: string[], name: string): Promise<string> {
  const { form, ids } = exampleForm({ groupIds, name });
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'March' } };
  const { id } = await server.as(admin, filling.createSheet, sheet);
  for (const at of [start - 3 * day, start - day]) {
    now = at;
    const answers = [{ questionId: ids.place, value: `${name} 1` }];
    await server.as(admin, filling.addRow, { params: { id }, body: { answers } });
  }
  return form.id;
}

type Changes = Parameters<typeof makeReportSchedule>[3];
const schedule = (changes: Changes = {}, id = reportId, by = admin) =>
  makeReportSchedule(server, by, id, { scheduleTime: start, ...changes });
const paramsOf = ({ id, reportId: of }: Pick<ReportSchedule, 'id' | 'reportId'>) => ({
  params: { id: of, scheduleId: id },
});
const read = async (made: ReportSchedule) =>
  (await server.as(admin, calls.listSchedules, {})).find(({ id }) => id === made.id);
const history = (made: ReportSchedule): Promise<ReportRunEntry[]> =>
  server.as(admin, calls.listRuns, paramsOf(made));

/** All servers look at the same time, and what they find is made. */
async function due(made: ReportSchedule): Promise<ReportRunEntry[]> {
  await Promise.all(servers.map(({ region }) => region.services.schedules.runDue()));
  return ended(made);
}

/** What the link by which one unsubscribes names, in hexadecimal: each e-mail of these tests has the same subject. */
function namedByLink(mail: string): string {
  const [, secret = ''] = /^List-Unsubscribe:\s*<\S*fdu_([\w-]+)>/im.exec(mail) ?? [];
  return Buffer.from(secret, 'base64url').toString('hex');
}

async function ended(made: ReportSchedule): Promise<ReportRunEntry[]> {
  await vi.waitUntil(async () => (await history(made)).every(({ state }) => state !== 'waiting'), {
    timeout: patience,
    interval: 100,
  });
  return history(made);
}

type Mail = { to: string; subject: string; text: string; unsubscribe: string | null; kind: string };
const mails = async (): Promise<Mail[]> =>
  inCompany(server, admin.companyId, (tx) =>
    tx.raw<Mail>(
      'select recipient as "to", subject, text, unsubscribe, kind from mails order by recipient, subject',
    ),
  );

describe('a schedule', () => {
  it('is there for managers who see the report, with its times in a range', async () => {
    const made = await schedule({ interval: 'MONTH', userIds: [analyst.id, admin.id] });
    expect(made).toMatchObject({
      reportName: 'Gates',
      timeZone: zone,
      nextTime: start,
      userIds: [analyst.id, admin.id],
      users: [{ userName: analyst.userName, status: 'all' }, { status: 'all' }],
      user: { id: admin.id },
      paused: null,
      lastRun: null,
      occurrences: [],
    });
    const query = { from: start - day, to: start + 70 * day };
    expect(await server.as(manager, calls.listSchedules, { query })).toEqual([
      {
        ...made,
        occurrences: [start, Date.parse('2026-04-06T12:00:00Z'), Date.parse('2026-05-06T12:00:00Z')],
      },
    ]);
    expect(await server.as(manager, calls.listReportSchedules, { params: { id: reportId } })).toHaveLength(1);
    const stranger = await server.person(admin.companyId, 'MANAGER');
    expect(await server.as(stranger, calls.listSchedules, {})).toEqual([]);
    expect(await failure(server.as(stranger, calls.listRuns, paramsOf(made)))).toMatchObject({ status: 404 });
  });

  it('of the 31st is due on the last day of a shorter month', async () => {
    const first = Date.parse('2026-03-31T12:00:00Z');
    await schedule({ interval: 'MONTH', scheduleTime: first });
    const query = { from: first, to: first + 100 * day };
    const [found] = await server.as(admin, calls.listSchedules, { query });
    expect(found?.occurrences.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
  });

  it('stays with its owner and zone when somebody changes its recipients, and not when they change its time', async () => {
    const made = await schedule();
    const parameters = { timeInterval: 30 };
    const body = { interval: 'DAY' as const, scheduleTime: start, userIds: [manager.id], parameters };
    const changed = await server.as(manager, calls.changeSchedule, { ...paramsOf(made), body });
    expect(changed).toMatchObject({ userIds: [manager.id], timeZone: zone, user: { id: admin.id } });
    const later = { ...body, scheduleTime: start + hour, interval: 'NEVER' as const };
    const moved = await server.as(manager, calls.changeSchedule, { ...paramsOf(made), body: later });
    expect(moved).toMatchObject({ interval: null, nextTime: start + hour, user: { id: admin.id } });
    expect(moved.timeZone).not.toBe(zone);
  });

  it('is made once, however often it is sent', async () => {
    const id = crypto.randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => schedule({ id })));
    expect(new Set(made.map((each) => each.id))).toEqual(new Set([id]));
    expect(await failure(schedule({ id, userIds: [manager.id] }))).toMatchObject({ status: 409 });
  });

  it.each<[string, Changes, string]>([
    ['without a start', { scheduleTime: -1 }, 'A start date for the schedule is required.'],
    ['without recipients', { userIds: [] }, 'Choose which users should receive this report.'],
    ['without days', { parameters: {} }, 'A time interval is required.'],
    ['with half a day', { parameters: { timeInterval: 0.5 } }, 'A time interval is required.'],
    ['with no days', { parameters: { timeInterval: 0 } }, 'A time interval is required.'],
    [
      'with another parameter',
      { parameters: { timeInterval: 7, x: 1 } },
      'The report does not have this parameter',
    ],
    [
      'once, in the past',
      { interval: null, scheduleTime: start - 2 * day },
      'This time is in the past. Choose a later one.',
    ],
    ['to nobody known', { userIds: ['00000000-0000-4000-8000-000000000000'] }, 'This user does not exist'],
  ])('%s is refused', async (_, changes, message) => {
    expect(await failure(schedule(changes))).toMatchObject({ status: 400, message });
  });

  it('is refused for whoever reads no reports, and for a report that is not published', async () => {
    const user = await server.person(admin.companyId, 'USER', { groupIds: [crewId] });
    expect((await failure(schedule({ userIds: [user.id] }))).message).toContain(user.userName);
    const draft = { reportId: '6f0b1c50-3d5e-4f0a-9a55-1f1b6f0e0001', templateIds: [formId] };
    const { id } = await server.as(admin, reports.createReport, { body: draft });
    expect(await failure(schedule({}, id))).toMatchObject({ status: 409 });
  });
});

describe('what is due', () => {
  it('is sent once to each, as they read, with the figures in the e-mail, of the days before', async () => {
    const american = formatSetting({ ...noPreferences, locale: 'en-US' });
    await server.as(admin, saveSetting, { body: american });
    const made = await schedule({
      interval: 'DAY',
      userIds: [admin.id, analyst.id],
      format: 'PDF',
      parameters: { timeInterval: 1 },
    });
    now = start - 1;
    expect(await due(made)).toEqual([]);
    now = start + 1_000;
    const [run, ...others] = await due(made);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      slot: start,
      state: 'sent',
      problem: null,
      // Thursday in Toronto, and nothing of Friday.
      period: { from: Date.parse('2026-03-05T05:00:00Z'), until: Date.parse('2026-03-06T05:00:00Z') },
      recipients: [
        { user: { id: admin.id }, outcome: 'file', forms: 1, size: expect.any(Number) },
        { user: { id: analyst.id }, outcome: 'file' },
      ],
    });
    await due(made);
    const sent = await mails();
    expect(sent.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['scheduled_report', 'Report: Gates'],
      ['scheduled_report', 'Report: Gates'],
    ]);
    const textFor = ({ userName }: Person) =>
      sent.find(({ text }) => text.includes(`Hello ${userName},`))?.text;
    expect(textFor(analyst)).toContain('Entries: 1');
    expect(textFor(analyst)).toContain('Days: 2026-03-05');
    expect(textFor(admin)).toContain('Days: Mar 5, 2026');
    await server.as(admin, saveSetting, { body: formatSetting(noPreferences) });
    expect(await read(made)).toMatchObject({ nextTime: start + day, lastRun: { state: 'sent' } });
  });

  it('stays at its time of day when the clocks change, and is over after one time', async () => {
    const made = await schedule({ format: 'XLSX' });
    const times: (string | undefined)[] = [];
    for (let index = 0; index < 3; index += 1) {
      now = (await read(made))?.nextTime ?? 0;
      times.push(new Date(now).toISOString());
      await due(made);
    }
    expect(times).toEqual([
      '2026-03-06T13:00:00.000Z',
      '2026-03-07T13:00:00.000Z',
      '2026-03-08T12:00:00.000Z',
    ]);
    const once = await schedule({ format: 'XLSX', interval: null, scheduleTime: now + hour });
    now += 2 * hour;
    expect(await due(once)).toHaveLength(1);
    expect(await read(once)).toMatchObject({ nextTime: null });
  });

  it('that was missed is sent once, of all days since', async () => {
    const made = await schedule({ format: 'XLSX', parameters: { timeInterval: 1 } });
    now = start + 5 * day + hour;
    const runs = await due(made);
    expect(runs).toMatchObject([
      { period: { from: Date.parse('2026-03-05T05:00:00Z'), until: Date.parse('2026-03-11T04:00:00Z') } },
    ]);
    expect(await read(made)).toMatchObject({ nextTime: start + 6 * day - hour });
  });

  it('is about the forms that each may see; who sees none gets nothing, and the owner is told once', async () => {
    const made = await schedule(
      { format: 'XLSX', userIds: [admin.id, analyst.id, blind.id], parameters: { timeInterval: 30 } },
      bothId,
    );
    expect(made.users.map(({ status }) => status)).toEqual(['all', 'partly', 'nothing']);
    now = start;
    const [run] = await due(made);
    expect(run?.recipients.map(({ outcome, forms: of }) => [outcome, of])).toEqual([
      ['file', 2],
      ['file', 1],
      ['no-access', 0],
    ]);
    const sent = await mails();
    const toAnalyst = sent.find(({ to }) => to.startsWith(analyst.userName));
    expect(toAnalyst?.text).toContain('Forms: Gates');
    expect(toAnalyst?.text).not.toContain('Desks');
    expect(sent.filter(({ to }) => to.startsWith(blind.userName))).toEqual([]);
    const told = () => mails().then((all) => all.filter(({ kind }) => kind === 'report_not_sent'));
    expect(await told()).toMatchObject([{ subject: 'Not sent to everybody: Gates and desks' }]);
    expect((await told())[0]?.text).toContain(blind.userName);
    now = start + day;
    await due(made);
    expect(await told()).toHaveLength(1);
  });

  it('without data says so', async () => {
    const made = await schedule({
      format: 'XLSX',
      parameters: { timeInterval: 1 },
      scheduleTime: start + 30 * day,
    });
    now = start + 30 * day;
    expect(await due(made)).toMatchObject([
      { state: 'nothing', recipients: [{ outcome: 'no-data', size: null }] },
    ]);
    expect(await mails()).toMatchObject([{ subject: 'No data: Gates' }]);
  });

  it('is a link for each recipient to one file, where it is too large', async () => {
    const { id } = await makeReport(server, admin, { key: 'filled-form', formIds: [formId], name: 'Paper' });
    const userIds = [analyst.id, manager.id];
    const made = await schedule({ userIds, parameters: { timeInterval: 30 } }, id);
    now = start;
    const settings = servers.map(({ region }) => region.services.settings);
    const [{ maximumAttachment } = { maximumAttachment: 0 }] = settings;
    for (const each of settings) each.maximumAttachment = 1_000;
    expect(await due(made)).toMatchObject([{ recipients: [{ outcome: 'link' }, { outcome: 'link' }] }]);
    for (const each of settings) each.maximumAttachment = maximumAttachment;
    const linkTo = async ({ id: userId }: Person) =>
      inCompany(server, admin.companyId, async (tx) => {
        const [link] = await tx.raw<{ id: string; fileId: string; text: string }>(
          `select f.id, f.file_id as "fileId", m.text from report_files f join mails m on m.subject_id = f.run_id
            and m.user_id = f.user_id where f.user_id = $1`,
          [userId],
        );
        expect(link?.text).toContain(`/reports/files/${link?.id}`);
        return link ?? expect.fail(userId);
      });
    const params = { id: (await linkTo(analyst)).id };
    const { id: other, fileId } = await linkTo(manager);
    expect({ fileId, isSame: other === params.id }).toEqual({
      fileId: (await linkTo(analyst)).fileId,
      isSame: false,
    });
    expect(await server.as(analyst, calls.readReportFile, { params })).toMatchObject({ reportName: 'Paper' });
    const file = await server.as(analyst, calls.downloadReportFile, { params });
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await failure(server.as(admin, calls.downloadReportFile, { params }))).toMatchObject({
      status: 404,
    });
    await server.as(admin, changeUser, { params: { id: analyst.id }, body: { groups: [] } });
    expect(await failure(server.as(analyst, calls.readReportFile, { params }))).toMatchObject({
      status: 404,
    });
    await server.as(admin, changeUser, { params: { id: analyst.id }, body: { groups: [crewId] } });
    expect(await failure(server.as(manager, calls.readReportFile, { params }))).toMatchObject({
      status: 404,
    });
    const { files } = server.region.services;
    const key = attachmentKey(admin.companyId, fileId);
    expect(await files.size(key)).toBeGreaterThan(1_000);
    now = start + 8 * day;
    expect(await failure(server.as(analyst, calls.readReportFile, { params }))).toMatchObject({
      status: 404,
    });
    await vi.waitUntil(async () => (await files.size(key)) === null, { timeout: patience, interval: 100 });
  });

  it('leaves out who was deactivated, and pauses when its owner was; another manager goes on with it', async () => {
    const owner = await server.person(admin.companyId, 'MANAGER', { groupIds: [crewId] });
    const leaver = await server.person(admin.companyId, 'ANALYST', { groupIds: [crewId] });
    const made = await schedule({ format: 'XLSX', userIds: [admin.id, leaver.id] }, reportId, owner);
    const deactivate = (person: Person) =>
      server.as(admin, changeUser, { params: { id: person.id }, body: { role: 'DEACTIVATED' } });
    await deactivate(leaver);
    now = start;
    expect((await due(made))[0]?.recipients.map(({ outcome }) => outcome)).toEqual(['file', 'deactivated']);
    await deactivate(owner);
    now = start + day;
    expect(await due(made)).toMatchObject([{ state: 'stopped', recipients: [] }, { state: 'sent' }]);
    expect(await read(made)).toMatchObject({ nextTime: null, paused: { reason: 'owner-deactivated' } });
    expect(await mails()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'Paused: Gates', kind: 'report_not_sent' }),
      ]),
    );
    const resumed = await server.as(manager, calls.resumeSchedule, paramsOf(made));
    expect(resumed).toMatchObject({ paused: null, user: { id: manager.id }, nextTime: start + 2 * day });
  });

  it.each([
    ['is deleted at the same time, without one of the two waiting for the other for ever', 'delete'],
    ['is handed to another manager at the same time, who keeps it', 'edit'],
  ] as const)('that pauses by itself %s', async (_, change) => {
    const owner = await server.person(admin.companyId, 'MANAGER', { groupIds: [crewId] });
    const made = await schedule({ format: 'XLSX', userIds: [admin.id] }, reportId, owner);
    await server.as(admin, changeUser, { params: { id: owner.id }, body: { role: 'DEACTIVATED' } });
    const { database: db } = server.region.services;
    let runId = '';
    await db.transaction(admin.companyId, async (tx) => {
      // As anyone who deletes it or changes its times begins: they have the schedule, and go on to what hangs on it.
      await lockSchedule(tx, admin.companyId, made.id);
      runId = await inCompany(server, admin.companyId, (other) => {
        const slot = { slot: start - day, lastSlot: start - day };
        const at = { companyId: admin.companyId, scheduleId: made.id };
        return addRun(other, at, slot, server.region.services);
      });
      // Until the job that pauses it waits for us.
      const waits = `select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      await vi.waitUntil(async () => (await tx.raw(waits)).length > 0, { timeout: patience, interval: 50 });
      if (change === 'delete') await dropSchedule(tx, admin.companyId, made.id);
      else await tx.raw('update report_schedules set user_id = $1 where id = $2', [admin.id, made.id]);
    });
    const left = () =>
      inCompany(server, admin.companyId, (tx) =>
        tx.raw<{ attempts: number }>('select attempts from jobs where subject_id = $1', [runId]),
      );
    if (change === 'delete') {
      // It was not tried again: nothing broke it off.
      await vi.waitUntil(async () => (await left())[0]?.attempts !== 0, { timeout: patience, interval: 50 });
      expect(await left()).toEqual([]);
      expect(await mails()).toEqual([]);
      return;
    }
    await vi.waitUntil(async () => (await left())[0]?.attempts === 1, { timeout: patience, interval: 50 });
    now += hour;
    expect(await ended(made)).toMatchObject([{ state: 'sent' }]);
    expect(await read(made)).toMatchObject({ paused: null, user: { id: admin.id } });
    expect(await mails()).toMatchObject([{ kind: 'scheduled_report' }]);
  });

  it('ends with its report, and its owner is told', async () => {
    const { id } = await makeReport(server, admin, { key: 'submissions', formIds: [formId], name: 'Short' });
    await schedule({}, id, manager);
    await server.as(admin, reports.deleteReport, { params: { id } });
    expect(await mails()).toMatchObject([{ subject: 'No longer sent: Short' }]);
    expect(await server.as(admin, calls.listSchedules, {})).toEqual([]);
  });

  it('that cannot be made is recorded, and its owner told once, and once when it is well again', async () => {
    const made = await schedule({ format: 'XLSX' });
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw(`update report_schedules set parameters = '{"timeInterval": 1, "order": "x"}' where id = $1`, [
        made.id,
      ]),
    );
    now = start;
    expect(await due(made)).toMatchObject([
      { state: 'failed', problem: 'order: The report does not have this parameter' },
    ]);
    expect(await mails()).toMatchObject([
      { subject: 'The scheduled report "Gates" failed', kind: 'trouble' },
    ]);
    now = start + day;
    expect(await due(made)).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
    expect(await mails()).toHaveLength(1);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw(`update report_schedules set parameters = '{"timeInterval": 1}' where id = $1`, [made.id]),
    );
    for (const at of [start + 2 * day, start + 3 * day]) {
      now = at;
      expect((await due(made))[0]?.state).not.toBe('failed');
    }
    const told = (await mails()).filter(({ kind }) => kind === 'trouble').map(({ subject }) => subject);
    expect(told).toEqual(['The scheduled report "Gates" failed', 'The scheduled report "Gates" works again']);
  });
});

describe('running and pausing', () => {
  it('sends it now, and leaves its next time', async () => {
    const made = await schedule({ format: 'XLSX' });
    const begun = await server.as(manager, calls.runSchedule, paramsOf(made));
    expect(begun).toMatchObject({ slot: null, state: 'waiting', user: { id: manager.id } });
    expect(await ended(made)).toMatchObject([{ state: 'sent', recipients: [{ outcome: 'file' }] }]);
    expect(await read(made)).toMatchObject({ nextTime: start });
  });

  it('sends nothing while it is paused, and what was missed not at all', async () => {
    const made = await schedule();
    expect(await server.as(manager, calls.pauseSchedule, paramsOf(made))).toMatchObject({
      nextTime: null,
      paused: { reason: 'person' },
    });
    now = start + 3 * day;
    expect(await due(made)).toEqual([]);
    expect(await server.as(admin, calls.resumeSchedule, paramsOf(made))).toMatchObject({
      paused: null,
      nextTime: start + 4 * day - hour,
    });
    expect(await due(made)).toEqual([]);
  });
});

describe('a recipient', () => {
  it('unsubscribes by the link of the e-mail without signing in, and subscribes again in the app', async () => {
    const made = await schedule({ format: 'XLSX', userIds: [analyst.id], parameters: { timeInterval: 7 } });
    now = start;
    await due(made);
    const outbox = join(dataFolder, 'outbox');
    const written = await vi.waitUntil(
      () => {
        const found = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
        return (
          found.find(
            (mail) =>
              mail.includes(analyst.userName) && namedByLink(mail).includes(made.id.replaceAll('-', '')),
          ) ?? false
        );
      },
      { timeout: patience },
    );
    const header = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(written)?.[1] ?? '';
    expect(written).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const url = new URL(header);
    const link = `${server.origin}${url.pathname}`;
    // Programs that look at links change nothing.
    expect(await (await fetch(link)).text()).toContain('Unsubscribe?');
    const pseudo = await fetch(link, { headers: { 'accept-language': 'en-XA' } });
    expect(await pseudo.text()).toMatch(/^<!doctype html><html lang="en-xa" dir="ltr">.*\[Ûñšûb/s);
    expect(await read(made)).toMatchObject({ users: [{ status: 'all' }] });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' };
    expect((await fetch(link, oneClick)).status).toBe(200);
    expect(await read(made)).toMatchObject({ users: [{ status: 'unsubscribed' }] });
    now = start + day;
    expect(await due(made)).toMatchObject([
      { state: 'nobody', recipients: [{ outcome: 'unsubscribed' }] },
      {},
    ]);
    const own = () => server.as(analyst, calls.listSubscriptions, {});
    expect(await own()).toMatchObject([{ id: made.id, reportName: 'Gates', subscribed: false }]);
    await server.as(analyst, calls.changeSubscription, {
      params: { id: made.id },
      body: { subscribed: true },
    });
    expect(await own()).toMatchObject([{ subscribed: true }]);
    expect(await server.as(blind, calls.listSubscriptions, {})).toEqual([]);
    // Another signature opens nothing.
    const forged = `${link.slice(0, -4)}AAAA`;
    expect((await fetch(forged, oneClick)).status).toBe(404);
    expect(await own()).toMatchObject([{ subscribed: true }]);
  });
});
