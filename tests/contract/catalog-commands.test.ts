// `formdeck catalog` against a server: a file out, changed, and in again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '#core/catalog/calls.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let env: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-catalog-'));
const file = join(folder, 'catalog.csv');
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const run = (...argv: string[]) => runCommand(['catalog', ...argv], { env });
const lines = (...text: string[]) => writeFileSync(file, text.map((line) => `${line}\n`).join(''));

it('a file makes a catalog, changes it, and changes nothing the second time', async () => {
  lines(
    'path,type,code,Location',
    'Yard,Place,Y,',
    'Yard / Pump,Machine,P-1,Hangar 2',
    'Yard / Fan,Machine,,',
  );
  expect(await run('diff', file)).toMatchObject({ exitCode: 1, stdout: '' });
  const dry = await run('apply', file, '--add-columns', '--dry-run');
  expect(dry).toMatchObject({ exitCode: 0 });
  expect(dry.stderr).toContain('It would add 1 column, add 2 types, create 3 items.');
  expect(await server.as(admin, calls.readCatalog, {})).toEqual([]);
  const applied = await run('apply', file, '--add-columns', '--yes');
  expect(applied).toMatchObject({ exitCode: 0 });
  expect(applied.stdout).toContain(
    'line 3: create Yard / Pump\n  type: Machine\n  code: P-1\n  Location: Hangar 2\n',
  );
  expect((await run('diff', file)).exitCode).toBe(0);
  expect((await run('apply', file, '--yes')).stderr).toContain('The catalog already matches the file.');

  const exported = await run('export');
  expect(exported.stdout).toBe(
    'path,type,code,Location,retired\nYard,Place,Y,,\nYard / Fan,Machine,,,\nYard / Pump,Machine,P-1,Hangar 2,\n',
  );
  lines('path,code', 'Yard,Y', 'Old pump,P-1');
  const differs = await run('diff', file, '--retire-missing', '--json');
  expect(differs.exitCode).toBe(3);
  expect(JSON.parse(differs.stdout).steps).toMatchObject([
    { line: 3, kind: 'change', path: 'Old pump' },
    { line: null, kind: 'retire', path: 'Yard / Fan' },
  ]);
  await run('apply', file, '--retire-missing', '--yes');
  const listed = await run('list', '--retired', '--json');
  expect(JSON.parse(listed.stdout)).toMatchObject([
    { path: 'Old pump', code: 'P-1', fields: { location: 'Hangar 2' } },
    { path: 'Yard' },
    { path: 'Yard / Fan', retired: true },
  ]);
});

it('names the lines that are wrong, and changes nothing', async () => {
  lines('path,type', 'Shed,Place', 'Nowhere / Pump,Machine');
  const refused = await run('apply', file, '--yes');
  expect(refused.exitCode).toBe(1);
  expect(refused.stderr).toContain('line 3');
  expect(refused.stderr).toContain('Its parent "Nowhere" does not exist');
  expect((await run('list')).stdout).not.toContain('Shed');
});

it('looks after types and columns', async () => {
  expect((await run('types', 'add', 'Site')).stderr).toContain('The type "Site" was added.');
  expect((await run('types', 'add', 'site')).stderr).toContain('Please enter a unique name');
  expect((await run('types', 'rename', 'site', 'Area')).stderr).toContain('The type is now called "Area".');
  expect(JSON.parse((await run('types', 'list', '--json')).stdout)).toMatchObject([
    { name: 'Area', items: 0 },
    { name: 'Machine', items: 2 },
    { name: 'Place', items: 1 },
  ]);
  expect((await run('types', 'delete', 'Machine', '--yes')).stderr).toContain(
    '2 items are of the type "Machine".',
  );
  expect((await run('types', 'delete', 'Area', '--yes')).stderr).toContain('The type "Area" was deleted');

  expect((await run('columns', 'set', 'Price:number', 'location')).stdout).toMatch(
    /Price +number +price\nLocation +text +location\n/,
  );
  const leaves = await run('columns', 'set', 'Price');
  expect(leaves).toMatchObject({ exitCode: 2 });
  expect(leaves.stderr).toContain('"Location" is left out.');
  expect((await run('columns', 'set', 'Price', '--delete')).stderr).toContain('Add --yes');
  expect((await run('columns', 'set', 'Price:text', '--delete', '--yes')).stdout).toMatch(
    /^NAME.*\nPrice +text/,
  );
  expect((await run('columns', 'rename', 'price', 'List price')).stdout).toMatch(/List price +text +price/);
  expect((await run('columns', 'rename', 'Cost', 'Price')).stderr).toContain('It has List price.');
  await run('columns', 'set', 'List price', 'Location');
  await run('columns', 'set', 'Location', '--delete', '--yes');
  lines('path,code,Location', 'Old pump,P-1,Hangar 2');
  await run('apply', file, '--yes');
});

it('shows an item with its usage, retires and restores it', async () => {
  const shown = await run('show', 'p-1');
  expect(shown.stdout).toMatch(/Location +Hangar 2/);
  expect(shown.stdout).toMatch(/Usage +No answer uses it/);
  expect((await run('retire', 'P-1')).stderr).toContain('"Old pump" was retired');
  expect((await run('list')).stdout).not.toContain('Old pump');
  expect((await run('restore', 'Old pump')).stderr).toContain('"Old pump" can be chosen again');
  expect((await run('list', '--search', 'HANGAR old')).stdout).toContain('Old pump');
  const missing = await run('show', 'Pmup');
  expect(missing).toMatchObject({ exitCode: 1 });
  expect(missing.stderr).toContain('The catalog has no item "Pmup".');
});

it('a search finds by every word in paths, types, codes and columns, as the whole catalog would', async () => {
  lines(
    'path,type,code,Location',
    'Größe,Place,,',
    'Größe / Straße 5%,Hall,S_5,"A ""b"" Ümlaut"',
    'Größe / Straße 5% / part 5/7,Part,p 2,',
    'Nord,Place,,',
    'Nord / Part of it,Part,,größe',
  );
  expect(await run('apply', file, '--yes', '--add-columns')).toMatchObject({ exitCode: 0 });
  const all = JSON.parse((await run('list', '--all', '--retired', '--json')).stdout) as {
    path: string;
    type: { name: string };
    code: string | null;
    fields: Record<string, string>;
    retired: boolean;
  }[];
  for (const search of [
    'part',
    'größe',
    'GRÖSSE',
    'straße part',
    '5%',
    's_5',
    '"b"',
    'hall',
    'ü',
    '5 / part',
    'nothing here',
    'part place',
  ]) {
    const words = search.toLowerCase().split(' ');
    const expected = all.filter(({ path, type, code, fields, retired }) => {
      const text = [path, type.name, code ?? '', ...Object.values(fields)].join('\n').toLowerCase();
      return !retired && words.every((word) => text.includes(word));
    });
    const found = await run('list', '--search', search, '--all', '--json');
    expect([search, JSON.parse(found.stdout)]).toEqual([search, expected]);
  }
  const one = await run('list', '--search', 'größe', '--type', 'Part', '--limit', '1');
  expect(one).toMatchObject({ exitCode: 0 });
  expect(one.stdout.split('\n')).toHaveLength(3);
  expect(one.stderr).toContain('1 of 2 shown; --limit and --all show more.');
});
