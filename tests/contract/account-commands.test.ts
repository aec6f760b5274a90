// The commands on one's own account, as somebody runs them who has signed in.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as session from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import type { OwnSession } from '#core/session/schema.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let person: Person;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  const company = await server.company();
  person = await server.person(company.id, 'REVIEWER');
  folder = mkdtempSync(join(tmpdir(), 'formdeck-account-'));
  const login = ['login', '--username', person.userName, '--password-stdin', '--server', server.origin];
  expect((await run(login, testPassword)).exitCode).toBe(0);
  return () => rmSync(folder, { recursive: true, force: true });
});
afterAll(() => server.close());

type Options = NonNullable<Parameters<typeof runCommand>[1]>;
const run = (line: readonly string[], stdin = '', more: Options = {}) =>
  runCommand(line, { stdin, ...more, env: { FORMDECK_CONFIG: folder } });
const account = (...line: string[]) => run(['account', ...line]);
const sessions = async () => JSON.parse((await account('sessions', 'list', '--json')).stdout) as OwnSession[];

it('show and change how dates and numbers are written, and nothing else', async () => {
  const changed = await account(
    'edit',
    '--locale',
    'DE-de',
    '--hour-cycle',
    '24',
    '--week-start',
    'Sunday',
    '--sounds',
    'off',
  );
  expect(changed).toMatchObject({ exitCode: 0 });
  expect(changed.stderr).toContain('Your account is saved.');
  const { stdout } = await account('show');
  expect(stdout).toMatch(
    /Format +German \(Germany\)\nClock +24 hours\nWeek starts +Sunday\nSounds +off\nExample .+ · 1\.234,5/,
  );
  await account('edit', '--time-zone', 'Europe/Berlin');
  const { settings, timeZone } = JSON.parse((await account('show', '--json')).stdout) as {
    settings: { key: string; value: string }[];
    timeZone: string;
  };
  expect(timeZone).toBe('Europe/Berlin');
  expect(settings).toContainEqual({ key: 'notification_sounds', value: 'off' });
  // What goes into a file or to another program is the same for everybody.
  expect((await account('sessions', 'list')).stdout).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  expect((await account('edit', '--locale', 'auto', '--hour-cycle', 'auto')).stdout).toContain(
    "the browser's setting",
  );
});

it.each([
  [['edit'], 2, 'Say what to change.'],
  [['edit', '--locale', 'tlh'], 2, '--locale does not take "tlh"'],
  [['edit', '--time-zone', 'Mars/Olympus'], 1, 'This time zone does not exist'],
  [['edit', '--email', 'a@example.com'], 2, '--password-stdin'],
  [['sessions', 'end'], 2, 'Give the session to end, or --others.'],
  [['sessions', 'end', '--others'], 2, 'Add --yes'],
  [['sessions', 'end', '00000000', '--yes'], 1, 'There is no session whose id begins with "00000000"'],
])('%j is refused, and says what to do', async (line, exitCode, said) => {
  const ran = await account(...line);
  expect(ran.stderr).toContain(said);
  expect(ran.exitCode).toBe(exitCode);
});

it('another e-mail address takes the current password, from standard input or a hidden question', async () => {
  const line = ['account', 'edit', '--email', 'new@example.com'];
  const wrong = await run([...line, '--password-stdin'], 'not it\n');
  expect(wrong.stderr).toContain('This is not your current password');
  expect((await run([...line, '--password-stdin'], `${testPassword}\n`)).exitCode).toBe(0);
  const asked = await run(['account', 'edit', '--email', 'other@example.com'], '', {
    answers: [testPassword],
  });
  expect(asked.stderr).not.toContain(testPassword);
  expect((await account('show')).stdout).toMatch(/E-mail +other@example.com/);
});

it('sessions are ended by the beginning of their id, or all but this one', async () => {
  const signIn = () =>
    server.as(null, session.authenticate, { body: { username: person.userName, password: testPassword } });
  const other = await signIn();
  const before = await sessions();
  expect(before[0]).toMatchObject({ current: true, kind: 'command line' });
  expect(before[0]?.device).toMatch(/^Command line on /);
  const newest = before.filter(({ current }) => !current).toSorted((a, b) => b.createdAt - a.createdAt)[0];
  const ended = await account('sessions', 'end', newest!.id.slice(0, 8), '--yes');
  expect(ended.stderr).toContain('is signed out.');
  expect(await failure(server.as(other, me, {}))).toMatchObject({ status: 401 });
  const last = await signIn();
  const all = await account('sessions', 'end', '--others', '--yes', '--json');
  expect(JSON.parse(all.stdout)).toEqual({ ended: before.length - 1 });
  expect(await failure(server.as(last, me, {}))).toMatchObject({ status: 401 });
  expect(await sessions()).toHaveLength(1);
});
