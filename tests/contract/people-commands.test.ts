// The commands on users and groups, as somebody runs them against a server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import * as session from '#core/session/calls.ts';
import * as users from '#core/users/calls.ts';
import type { User } from '#core/users/user.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let manager: Person;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  ({ id: companyId, admin } = company);
  manager = await server.person(companyId, 'MANAGER');
  await server.group(companyId, 'Night shift');
  await server.group(companyId, 'Day shift');
});
afterAll(() => server.close());

type Options = NonNullable<Parameters<typeof runCommand>[1]>;
const as = (by: Person, line: readonly string[], options: Options = {}) =>
  runCommand(line, { ...options, env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: by.token } });
const run = (...line: string[]) => as(admin, line);
const json = async <T>(...line: string[]): Promise<T> =>
  JSON.parse((await run(...line, '--json')).stdout) as T;

describe('users', () => {
  it('are created and invited by mail, shown and listed', async () => {
    const line = ['users', 'create', 'Pat', '--email', 'pat@example.com', '--role', 'analyst'];
    const name = ['--full-name', ' Pat  Jones '];
    const created = await run(...line, ...name, '--group', 'night shift', '--time-zone', 'America/Toronto');
    expect(created).toMatchObject({ stdout: '', exitCode: 0 });
    expect(created.stderr).toContain('Created Pat (Analyst).\nAn invitation was sent to pat@example.com.');
    await expect.poll(() => mailsTo(server.dataFolder, 'pat@example.com')).toHaveLength(1);
    const [mail = ''] = await mailsTo(server.dataFolder, 'pat@example.com');
    expect(mail).toContain('/resetPassword#invitation');
    expect(mail).toContain('Hello Pat Jones,');

    const shown = await run('users', 'show', 'pat');
    expect(shown.stdout).toMatch(
      /^Username +Pat\nFull name +Pat Jones\nE-mail +pat@example.com\nRole +Analyst\n/,
    );
    const facts = { userName: 'Pat', fullName: 'Pat Jones', timeZone: 'America/Toronto' };
    expect(await json('users', 'show', 'pat')).toMatchObject(facts);
    const names = async (...flags: string[]) =>
      (await json<User[]>('users', 'list', ...flags)).map(({ userName }) => userName);
    expect(await names('--search', 'PAT@')).toEqual(['Pat']);
    expect((await run('users', 'list', '--search', 'pat')).stdout).toMatch(/\nPat +Pat Jones /);
    expect((await names('--sort', 'created', '--descending'))[0]).toBe('Pat');
    expect((await names('--sort', 'created')).at(-1)).toBe('Pat');
  });

  it('are created with a password from standard input, which they have to change', async () => {
    const line = ['users', 'create', 'kim', '--email', 'kim@example.com', '--password-stdin'];
    const short = await as(admin, line, { stdin: ' 12345 \n' });
    expect(short.stderr).toContain('Passwords must be at least 6 characters');
    expect(await as(admin, line, { stdin: 'a long secret\n' })).toMatchObject({ exitCode: 0 });
    const body = { username: 'kim', password: 'a long secret' };
    expect(await server.as(null, session.authenticate, { body })).toMatchObject({ mustChangePassword: true });
    expect(await mailsTo(server.dataFolder, 'kim@example.com')).toEqual([]);
  });

  it('with faults are refused in the words of the specification', async () => {
    const create = (name: string, email: string, ...flags: string[]) =>
      run('users', 'create', name, '--email', email, ...flags);
    expect((await create(' ', 'nowhere')).stderr).toMatch(
      /A username is required[\s\S]*A valid email address is required/,
    );
    expect((await create(admin.userName.toUpperCase(), 'x@example.com')).stderr).toContain(
      'This username is taken',
    );
    expect((await create('zoe', 'x@example.com', '--time-zone', 'Mars/Olympus')).stderr).toContain(
      'This time zone does not exist',
    );
    expect((await create('zoe', 'x@example.com', '--group', 'Night')).stderr).toContain(
      'Did you mean "Night shift"?',
    );
    expect(await as(manager, ['users', 'create', 'zoe', '--email', 'x@example.com'])).toMatchObject({
      exitCode: 77,
    });
  });

  it('are changed as far as it is said, and with --dry-run not at all', async () => {
    const ann = await server.person(companyId, 'USER');
    const line = ['users', 'edit', ann.userName, '--role', 'reviewer', '--add-group', 'Night shift'];
    const expected = 'role: User -> Reviewer\ngroups: none -> Night shift\n';
    const dry = await run(...line, '--dry-run');
    expect(dry).toMatchObject({ stdout: expected, exitCode: 0 });
    expect(await json('users', 'show', ann.id)).toMatchObject({ role: 'USER', groups: [] });
    expect(await run(...line)).toMatchObject({ stdout: expected, exitCode: 0 });
    expect(await run(...line)).toMatchObject({ stdout: '', exitCode: 0 });
    const groups = ['--add-group', 'Day shift', '--remove-group', 'Night shift'];
    const next = [...groups, '--username', `${ann.userName}-2`];
    await run('users', 'edit', ann.id, ...next);
    expect(await json('users', 'show', ann.id)).toMatchObject({
      userName: `${ann.userName}-2`,
      role: 'REVIEWER',
      groups: [{ name: 'Day shift' }],
    });
    const rename = async (to: string) => (await run('users', 'edit', ann.id, '--full-name', to)).stdout;
    expect(await rename('Ann Lee')).toBe('full name: none -> Ann Lee\n');
    expect(await rename('')).toBe('full name: Ann Lee -> none\n');
    await run('users', 'edit', ann.id, '--no-groups');
    expect(await json('users', 'show', ann.id)).toMatchObject({ groups: [] });
    expect(await run('users', 'edit', ann.id)).toMatchObject({ exitCode: 2 });
    expect(await run('users', 'edit', ann.id, '--no-groups', '--add-group', 'x')).toMatchObject({
      exitCode: 2,
    });
  });

  it('are left alone by those who may not change them', async () => {
    const ann = await server.person(companyId, 'USER');
    const refused = async (by: Person, ...line: string[]) => (await as(by, line)).stderr;
    expect(await refused(admin, 'users', 'edit', admin.userName, '--role', 'user')).toContain(
      'You cannot change your own role',
    );
    expect(await refused(admin, 'users', 'deactivate', admin.userName, '--yes')).toContain(
      'You cannot deactivate yourself',
    );
    expect(await refused(manager, 'users', 'edit', ann.userName, '--role', 'admin')).toContain(
      'Only admins may assign Administrator',
    );
    expect(await refused(manager, 'users', 'edit', admin.userName, '--email', 'x@example.com')).toContain(
      'Managers cannot edit administrators',
    );
    expect(await refused(manager, 'users', 'deactivate', admin.userName, '--yes')).toContain(
      'Managers cannot edit administrators',
    );
    for (const named of [admin.userName, admin.id, ann.id])
      expect(await as(ann, ['users', 'show', named])).toMatchObject({ stdout: '', exitCode: 77 });
    const other = await server.company('Southern Airfields');
    for (const line of [['show'], ['edit', '--role', 'user'], ['deactivate', '--yes']]) {
      const [verb = '', ...flags] = line;
      const { stdout, stderr } = await as(other.admin, ['users', verb, ann.id, ...flags]);
      expect({ stdout, stderr }).toEqual({ stdout: '', stderr: `There is no user "${ann.id}".\n` });
    }
  });

  it('are deactivated after a question, unless they review forms, which are named', async () => {
    const ann = await server.person(companyId, 'REVIEWER');
    const { form } = exampleForm({ name: 'Runway check', reviewers: [{ id: ann.id }] });
    await server.as(admin, forms.createForm, { body: form });
    const line = ['users', 'deactivate', ann.userName];
    const off = await run(...line);
    expect(off).toMatchObject({ exitCode: 2 });
    expect(off.stderr).toContain('Add --yes');
    const declined = await as(admin, line, { stdin: 'n\r', terminal: true });
    expect(declined.stderr).toMatch(/Deactivate .*\? .*This action cannot be undone\. \[y\/N\]/);
    expect(declined.stderr).toContain('Nobody was deactivated.');
    const refused = await run(...line, '--yes');
    expect(refused.exitCode).not.toBe(0);
    expect(refused.stderr).toContain(
      `${ann.userName} could not be deactivated because they're a reviewer on 1 form\nRemove them as reviewer from these forms first.\n  Runway check`,
    );
    expect((await run('users', 'edit', ann.userName, '--role', 'user')).stderr).toContain('  Runway check');

    const bob = await server.person(companyId, 'USER');
    expect(await json('users', 'deactivate', bob.userName, '--yes')).toEqual({ deactivated: bob.id });
    expect(await json('users', 'show', bob.userName)).toMatchObject({ role: 'DEACTIVATED' });
    const listed = await server.as(admin, users.companyUsers, {});
    expect(listed.map(({ id }) => id)).not.toContain(bob.id);
    expect((await run('users', 'deactivate', bob.userName, '--yes')).stderr).toContain('already deactivated');
    expect((await run('users', 'edit', bob.userName, '--role', 'user')).stderr).toContain('cannot be undone');
  });
});

