// `formdeck rows add`, where only the server can judge the answers.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-rows-'));
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a row with an image that the server does not have', () => {
  it('is refused, and the sheet that was started for it is named, to go on with', async () => {
    const { form } = exampleForm();
    await server.as(admin, forms.createForm, { body: form });
    await server.as(admin, forms.publishForm, { params: { id: form.id } });
    const file = join(folder, 'rows.csv');
    const run = (...words: string[]) =>
      runCommand(['rows', 'add', ...words, '--file', file], {
        env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token },
      });

    writeFileSync(file, `Place,Photo\nGate 1,${randomUUID()}\n`);
    const refused = await run('--form', form.id, '--name', 'Week 12');
    const { content } = await server.as(admin, sheets.listSheets, { params: { id: form.id }, query: {} });
    expect(content).toMatchObject([{ name: 'Week 12', rowCount: 0 }]);
    const sheetId = content[0]?.id ?? '';
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('(row 1, Photo)');
    expect(refused.stderr).toContain(`Sheet ${sheetId} was started and is empty`);

    writeFileSync(file, 'Place\nGate 1\n');
    expect(await run(sheetId)).toMatchObject({ exitCode: 0, stdout: `${sheetId}\n` });
  });
});
