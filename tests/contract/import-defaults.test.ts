// A default is for anyone who fills in the form: neither a row sent to the API nor a row of a file gets it, and the check and
// the import say so.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const {
  server,
  company: { admin },
} = await serverWithCompany();

it('is not imported without a column, like a row that the API is sent, and that is said', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-defaults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = async (...words: string[]) => {
    const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token, FORMDECK_CONFIG: folder };
    return runCommand(words, { env });
  };
  const { form, ids } = exampleForm({ name: 'Rounds' });
  const questions = form.questions.map((question) =>
    question.id === ids.size ? { ...question, defaultAnswers: ['Medium'] } : question,
  );
  await server.as(admin, forms.createForm, { body: { ...form, questions } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const note =
    'No column answers "Size" (Medium): the default is for filling in, and the rows come in without an answer.';

  const file = join(folder, 'rounds.csv');
  writeFileSync(file, 'Place\nNorth\n');
  const flags = ['--form', 'Rounds', '--file', file];
  const checked = await run('import', 'check', ...flags);
  expect(checked.stderr).toContain(note);
  expect(JSON.parse((await run('import', 'check', ...flags, '--json')).stdout)).toMatchObject({
    notes: [note],
  });
  const imported = await run('import', 'run', ...flags, '--json');
  expect(imported.stderr).toContain(note);
  const { sheetId } = JSON.parse(imported.stdout) as { sheetId: string };
  await server.as(admin, filling.addRow, {
    params: { id: sheetId },
    body: { answers: [{ questionId: ids.place, value: 'South' }] },
  });
  const rows = JSON.parse((await run('rows', 'list', sheetId, '--json')).stdout) as { answers: object }[];
  expect(rows.map(({ answers }) => answers)).toEqual(
    expect.arrayContaining([{ Place: 'North' }, { Place: 'South' }]),
  );

  writeFileSync(file, 'Place,Size,Photo\nNorth,,gate.jpg\n');
  const { stderr } = await run('import', 'check', ...flags);
  expect(stderr).not.toContain('default');
  expect(stderr).toContain('Not imported, because its question takes files, which come in with a ZIP');
});
