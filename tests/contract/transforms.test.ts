// Recipes of a company over HTTP, and the commands that convert by them.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audit from '#core/audit/calls.ts';
import { deviceFile } from '#tests/support/device-file.ts';
import * as transforms from '#core/transforms/calls.ts';
import { transformsLimit } from '#core/transforms/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let user: Person;
let neighbour: Person;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
  user = await server.person(admin.companyId, 'USER');
  ({ admin: neighbour } = await server.company('Neighbour'));
  folder = await mkdtemp(join(tmpdir(), 'formdeck-transforms-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const weights = {
  name: 'Scale 4',
  description: 'Line 4',
  recipe: {
    input: { delimiter: ';' as const },
    steps: [
      { kind: 'number' as const, columns: ['Speed'], decimal: ',' as const },
      { kind: 'keep' as const, columns: ['Place', 'Speed'] },
    ],
  },
};
const run = (by: Person | null, line: readonly string[], stdin = '') =>
  runCommand(line, {
    stdin,
    env: { FORMDECK_SERVER: server.origin, ...(by !== null && { FORMDECK_TOKEN: by.token }) },
  });

describe('recipes', () => {
  it('are kept once for a request that is sent twice, for everybody in the company and nobody else', async () => {
    const id = crypto.randomUUID();
    const body = { ...weights, name: 'Twice', id };
    const made = await server.as(admin, transforms.createTransform, { body });
    expect(await server.as(admin, transforms.createTransform, { body })).toEqual(made);
    const other = server.as(admin, transforms.createTransform, { body: { ...body, name: 'Other' } });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect((await server.as(user, transforms.listTransforms, {})).map(({ name }) => name)).toContain('Twice');
    expect(await server.as(neighbour, transforms.listTransforms, {})).toEqual([]);
    await server.as(admin, transforms.deleteTransform, { params: { id } });
    const { content } = await server.as(admin, audit.filterAudit, {
      body: { actions: ['transform_deleted'] },
    });
    expect(content[0]).toMatchObject({
      objectKey: `transform.${id}`,
      previous: expect.arrayContaining(['name Twice']),
    });
  });

  it.each([
    ['a name that is taken', { ...weights, name: 'taken' }, 409],
    ['the name of one that ships', { ...weights, name: 'Metal Detection' }, 409],
    [
      'a date format that is none',
      {
        ...weights,
        name: 'X',
        recipe: { steps: [{ kind: 'dateTime' as const, date: 'a', to: 'a', format: 'soon' }] },
      },
      400,
    ],
    [
      'a step that is none',
      { ...weights, name: 'X', recipe: { steps: [{ kind: 'explode' } as never] } },
      400,
    ],
  ])('are refused with %s', async (_, body, status) => {
    await server
      .as(admin, transforms.createTransform, { body: { ...weights, name: 'Taken' } })
      .catch(() => undefined);
    await expect(server.as(admin, transforms.createTransform, { body })).rejects.toMatchObject({ status });
  });

  it('are refused where the company has no transforms, and above their number', async () => {
    const { admin: off } = await server.company('Without');
    const setFlags = (flags: object) =>
      inCompany(server, off.companyId, (tx) =>
        tx.raw('update companies set flags = $1::text::jsonb where id = $2', [
          JSON.stringify(flags),
          off.companyId,
        ]),
      );
    await setFlags({ TRANSFORMATION_ENABLED: false });
    await expect(server.as(off, transforms.listTransforms, {})).rejects.toMatchObject({ status: 403 });
    await expect(server.as(off, transforms.createTransform, { body: weights })).rejects.toMatchObject({
      status: 403,
    });
    await setFlags({ TRANSFORMATION_ENABLED: true });
    const first = await server.as(off, transforms.createTransform, { body: weights });
    await inCompany(server, off.companyId, (tx) =>
      tx.raw(
        `insert into transforms select company_id, gen_random_uuid(), user_id, name || n, description, recipe, null, 0, 0
         from transforms, generate_series(2, $2) n where id = $1`,
        [first.id, transformsLimit],
      ),
    );
    const more = server.as(off, transforms.createTransform, { body: { ...weights, name: 'One more' } });
    await expect(more).rejects.toMatchObject({ status: 400 });
  });
});

describe('the commands', () => {
  it('convert by the recipe that ships without anybody being signed in, from a file and through pipes', async () => {
    const [from, to] = [join(folder, 'export.txt'), join(folder, 'converted.csv')];
    await writeFile(from, deviceFile.text, 'latin1');
    const done = await run(null, ['transform', 'metal-detection', from, '--out', to]);
    expect(done).toMatchObject({ exitCode: 0, stdout: '', stderr: `Converted 5 rows: ${to}\n` });
    expect(await readFile(to, 'utf8')).toBe(deviceFile.converted);
    const piped = await run(null, ['transform', 'metal-detection', '-'], deviceFile.text);
    expect(piped).toMatchObject({ exitCode: 0, stdout: deviceFile.converted });
  });

  it('leave no file of half a conversion', async () => {
    const [from, to] = [join(folder, 'bad.txt'), join(folder, 'bad.csv')];
    await writeFile(from, deviceFile.text.replace('METAL', 'WOOD'));
    const failed = await run(null, ['transform', 'metal-detection', from, '--out', to]);
    expect(failed).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Line 6, column "Result"') });
    await expect(readFile(to)).rejects.toThrow('ENOENT');
  });

  it('create, list, show, use and delete recipes of the company', async () => {
    const path = join(folder, 'scale.json');
    await writeFile(path, JSON.stringify({ ...weights, name: 'Scale 9' }));
    expect(await run(admin, ['transforms', 'create', path])).toMatchObject({ exitCode: 0 });
    expect(await run(admin, ['transforms', 'create', path, '--replace'])).toMatchObject({
      stderr: expect.stringContaining('Replaced the recipe "Scale 9".'),
    });
    expect((await run(user, ['transforms', 'list'])).stdout).toMatch(/metal-detection +Formdeck[^]*Scale 9/);
    const shown = await run(user, ['transforms', 'show', 'scale 9']);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      name: 'Scale 9',
      recipe: { steps: weights.recipe.steps },
    });
    const file = 'Place;Speed;X\nGate 1;1,5;z\n';
    expect((await run(user, ['transform', 'Scale 9', '-'], file)).stdout).toBe(
      'Place,Speed\r\nGate 1,1.5\r\n',
    );
    expect((await run(null, ['transform', path, '-'], file)).stdout).toBe('Place,Speed\r\nGate 1,1.5\r\n');

    const { form, ids } = exampleForm({});
    await server.publish(admin, form);
    const imported = await run(
      admin,
      ['import', 'run', '--form', form.id, '--file', '-', '--transform', 'Scale 9', '--json'],
      file,
    );
    expect(imported.stderr).toContain('Converted by "Scale 9": 1 row.');
    expect(JSON.parse(imported.stdout)).toMatchObject({ completedRows: 1, failedRows: 0 });
    expect(Object.keys(ids)).toContain('speed');

    expect(await run(user, ['transforms', 'delete', 'Scale 9', '--yes'])).toMatchObject({ exitCode: 77 });
    expect(await run(admin, ['transforms', 'delete', 'Scale 9', '--yes'])).toMatchObject({ exitCode: 0 });
    expect(await run(admin, ['transform', 'Scale 9', '-'], file)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('There is no recipe "Scale 9".'),
    });
  });
});
