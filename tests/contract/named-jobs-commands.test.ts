// Commands with --job: what they report, and that reporting never decides how they end; `formdeck jobs`, and what `doctor` says.
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as jobs from '#core/named-jobs/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { freePort } from '#tests/support/free-port.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let env: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-jobs-'));
const { form } = exampleForm();
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  await server.publish(admin, form);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const run = (...argv: string[]) => runCommand(argv, { env });
const jobNamed = async (name: string) =>
  (await server.as(admin, jobs.listJobs, {})).find((job) => job.name === name);

describe('a command with --job', () => {
  it('reports its outcome with what it counted', async () => {
    const path = join(folder, 'night.csv');
    writeFileSync(path, 'Place\nA\nB\n');
    const named = [
      '--job',
      'nightly-import',
      '--expect',
      'daily@03:00',
      '--zone',
      'Europe/Paris',
      '--grace',
      '30m',
    ];
    const ran = await run('import', 'run', '--form', form.name, '--file', path, ...named);
    expect(ran.stderr).not.toContain('could not be reported');
    expect(await jobNamed('nightly-import')).toMatchObject({
      expect: 'daily@03:00',
      timeZone: 'Europe/Paris',
      grace: 1_800_000,
      lastRun: {
        state: ran.exitCode === 0 ? 'succeeded' : 'failed',
        exitCode: ran.exitCode,
        command: 'import run',
        numbers: { files: 1, imported: 2, failed: 0, dropped: 0 },
      },
    });
  });

  it('reports why it failed, and keeps its own exit code', async () => {
    const ran = await run(
      'forms',
      'show',
      'no such form',
      '--job',
      'broken',
      '--notify',
      'ops@elsewhere.example',
    );
    expect(ran.exitCode).toBe(1);
    expect(ran.stderr).toContain('ops@elsewhere.example: no active user of this company');
    expect(await jobNamed('broken')).toMatchObject({
      lastRun: { state: 'failed', exitCode: 1, message: expect.stringContaining('no such form') },
      trouble: { problem: expect.stringContaining('exit code 1') },
    });
  });

  it('ends by itself where the server is away, and says that the run is not reported', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const away = await runCommand(['regions', '--job', 'away'], { env: { ...env, FORMDECK_SERVER: origin } });
    const alone = await runCommand(['regions'], { env: { ...env, FORMDECK_SERVER: origin } });
    expect(away.exitCode).toBe(alone.exitCode);
    expect(away.stdout).toBe(alone.stdout);
    expect(away.stderr).toContain('The run of the job "away" could not be reported');
  });

  it.each([
    [['--job', 'x', '--expect', 'at night'], 'was not understood'],
    [['--job', 'x', '--zone', 'Mars/Olympus'], 'is not known'],
    [['--job', 'x', '--grace', 'soon'], 'was not understood'],
    [['--expect', 'daily@03:00'], 'are about a job'],
  ])('is refused before it does anything: %j', async (words, why) => {
    expect(await run('forms', 'list', ...words)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining(why),
    });
    expect(await jobNamed('x')).toBeUndefined();
  });
});

describe('formdeck jobs', () => {
  it('lists, shows, edits and deletes, and doctor says what is wrong', async () => {
    await run('forms', 'show', 'no such form', '--job', 'ill', '--expect', 'hourly');
    expect((await run('jobs', 'list')).stdout).toMatch(/ill +Failed, /);
    const shown = await run('jobs', 'show', 'ill');
    expect(shown.stdout).toContain('Every hour at :00');
    expect(shown.stdout).toContain('forms show');
    const doctor = await run('doctor');
    expect(doctor.stdout).toMatch(/✗ Jobs: .*needs? attention: .*ill \(It ended with exit code 1/);
    expect(doctor.stdout).toContain('- Mail server: SMTP_URL is not set');
    expect(doctor.exitCode).toBe(1);
    await run('jobs', 'edit', 'ill', '--expect', 'daily@04:00', '--grace', '2h', '--notify', admin.userName);
    expect(await jobNamed('ill')).toMatchObject({
      expect: 'daily@04:00',
      grace: 7_200_000,
      notify: [{ id: admin.id }],
    });
    expect((await run('jobs', 'edit', 'ill', '--pause')).stderr).toBe('The job is paused.\n');
    expect(await jobNamed('ill')).toMatchObject({ trouble: null, expectedAt: null });
    await run('jobs', 'edit', 'ill', '--resume', '--no-expect');
    expect(await jobNamed('ill')).toMatchObject({ expect: null, pausedAt: null });
    expect((await run('jobs', 'delete', 'ill')).exitCode).toBe(2);
    expect((await run('jobs', 'delete', 'ill', '--yes')).exitCode).toBe(0);
    expect(await jobNamed('ill')).toBeUndefined();
  });
});
