// Jobs: what a command reports, and who is told of a run that failed, did not end or did not come: once, however many servers there
// are, and once again when it is well. The servers here share a database, and a clock that is set by hand.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as jobs from '#core/named-jobs/calls.ts';
import { type JobRunInput, mostJobRuns } from '#core/named-jobs/schema.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { noticeText } from '#core/notifications/format-notification.ts';
import { changeUser } from '#core/users/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { reportOf } from '#tests/support/named-jobs.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const minute = 60_000;
const hour = 60 * minute;
const zone = 'America/Toronto';
/** 03:00 in Toronto; the clocks go forward in the night after. */
const night = Date.parse('2026-03-07T08:00:00Z');
const nextNight = night + 23 * hour;

let now = night;
let servers: TestServer[];
let server: TestServer;
let dataFolder: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let admin: Person;
let manager: Person;
let watcher: Person;

beforeAll(async () => {
  database = await cloneDatabase();
  dataFolder = mkdtempSync(join(tmpdir(), 'formdeck-named-jobs-'));
  // They are not told of what happened before they were there.
  now = night - 24 * hour;
  const options = { connection: database.connection, dataFolder, now: () => now };
  servers = [await startTestServer(options), await startTestServer(options)];
  [server] = servers as [TestServer];
  admin = (await server.company()).admin;
  manager = await server.person(admin.companyId, 'MANAGER');
  watcher = await server.person(admin.companyId, 'USER');
  await server.as(admin, changeUser, { params: { id: manager.id }, body: { timeZone: zone } });
});
afterAll(async () => {
  for (const each of servers) await each.close();
  await database.drop();
  rmSync(dataFolder, { recursive: true });
});
beforeEach(async () => {
  now = night;
  await inCompany(server, admin.companyId, async (tx) => {
    for (const table of ['schedules', 'troubles', 'open_troubles', 'notifications', 'mails'])
      await tx.raw(`delete from ${table}`);
  });
});

type Reported = { id?: string; by?: Person; notify?: string[]; end?: JobRunInput['end'] };

async function report(exitCode?: number, { id = randomUUID(), by = manager, ...more }: Reported = {}) {
  const body = { ...reportOf('nightly-import', exitCode), expect: 'daily@03:00', ...more };
  await server.as(by, jobs.reportRun, { params: { id }, body: { notify: [watcher.userName], ...body } });
  return id;
}

/** All servers look at the same time, twice. */
async function lookAt(at: number): Promise<void> {
  now = at;
  for (let round = 0; round < 2; round += 1)
    await Promise.all(servers.map(({ region }) => region.services.schedules.runDue()));
}

async function heard(person: Person): Promise<string[]> {
  const all = await server.as(person, listNotifications, {});
  return all.filter(({ type }) => type === 'trouble').map(noticeText);
}

const mailed = () =>
  inCompany(server, admin.companyId, (tx) =>
    tx.raw<{ recipient: string; subject: string }>(
      `select recipient, subject from mails where kind = 'trouble' order by created_at, recipient`,
    ),
  );

const theJob = async (person = manager) => {
  const [job] = await server.as(person, jobs.listJobs, {});
  if (job === undefined) throw new Error('there is no job');
  return job;
};
const addressOf = ({ userName }: Person) => `${userName}@example.com`;
const begun = 'The job "nightly-import" needs attention';
const over = 'The job "nightly-import" is well again';