describe('groups', () => {
  it('are created, shown, changed by name and deleted after a question', async () => {
    const [ann, bob] = await Promise.all([
      server.person(companyId, 'USER'),
      server.person(companyId, 'ANALYST'),
    ]);
    const created = await run(
      'groups',
      'create',
      'Tower',
      '--member',
      ann.userName,
      '--member',
      bob.userName,
    );
    expect(created.stderr).toContain('Created the user group "Tower" with 2 members.');
    expect((await run('groups', 'show', 'tower')).stdout).toMatch(/^Name +Tower\nMembers +.*, .*\nID/);
    expect(await json('groups', 'list', '--search', 'TOW')).toMatchObject([{ name: 'Tower' }]);

    const line = ['groups', 'edit', 'Tower', '--name', 'Control tower', '--remove', bob.userName];
    const expected = `name: Tower -> Control tower\nremoved: ${bob.userName}\n`;
    expect(await run(...line, '--dry-run')).toMatchObject({ stdout: expected });
    expect(await json('groups', 'show', 'Tower')).toMatchObject({ members: { length: 2 } });
    expect(await as(manager, line)).toMatchObject({ stdout: expected, exitCode: 0 });
    expect(await json('groups', 'show', 'control tower')).toMatchObject({ members: [{ id: ann.id }] });
    expect((await run('groups', 'edit', 'Control tower', '--add', ann.userName)).stderr).toContain(
      'already has these settings',
    );
    expect((await run('groups', 'edit', 'Control tower', '--name', ' ')).stderr).toContain(
      'A group name is required',
    );
    expect((await run('groups', 'create', 'NIGHT SHIFT')).stderr).toContain(
      'There is already a user group with this name',
    );

    const remove = ['groups', 'delete', 'Control tower'];
    expect(await run(...remove)).toMatchObject({ exitCode: 2 });
    expect((await as(manager, [...remove, '--yes'])).stderr).toContain(
      'Only admins may create and delete user groups',
    );
    const declined = await as(admin, remove, { stdin: 'n\r', terminal: true });
    expect(declined.stderr).toContain('Delete the user group "Control tower"?');
    expect(declined.stderr).toContain('Nothing was deleted.');
    expect(await run(...remove, '--yes')).toMatchObject({ exitCode: 0 });
    expect((await run('groups', 'show', 'Control tower')).stderr).toContain('There is no user group');
  });

  it('that forms are for are not deleted, and the forms are named', async () => {
    const id = await server.group(companyId, 'Apron');
    const { form } = exampleForm({ name: 'Apron check', groups: [{ id }] });
    await server.as(admin, forms.createForm, { body: form });
    const { stderr, exitCode } = await run('groups', 'delete', 'Apron', '--yes');
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain('Remove the group from these forms first.\n  Apron check');
  });

  it('are offered by completion', async () => {
    const { stdout } = await run('__complete', 'bash', 'users', 'edit', 'pat', '--add-group');
    expect(stdout.split('\n')).toContain('Night shift');
    expect((await run('__complete', 'bash', 'users', 'show')).stdout).toContain(admin.userName);
  });
});

