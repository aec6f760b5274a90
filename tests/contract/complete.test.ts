// What `formdeck __complete` offers of a form: the names that its server knows.
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
  const { form } = exampleForm({ name: 'Vehicle check' });
  await server.as(admin, forms.createForm, { body: form });
});
afterAll(() => server.close());

async function offered(...words: string[]): Promise<string[]> {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const { stdout } = await runCommand(['__complete', 'bash', ...words], { env });
  return stdout.split('\n').filter(Boolean);
}

it('offers forms, and the questions of a form that ask for images', async () => {
  expect(await offered('export', 'images')).toEqual(['Vehicle check']);
  expect(await offered('export', 'images', '"Vehicle check"', '--question')).toEqual(['Photo']);
  expect(await offered('export', 'images', '--question')).toEqual([]);
});
