// The history of a published form: its earlier versions, what has changed since, and a new version that begins with one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { changesSince } from '#core/forms/version-history.ts';
import { listVersions, readVersion } from '#core/forms/version-calls.ts';
import { failure } from '#tests/support/failure.ts';
import { better, formVersions } from '#tests/support/form-versions.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

const run = (...words: string[]) =>
  runCommand(words, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token } });

/** A published form, and the one that has taken its place. */
async function replaced() {
  const versions = formVersions(server, admin);
  const { form, ids } = await versions.published();
  const next = await versions.nextVersion(form.id, (now) => better(now, ids));
  await server.as(admin, forms.publishForm, { params: { id: next.id } });
  return { id: form.id, ids, before: form };
}

describe('the versions of a form', () => {
  it('are listed, read, and compared with the one that is in use', async () => {
    const { id, ids, before } = await replaced();
    const { content } = await server.as(admin, listVersions, { params: { id } });
    expect(content).toMatchObject([{ version: 2, questionCount: before.questions.length + 1 }]);
    const former = await server.as(admin, readVersion, { params: { id, version: '2' } });
    expect(former.questions.map(({ text }) => text)).toContain('Speed');
    expect(former.alerts.map(({ name }) => name)).toEqual(['Fast']);
    const changes = await changesSince((call, input) => server.as(admin, call, input), id, 2);
    expect(changes.filter(({ kind }) => kind === 'removed').map(({ what }) => what)).toContain(
      'Question "Speed"',
    );
    expect(ids.speed).toBeDefined();
  });

  it('can be taken up again: a new version begins with the questions of an earlier one', async () => {
    const { id, ids } = await replaced();
    const draft = await server.as(admin, forms.createVersion, { params: { id }, body: { from: 2 } });
    expect(draft.questions.map((question) => question.id)).toContain(ids.speed);
    expect(draft.published).toBe(false);
    await server.as(admin, forms.publishForm, { params: { id: draft.id } });
    const now = await server.as(admin, forms.readForm, { params: { id } });
    expect(now.questions.map((question) => question.id)).toContain(ids.speed);
    expect(now.formerQuestions.map((question) => question.id)).not.toContain(ids.speed);
  });

  it('that never were are not found', async () => {
    const { id } = await replaced();
    expect((await failure(server.as(admin, readVersion, { params: { id, version: '1' } }))).code).toBe(
      'not-found',
    );
    const begun = server.as(admin, forms.createVersion, { params: { id }, body: { from: 1 } });
    expect((await failure(begun)).code).toBe('not-found');
  });

  it('are listed and compared by commands, which begin a new version too', async () => {
    const { id } = await replaced();
    const listed = await run('forms', 'versions', id, '--json');
    expect(JSON.parse(listed.stdout)).toMatchObject([{ version: 2 }]);
    const shown = await run('forms', 'versions', id, '2');
    expect(shown.stdout).toContain('- Question "Speed"');
    const begun = await run('forms', 'new-version', id, '--from', '2');
    expect(begun.exitCode).toBe(0);
    const draft = await server.as(admin, forms.readForm, { params: { id: begun.stdout.trim() } });
    expect(draft.questions.map(({ text }) => text)).toContain('Speed');
    expect((await run('forms', 'versions', id, 'two')).stderr).toContain('"two" is no version');
  });
});
