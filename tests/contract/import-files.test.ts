// `formdeck import list --file` finds what a file became, also where the file is not what was sent.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let env: Record<string, string>;
const { form } = exampleForm();
const folder = mkdtempSync(join(tmpdir(), 'formdeck-files-'));
beforeAll(async () => {
  server = await startTestServer();
  const { admin } = await server.company();
  env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  await server.publish(admin, form);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const run = (...argv: string[]) => runCommand(['import', ...argv], { env });

it('finds the import of a worksheet', async () => {
  const path = join(folder, 'two.xlsx');
  const sheet = (name: string, place: string) => ({
    name,
    rows: [
      ['Place', 'Speed'],
      [place, 7],
    ],
  });
  writeFileSync(path, await writeXlsx({ sheets: [sheet('March', 'A'), sheet('April', 'B')] }));
  const done = await run('run', '--form', form.name, '--file', path, '--worksheet', 'April', '--json');
  const { id } = JSON.parse(done.stdout);
  const found = await run('list', '--file', path, '--worksheet', 'April', '--json');
  expect(JSON.parse(found.stdout)).toMatchObject([{ id, originalFileName: 'two.xlsx' }]);
  expect(JSON.parse((await run('list', '--file', path, '--worksheet', 'March', '--json')).stdout)).toEqual(
    [],
  );
  expect((await run('list', '--file', path)).stderr).toContain('The workbook has several worksheets');
});
