// What cannot be taken back, on a terminal: somebody is asked, and 'no' leaves everything as it is.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exports from '#core/exports/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as views from '#core/views/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

function run(answer: string, ...line: string[]) {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  return runCommand(line, { env, stdin: `${answer}\r`, terminal: true });
}

async function newForm(name: string): Promise<string> {
  const { form } = exampleForm({ name });
  await server.as(admin, forms.createForm, { body: form });
  return form.id;
}

describe('on a terminal', () => {
  it('publishing a form asks in the words of the specification', async () => {
    const id = await newForm('Asked about');
    const isPublished = async () => (await server.as(admin, forms.readForm, { params: { id } })).published;
    const refused = await run('n', 'forms', 'publish', id);
    expect(refused.stderr).toContain(
      'Are you sure you want to publish this form? Published forms cannot be edited. Later changes go into a new version',
    );
    expect(refused.stderr).toContain('The form was not published.');
    expect({ exitCode: refused.exitCode, published: await isPublished() }).toEqual({
      exitCode: 1,
      published: false,
    });
    expect(await run('y', 'forms', 'publish', id)).toMatchObject({ exitCode: 0 });
    expect(await isPublished()).toBe(true);
  });

  it('a form that is published already is refused without a question', async () => {
    const id = await newForm('Published twice');
    await server.as(admin, forms.publishForm, { params: { id } });
    const { stderr, exitCode } = await run('', 'forms', 'publish', id);
    expect(stderr).not.toContain('[y/N]');
    expect(exitCode).toBe(1);
  });

  it('applying files asks once for all forms that are published by it', async () => {
    const id = await newForm('Applied');
    const { stdout } = await run('', 'forms', 'export', id);
    const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
    const off = await runCommand(['forms', 'apply', '-', '--publish'], { env, stdin: stdout });
    expect(off).toMatchObject({ exitCode: 2 });
    expect(off.stderr).toContain('Add --yes');
    const on = await runCommand(['forms', 'apply', '-', '--publish', '--yes'], { env, stdin: stdout });
    expect(on).toMatchObject({ exitCode: 0 });
    expect((await server.as(admin, forms.readForm, { params: { id } })).published).toBe(true);
  });

  it('discarding a new version says which one it was', async () => {
    const id = await newForm('Versioned');
    await server.as(admin, forms.publishForm, { params: { id } });
    await server.as(admin, forms.createVersion, { params: { id }, body: { id: crypto.randomUUID() } });
    const { stderr, exitCode } = await run('y', 'forms', 'delete', id, '--new-version');
    expect({ exitCode, stderr }).toEqual({
      exitCode: 0,
      stderr: expect.stringContaining('Discarded the new version of "Versioned".'),
    });
  });

  it('deleting a view and a schedule asks', async () => {
    const id = await newForm('Kept');
    await server.as(admin, forms.publishForm, { params: { id } });
    await run('', 'views', 'save', id, 'Mine');
    await run('', 'export', 'schedule', 'set', id, '--every', 'week');
    const state = async () => ({
      views: (await server.as(admin, views.listViews, { params: { id } })).length,
      interval: (await server.as(admin, exports.readSchedule, { params: { id } })).interval,
    });
    expect(await run('n', 'views', 'delete', id, 'Mine')).toMatchObject({ exitCode: 1 });
    expect(await run('', 'export', 'schedule', 'delete', id)).toMatchObject({ exitCode: 1 });
    expect(await state()).toEqual({ views: 1, interval: 'WEEK' });
    expect(await run('yes', 'views', 'delete', id, 'Mine')).toMatchObject({ exitCode: 0 });
    expect(await run('y', 'export', 'schedule', 'delete', id)).toMatchObject({ exitCode: 0 });
    expect(await state()).toEqual({ views: 0, interval: 'NEVER' });
  });
});
