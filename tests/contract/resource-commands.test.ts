// The verbs of each command on things that are listed, made, changed and deleted: generated from one table. Each lists the
// columns of its record, shows what it lists, changes what is given and nothing else, refuses those who may not, and asks
// before it deletes. A command that is in neither table fails the first test.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '#cli/program.ts';
import { createDesign } from '#core/reports/design-calls.ts';
import { commandRooms, formName } from '#tests/support/command-rooms.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { designOf } from '#tests/support/reports.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'formdeck-resources-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const rooms = commandRooms(file);

type Thing = { id: string };

/** Commands with verbs that delete, which have tests of their own: they are about more than one thing at once. */
const elsewhere = ['forms', 'rows', 'export', 'export schedule', 'company'];

let server: TestServer;
let admin: Person;
let user: Person;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  ({ admin } = company);
  user = await server.person(company.id, 'USER');
  const manager = await server.person(company.id, 'MANAGER');
  names.set('manager', manager.userName);
  const { form, ids } = exampleForm({ name: formName });
  await server.publish(admin, form);
  // It is drawn in the browser, and no command makes one without a report.
  await server.as(admin, createDesign, { body: designOf(form.id, ids.place, 'On paper') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** People whom the table names by their role. */
const names = new Map<string, string>();

const run = (by: Person, ...line: readonly string[]) =>
  runCommand(
    line.map((word) => names.get(word) ?? word),
    { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: by.token } },
  );

async function json<T>(...line: readonly string[]): Promise<T> {
  const { stdout, stderr } = await run(admin, ...line, '--json');
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

it('each command that deletes things is in one of the tables', () => {
  const found: string[] = [];
  const look = (command: Command, path: readonly string[]): void => {
    const verbs = command.commands.map((each) => each.name());
    const deletes = ['delete', 'revoke', 'deactivate'].some((name) => verbs.includes(name));
    if (deletes) found.push(path.join(' '));
    for (const each of command.commands) look(each, [...path, each.name()]);
  };
  look(
    createProgram(() => async () => {}, 'test'),
    [],
  );
  expect(found.toSorted()).toEqual([...rooms.map(({ command }) => command), ...elsewhere].toSorted());
});

describe.each(rooms.map((room) => [room.command, room] as const))('formdeck %s', (command, room) => {
  const { first = [], last = [], named, edit, remove, shows } = room;
  const noun = command.split(' ');
  const line = (verb: string, name: string, ...more: readonly string[]) => [
    ...noun,
    verb,
    ...first,
    name,
    ...more,
    ...last,
  ];
  const list = [...noun, 'list', ...first, ...last];
  let id = '';
  let name = named;

  it('lists what was made, with the columns of its record', async () => {
    for (const made of room.made) expect(await run(admin, ...made)).toMatchObject({ exitCode: 0 });
    const { stdout, exitCode } = await run(admin, ...list);
    expect(exitCode).toBe(0);
    const [titles = '', ...rows] = stdout.split('\n');
    const { columns = [] } = room.list ?? {};
    for (const { id: column, title, isLineOnly = false } of columns)
      if (!isLineOnly && !room.otherwise?.includes(column)) expect(titles).toContain(title.toUpperCase());
    expect(rows.some((row) => row.includes(named))).toBe(true);
    const before = await json<(Thing & Record<string, unknown>)[]>(...list);
    const own = before.find((each) => Object.values(each).includes(named));
    ({ id } = own ?? { id: '' });
    expect(id).not.toBe('');
  });

  it.runIf(shows !== null)('shows it as it is listed, and says what there is not', async () => {
    const shown = await run(admin, ...line('show', named));
    expect(shown).toMatchObject({ exitCode: 0 });
    expect(shown.stdout).toContain(named);
    if (shows === 'facts') expect(await json<Thing>(...line('show', named))).toMatchObject({ id });
    const missing = await run(admin, ...line('show', 'zzqx'));
    expect([1, 2]).toContain(missing.exitCode);
    expect(missing).toMatchObject({ stdout: '' });
    expect(missing.stderr).toContain('"zzqx"');
    expect((await run(admin, ...noun, 'show', ...last)).exitCode).toBe(2);
  });

  it.runIf(edit !== undefined)('changes what is given, and nothing else', async () => {
    if (edit === undefined) return;
    const { verb, options, renames, expected, asksWhat } = edit;
    if (asksWhat) expect((await run(admin, ...line(verb, name))).exitCode).toBe(2);
    expect((await run(admin, ...line(verb, 'zzqx', ...options))).exitCode).toBe(1);
    const refused = await run(user, ...line(verb, name, ...options));
    expect(refused.stdout).toBe('');
    expect([1, 77]).toContain(refused.exitCode);
    const changed = await json<Thing>(...line(verb, name, ...options));
    expect(changed).toMatchObject({ id, ...expected });
    name = renames ?? name;
    const after = await json<Thing[]>(...list);
    expect(after.find((each) => each.id === id)).toMatchObject(expected);
  });

  it('asks before it deletes, refuses those who may not, and it is gone', async () => {
    const irrelevant = await run(admin, ...line(remove, name));
    expect(irrelevant).toMatchObject({ stdout: '', exitCode: 2 });
    expect(irrelevant.stderr).toContain('Add --yes');
    const refused = await run(user, ...line(remove, name, '--yes'));
    expect(refused.stdout).toBe('');
    expect(room.isOwn ? [1] : [1, 77]).toContain(refused.exitCode);
    expect(await json<Thing[]>(...list)).toContainEqual(expect.objectContaining({ id }));
    const gone = await json<Record<string, string>>(...line(remove, name, '--yes'));
    expect(Object.values(gone)).toEqual([id]);
    expect(await json<Thing[]>(...list)).not.toContainEqual(expect.objectContaining({ id }));
    expect((await run(admin, ...line(remove, name, '--yes'))).exitCode).toBeGreaterThan(0);
  });
});