describe('a file of people', () => {
  it('is applied whole or not at all, and a second time changes nothing', async () => {
    const [pat, leaver] = await Promise.all([
      server.person(companyId, 'USER'),
      server.person(companyId, 'ANALYST'),
    ]);
    const header = 'username,email,role,groups,time zone,active';
    const lines = [
      'kit,kit@example.com,analyst,Night shift; Day shift,America/Toronto,yes',
      `${pat.userName},,reviewer,Day shift,,`,
      `${leaver.userName},,,,,no`,
    ];
    const apply = (rows: readonly string[], ...flags: string[]) =>
      as(admin, ['users', 'apply', '-', ...flags], { stdin: [header, ...rows].join('\n') });
    const wrong = await apply([...lines, 'moe,nowhere,,,,'], '--yes');
    expect(wrong).toMatchObject({ stdout: '', exitCode: 1 });
    expect(wrong.stderr).toContain('Nothing was changed');
    expect(wrong.stderr).toContain('line 5');
    expect(await apply(lines)).toMatchObject({ exitCode: 2 });
    const dry = await apply(lines, '--dry-run');
    expect(dry.stderr).toContain('It would create 1 user, change 1 user, deactivate 1 user.');
    expect((await run('users', 'show', 'kit')).stderr).toContain('See `formdeck users list`');

    const done = await apply(lines, '--yes');
    expect(done).toMatchObject({ stdout: dry.stdout, exitCode: 0 });
    expect(done.stdout).toContain(`line 3: change ${pat.userName}\n  role: User -> Reviewer\n`);
    expect(await json('users', 'show', 'kit')).toMatchObject({ role: 'ANALYST', groups: { length: 2 } });
    expect(await json('users', 'show', leaver.id)).toMatchObject({ role: 'DEACTIVATED' });
    await expect.poll(() => mailsTo(server.dataFolder, 'kit@example.com')).toHaveLength(1);
    expect(done.stderr).toContain('Done: 1 user created, 1 user changed, 1 user deactivated.');
    const exported = await run('users', 'export');
    expect(exported.stdout).toContain(
      'kit,kit@example.com,analyst,"Day shift; Night shift",America/Toronto,yes,\n',
    );
    const unchanged = await as(admin, ['users', 'apply', '-', '--yes'], { stdin: exported.stdout });
    expect(unchanged.stderr).toContain('All users already match the file.');
    expect(await run('users', 'export', '--template')).toMatchObject({ stdout: `${header},full name\n` });
    const again = await apply(lines, '--yes');
    expect(again).toMatchObject({ stdout: '', exitCode: 0 });
    expect(again.stderr).toContain('All users already match the file.');
  });
});

describe('who may see what', () => {
  it('is listed by person and by form, with the reasons', async () => {
    const { form } = exampleForm({ name: 'Night round', reviewers: [{ id: manager.id }] });
    await server.publish(admin, form);
    const byForm = await run('forms', 'access', 'Night round', '--search', manager.userName);
    expect(byForm.stdout).toMatch(/^USERNAME +ROLE +MAY +BECAUSE +ID\n/);
    expect(byForm.stdout).toContain(
      'the form is not limited to groups: everyone in the company; is named as reviewer',
    );
    const byPerson = await as(manager, ['users', 'access', manager.userName, '--search', 'night']);
    expect(byPerson.stdout).toMatch(
      /^FORM +STATE +MAY +BECAUSE +ID\nNight round +Published +fill in, read all/,
    );
    expect(byPerson.stderr).toContain('Forms that you cannot see yourself are not listed.');
    expect(await json('users', 'access', admin.userName, '--search', 'night')).toEqual([
      expect.objectContaining({ reasons: [{ kind: 'administrator' }] }),
    ]);
  });
});
