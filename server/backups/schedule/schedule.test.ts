// Backups of the schedule: made when due, once for all servers; told of when they fail, and when they work again; old ones go.
import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationNames } from '#server/db/migrate.ts';
import { emptyPlaces, placeOf, withClient } from '#tests/support/backup-places.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { verifyBackup } from '../verify.ts';
import { backUpBeforeUpgrade } from './before-upgrade.ts';
import { makeDueBackup } from './make.ts';
import { type BackupProgram, createBackupSchedule } from './schedule.ts';
import { backupSetting, slotOf } from './setting.ts';
import { backupStatus } from './status.ts';
import type { Remote } from '#core/portions/worker-calls.ts';

describe('the setting', () => {
  const read = (text: string) => backupSetting({ FORMDECK_BACKUP: text }, 'Europe/Berlin');

  it('says when, where and how many', () => {
    const daily = read('daily@02:30:/var/backups:14');
    expect(daily).toMatchObject({ folder: '/var/backups', keep: 14 });
    if (daily === undefined) throw new Error('It is read.');
    // On the wall clock of the machine, in winter and summer.
    expect(new Date(slotOf(daily, Date.UTC(2026, 0, 10, 12))).toISOString()).toBe('2026-01-10T01:30:00.000Z');
    expect(new Date(slotOf(daily, Date.UTC(2026, 6, 10, 0))).toISOString()).toBe('2026-07-09T00:30:00.000Z');
    const weekly = read('sunday@23:00:/mnt/a:b/c:2');
    expect(weekly).toMatchObject({ folder: '/mnt/a:b/c', keep: 2 });
    if (weekly === undefined) throw new Error('It is read.');
    expect(new Date(slotOf(weekly, Date.UTC(2026, 11, 1))).toISOString()).toBe('2026-11-29T22:00:00.000Z');
    expect(backupSetting({})).toBeUndefined();
  });

  it.each([
    'daily',
    'daily@2:00:/var/backups:14',
    'daily@24:00:/var/backups:14',
    'daily@02:00:var/backups:14',
    'daily@02:00:/var/backups:0',
    'daily@02:00:/var/backups',
    'hourly@02:00:/var/backups:14',
  ])('refuses %s', (text) => {
    expect(() => read(text)).toThrow(`FORMDECK_BACKUP cannot be read: ${text}`);
  });
});

describe('a schedule', () => {
  let server: TestServer;
  let folder: string;
  let now = Date.UTC(2026, 10, 30, 12);
  const day = 86_400_000;
  beforeAll(async () => {
    server = await startTestServer({ now: () => now });
    folder = join(await mkdtemp(join(tmpdir(), 'formdeck-schedule-')), 'disk');
  });
  afterAll(async () => {
    await server?.close();
    await rm(join(folder, '..'), { recursive: true });
  });

  /** In this process. */
  const program: Remote<BackupProgram> = {
    call: async (_, [request]) => makeDueBackup(request) as never,
    close: () => undefined,
  };

  it('is made before a newer version changes the tables, or it is said why not', async () => {
    const places = await emptyPlaces();
    try {
      const there = await places.make();
      const older = await withClient(await placeOf(server), migrationNames);
      await withClient(there, (client) => migrate(client, older.slice(0, -1)));
      const said: string[] = [];
      const target = await mkdtemp(join(tmpdir(), 'formdeck-upgrade-'));
      const upgrade = (to: string | undefined) =>
        backUpBeforeUpgrade({
          place: { region: 'test', connection: there.connection, folder: server.dataFolder },
          setting: backupSetting({ FORMDECK_BACKUP: to === undefined ? '' : `daily@02:00:${to}:2` }),
          version: '1',
          now,
          say: (text) => void said.push(text),
          program,
        });
      await (
        await upgrade(undefined)
      )();
      expect(said).toEqual([expect.stringContaining('No backup is made before')]);
      await expect(upgrade('/nowhere/at/all')).rejects.toThrow(
        'the database was not changed: The folder /nowhere',
      );
      await (
        await upgrade(target)
      )();
      expect(said.at(-1)).toContain(target);
      expect(await readdir(target)).toHaveLength(1);
      await withClient(there, (client) => migrate(client));
      await (
        await upgrade(target)
      )();
      expect(await readdir(target)).toHaveLength(1);
      await rm(target, { recursive: true });
    } finally {
      await places.drop();
    }
  });

  it('tells once that backups fail, and once that they work again; the newest stay', async () => {
    const { admin } = await server.company();
    const { services } = server.region;
    const [{ email } = { email: '' }] = await services.database.transaction(admin.companyId, (tx) =>
      tx.raw<{ email: string }>('select email from users where id = $1', [admin.id]),
    );
    const told: (string | null)[] = [];
    const place = await placeOf(server);
    const environment = { ...place.environment, FORMDECK_BACKUP: `daily@02:00:${folder}:2` };
    const setting = backupSetting(environment);
    if (setting === undefined) throw new Error('It is set.');
    const schedule = () =>
      createBackupSchedule({
        services,
        place: { region: 'test', connection: place.connection, folder: server.dataFolder },
        setting,
        version: '1',
        program,
        tellOperator: async ({ problem }) => void told.push(problem),
      });
    const status = () => backupStatus({ ...place, environment }, now);
    const [one, two] = [schedule(), schedule()];

    await one.runDue();
    await one.runDue();
    expect(told).toEqual([`The folder ${folder} does not exist.`]);
    expect(await status()).toMatchObject({ isWell: false, lastGood: null, runs: [{ problem: told[0] }] });
    now += 31 * 60_000;
    await one.runDue();
    expect(told).toHaveLength(1);

    await mkdir(folder);
    now += 31 * 60_000;
    // Two servers: one makes it.
    await Promise.all([one.runDue(), two.runDue()]);
    expect(told).toEqual([`The folder ${folder} does not exist.`, null]);
    const [first = ''] = await readdir(folder);
    expect(await verifyBackup(join(folder, first), {})).toMatchObject({ scope: 'region' });
    expect(await status()).toMatchObject({
      isWell: true,
      runs: [{ problem: null, file: join(folder, first) }],
    });
    const subjects = async () =>
      (await mailsTo(server.dataFolder, email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
    await expect
      .poll(subjects)
      .toEqual(['The backup of the server failed', 'The backup of the server works again']);

    await writeFile(join(folder, 'formdeck-other-20250101T000000Z.tar.zst'), 'of another region');
    await writeFile(join(folder, 'formdeck-test-20250101T000000Z.tar.zst.part'), 'cut short');
    for (let index = 0; index < 3; index += 1) {
      now += day;
      await one.runDue();
    }
    const left = await readdir(folder);
    expect(left).toHaveLength(3);
    expect(left).toContain('formdeck-other-20250101T000000Z.tar.zst');
    expect(left).not.toContain(first);
    // A day later nobody made one.
    now += 2 * day;
    expect(await status()).toMatchObject({ isWell: false });
    expect(told).toHaveLength(2);
  });
});
