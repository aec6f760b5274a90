// `formdeck import undo` and `import list` against a real server: what is shown before anything is undone, what has to be
// said, and what is left.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { makeUndoWorld, type UndoWorld } from '#tests/support/undo-world.ts';

let server: TestServer;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  ({ admin } = company);
  manager = await server.person(company.id, 'MANAGER');
});
afterAll(() => server.close());

let world: UndoWorld;
beforeEach(async () => {
  world = await makeUndoWorld(server, { admin, manager });
});

function run(
  words: readonly string[],
  { person = admin, answers }: { person?: Person; answers?: string[] } = {},
) {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: person.token };
  return runCommand(['import', ...words], { env, ...(answers && { answers }) });
}

describe('import undo', () => {
  it('says what became of the rows, asks, and deletes them once', async () => {
    const { id, sheetId } = await world.imported();
    const dry = await run(['undo', id, '--dry-run']);
    expect(dry).toMatchObject({ exitCode: 0, stdout: '4 rows are as imported.\n' });
    expect(dry.stderr).toContain('Nothing was undone. The undo would delete all of these rows.');

    const irrelevant = await run(['undo', id]);
    expect(irrelevant.exitCode).toBe(2);
    expect(irrelevant.stderr).toContain('Add --yes');
    const declined = await run(['undo', id], { answers: ['n'] });
    expect(declined.exitCode).not.toBe(0);
    expect(declined.stderr).toContain('Undo the import of gates.csv? 4 rows are as imported.');
    expect(declined.stderr).toContain('The import was not undone.');
    expect(await world.rowIdsOf(sheetId)).toHaveLength(4);

    const done = await run(['undo', id.slice(0, 8)], { answers: ['y'] });
    expect(done).toMatchObject({ exitCode: 0, stdout: '' });
    expect(done.stderr).toContain('The import of gates.csv is undone.');
    expect(await failure(world.rowIdsOf(sheetId))).toMatchObject({ status: 404 });
    const again = await run(['undo', id, '--yes']);
    expect(again).toMatchObject({ exitCode: 0, stderr: 'This import is already undone.\n' });
    const { stdout } = await run(['list', '--state', 'undone', '--form', world.formId, '--json']);
    expect(JSON.parse(stdout)).toMatchObject([{ id, undone: { by: { userName: admin.userName } } }]);
  });

  it('takes what people have changed only where that is said, and by an administrator', async () => {
    const { id, sheetId } = await world.imported();
    const [first = ''] = await world.rowIdsOf(sheetId);
    await world.edit(sheetId, first);
    const refused = await run(['undo', id, '--yes']);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('1 row was changed since the import.');
    expect(refused.stderr).toContain('add --changed');
    const byManager = await run(['undo', id, '--yes', '--changed'], { person: manager });
    expect(byManager.exitCode).toBe(77);
    expect(byManager.stderr).toContain('Only administrators may delete what people have changed');
    expect(await world.rowIdsOf(sheetId)).toHaveLength(4);
    const done = await run(['undo', id, '--yes', '--changed', '--json']);
    expect(done.exitCode).toBe(0);
    expect(JSON.parse(done.stdout)).toMatchObject({
      id,
      originalFileName: 'gates.csv',
      undone: { by: { userName: admin.userName } },
      dryRun: false,
      preview: { unchanged: 3, changed: 1, edited: 1 },
    });
  });

  it('gives rows that were changed by their key their answers back', async () => {
    const { sheetId } = await world.imported();
    const keyed = { keyQuestion: world.ids.place };
    const { id } = await world.imported(admin, keyed, 'Place,Speed\nGate 1,51\nGate 2,161\n');
    const dry = await run(['undo', id, '--dry-run']);
    expect(dry.stdout).toBe('2 rows get their earlier answers back.\n');
    expect(dry.stderr).toBe('Nothing was undone.\n');
    expect((await run(['undo', id, '--yes'])).exitCode).toBe(0);
    expect(await world.rowIdsOf(sheetId)).toHaveLength(4);
  });

  it('knows nothing of an import of another company', async () => {
    const { id } = await world.imported();
    const stranger = (await server.company('Lakeside Foods')).admin;
    const { exitCode, stderr } = await run(['undo', id, '--yes'], { person: stranger });
    expect(exitCode).not.toBe(0);
    expect(stderr).not.toContain('gates.csv');
  });
});
