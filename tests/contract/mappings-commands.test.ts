// `formdeck import mappings` against a server, and imports by what it has saved.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as catalog from '#core/catalog/calls.ts';
import { exampleFormWithCatalog } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let env: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-mappings-'));
const { form, ids } = exampleFormWithCatalog();
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  env = {
    FORMDECK_SERVER: server.origin,
    FORMDECK_TOKEN: admin.token,
    FORMDECK_CONFIG: join(folder, 'config'),
  };
  const type = await server.as(admin, catalog.createCatalogType, { body: { name: 'Size' } });
  await server.as(admin, catalog.createCatalogItem, {
    body: { name: 'Large', parentId: null, typeId: type.id, code: 'L' },
  });
  await server.publish(admin, form);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const run = (...argv: string[]) => runCommand(['import', ...argv], { env });
const of = ['--form', form.name];
function csv(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}

it('saves how a file is understood for everybody, and imports the next one so', async () => {
  const first = csv('first.csv', 'Gate,Category,Gear', 'A,L,"Radio, Rope"');
  const understood = ['--map', 'Gate=Place', '--map', 'Category=Size', '--map', 'Gear=Tools'];
  const written = ['--items', 'Size=code', '--separator', 'Tools=comma'];
  const save = ['mappings', 'save', 'Night run', ...of, '--file', first];
  expect(await run(...save, ...understood, ...written)).toMatchObject({
    exitCode: 0,
    stderr: 'The mapping "Night run" was saved\n',
  });
  expect(await run(...save, ...understood)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('add --replace'),
  });
  const shown = await run('mappings', 'show', 'night run', ...of);
  expect(shown.stdout).toMatch(/Category +Size +Code/);
  expect(shown.stdout).toMatch(/Gear +Tools +Comma/);

  const second = csv('second.csv', 'Place,Gate,Category,Gear', 'x,B,L,"Torch,Radio"', 'x,C,XL,Torch');
  const imported = await run('run', ...of, '--file', second, '--mapping', 'Night run', '--json');
  expect(imported.exitCode).toBe(3);
  expect(JSON.parse(imported.stdout)).toMatchObject({ completedRows: 1, failedRows: 1 });
  const { id } = JSON.parse(imported.stdout);
  const wrong = `Size:XL=L`;
  expect(await run('continue', id, '--set', wrong, '--json')).toMatchObject({ exitCode: 0 });

  const poor = csv('poor.csv', 'Gate,Gear', 'D,Torch');
  expect(await run('check', ...of, '--file', poor, '--mapping', 'Night run')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('The file has no column "Category"'),
  });
});

it('reads a mapping of this machine first, and names those that there are', async () => {
  const path = join(env['FORMDECK_CONFIG'] ?? '', 'mappings', 'faa.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ columns: { Stand: 'Place' } }));
  const file = csv('faa.csv', 'Stand', 'D');
  const shared = csv('shared.csv', 'Gate', 'A');
  await run('mappings', 'save', 'faa', ...of, '--file', shared, '--map', 'Gate=Place');
  const done = await run('run', ...of, '--file', file, '--mapping', 'faa', '--json');
  expect(JSON.parse(done.stdout)).toMatchObject({ completedRows: 1, failedRows: 0 });
  const listed = await run('mappings', 'list', ...of);
  expect(listed.stdout).toMatch(/faa +everybody/);
  expect(listed.stdout).toMatch(/faa +this machine/);
  expect((await run('check', ...of, '--file', file, '--mapping', 'none')).stderr).toContain(
    'Saved ones are Night run, faa.',
  );
});

it('names the questions of a mapping that the form has no more, and deletes it', async () => {
  const gone = { header: 'Hue', questionId: ids.safe, question: 'Safe' };
  const columns = [{ header: 'Gate', questionId: ids.place, question: 'Place' }, gone];
  await server.region.services.database.transaction(admin.companyId, (tx) =>
    tx.raw(
      `update mappings set content = jsonb_set(content, '{columns}', $1::text::jsonb) where name = 'Night run'`,
      [JSON.stringify([columns[0], { ...gone, questionId: crypto.randomUUID() }])],
    ),
  );
  const file = csv('gone.csv', 'Gate,Hue', 'E,red');
  expect((await run('run', ...of, '--file', file, '--mapping', 'Night run')).stderr).toContain(
    'The form no longer asks "Safe", which the column "Hue" answers.',
  );
  expect((await run('mappings', 'delete', 'Night run', ...of)).stderr).toContain('Add --yes');
  expect(await run('mappings', 'delete', 'Night run', ...of, '--yes')).toMatchObject({ exitCode: 0 });
  expect((await run('mappings', 'list', ...of)).stdout).not.toContain('Night run');
});