describe('a job', () => {
  it('is made by its first run, and expected on the wall clock of whoever runs it', async () => {
    const id = await report();
    expect(await theJob()).toMatchObject({
      name: 'nightly-import',
      user: { userName: manager.userName },
      timeZone: zone,
      notify: [{ userName: watcher.userName }],
      expectedAt: nextNight,
      trouble: null,
      lastRun: { id, state: 'running', startedAt: night, command: 'import run' },
    });
    now += 90_000;
    const end = { exitCode: 0, message: null, numbers: { imported: 120 } };
    await report(undefined, { id, end });
    expect((await theJob()).lastRun).toMatchObject({
      id,
      state: 'succeeded',
      endedAt: night + 90_000,
      numbers: { imported: 120 },
    });
    expect(await mailed()).toEqual([]);
  });

  it('that fails twice is told of once, to its owner and whom it names, and once when it is well', async () => {
    await report(1);
    await report(3);
    const people = [manager, watcher];
    for (const person of people) expect(await heard(person)).toEqual([begun]);
    expect(await heard(admin)).toEqual([]);
    expect((await theJob()).trouble).toMatchObject({ problem: 'It ended with exit code 3.', since: night });
    now += hour;
    await report(0);
    await report(0);
    for (const person of people) expect(await heard(person)).toEqual([over, begun]);
    const addresses = people.map(addressOf).toSorted();
    expect(await mailed()).toEqual(
      [begun, over].flatMap((subject) => addresses.map((recipient) => ({ recipient, subject }))),
    );
  });

  it('that did not come is told of once for several nights, after its grace', async () => {
    await report(0);
    await lookAt(nextNight + hour - 1_000);
    expect(await heard(watcher)).toEqual([]);
    await lookAt(nextNight + hour);
    expect(await heard(watcher)).toEqual([begun]);
    await lookAt(nextNight + 25 * hour);
    expect(await heard(watcher)).toEqual([begun]);
    const { runs, trouble } = await server.as(manager, jobs.readJob, { params: { id: (await theJob()).id } });
    expect(runs.map(({ state, startedAt }) => [state, startedAt])).toEqual([
      ['missed', nextNight + 24 * hour],
      ['missed', nextNight],
      ['succeeded', night],
    ]);
    expect(trouble?.problem).toContain('2026-03-09 03:00 (America/Toronto)');
    await report(0);
    expect(await heard(watcher)).toEqual([over, begun]);
  });

  it('that began some minutes before its time has come', async () => {
    await report(0);
    now = nextNight - 4 * minute;
    await report(0);
    await lookAt(nextNight + hour);
    expect(await heard(watcher)).toEqual([]);
    expect((await theJob()).expectedAt).toBe(nextNight + 24 * hour);
  });

  it('that is run by hand at noon is still expected at night', async () => {
    await report(0);
    now = night + 9 * hour;
    await report(0);
    expect((await theJob()).expectedAt).toBe(nextNight);
  });

  it('that was killed did not end, unless it reports again', async () => {
    const id = await report();
    now += 15 * minute;
    await report(undefined, { id });
    await lookAt(night + 25 * minute);
    expect((await theJob()).lastRun).toMatchObject({ state: 'running' });
    await lookAt(night + 35 * minute);
    expect((await theJob()).lastRun).toMatchObject({ state: 'lost' });
    expect(await heard(manager)).toEqual([begun]);
    // It had only lost its network.
    await report(0, { id });
    expect((await theJob()).lastRun).toMatchObject({ id, state: 'succeeded' });
    expect(await heard(manager)).toEqual([over, begun]);
  });

  it('keeps the end of a run that is reported twice', async () => {
    const id = await report(2);
    await report(0, { id });
    expect((await theJob()).lastRun).toMatchObject({ state: 'failed', exitCode: 2 });
  });

  it('that is paused is expected at no time, and nobody is told', async () => {
    await report(1);
    const { id } = await theJob();
    const changed = await server.as(manager, jobs.changeJob, { params: { id }, body: { paused: true } });
    expect(changed).toMatchObject({ expectedAt: null, trouble: null, pausedAt: night });
    await report(1);
    await lookAt(nextNight + 2 * hour);
    expect(await heard(watcher)).toEqual([begun]);
    const resumed = await server.as(manager, jobs.changeJob, { params: { id }, body: { paused: false } });
    expect(resumed).toMatchObject({ expectedAt: nextNight + 24 * hour, pausedAt: null });
  });

  it('keeps its last runs', async () => {
    for (let run = 0; run < mostJobRuns + 3; run += 1) {
      now += minute;
      await report(0);
    }
    const { id } = await theJob();
    expect((await server.as(manager, jobs.readJob, { params: { id } })).runs).toHaveLength(mostJobRuns);
  });

  it('is deleted with its runs', async () => {
    await report(1);
    const { id } = await theJob();
    await server.as(manager, jobs.deleteJob, { params: { id } });
    expect(await server.as(admin, jobs.listJobs, {})).toEqual([]);
    await lookAt(nextNight + 2 * hour);
    expect(await heard(watcher)).toEqual([begun]);
  });
});

describe('the people of a job', () => {
  it('are of the company: who is not is named in the answer, and the run is kept', async () => {
    const body = { ...reportOf('nightly-import', 0), notify: ['ops@elsewhere.example', addressOf(watcher)] };
    const reported = await server.as(manager, jobs.reportRun, { params: { id: randomUUID() }, body });
    expect(reported.unknown).toEqual(['ops@elsewhere.example']);
    expect((await theJob()).notify).toMatchObject([{ id: watcher.id }]);
  });

  it('see their own, and administrators all', async () => {
    await report(0);
    expect(await server.as(watcher, jobs.listJobs, {})).toEqual([]);
    expect(await server.as(admin, jobs.listJobs, {})).toHaveLength(1);
  });

  it('do not report runs of the jobs of others, but administrators may', async () => {
    await report(0);
    const error = await failure(report(1, { by: watcher }));
    expect(error).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining(`belongs to ${manager.userName}`),
    });
    await report(0, { by: admin });
    expect((await theJob()).user.id).toBe(manager.id);
  });

  it('are administrators where nobody of them is left', async () => {
    const leaver = await server.person(admin.companyId, 'MANAGER');
    await report(0, { by: leaver, notify: [] });
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw(`update users set role = 'DEACTIVATED' where id = $1`, [leaver.id]),
    );
    await lookAt(nextNight + 24 * hour);
    expect(await heard(admin)).toEqual([begun]);
  });
});
