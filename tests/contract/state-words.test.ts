// The tables of commands say states and kinds in the words of the browser; their JSON has the values of the wire.
import { expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { exampleFormWithCatalog } from '#tests/support/example-form.ts';
import { makeReport } from '#tests/support/reports.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const {
  server,
  company: { admin },
} = await serverWithCompany();

async function run(...words: string[]): Promise<string> {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  return (await runCommand(words, { env })).stdout;
}

it('forms, questions, reviews, reports and roles', async () => {
  const { form, ids } = exampleFormWithCatalog({ name: 'Rounds', reviewers: [{ id: admin.id }] });
  await server.as(admin, forms.createForm, { body: form });
  expect(await run('forms', 'list')).toMatch(/Rounds +Unpublished /);
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Monday' },
  });
  await server.as(admin, filling.addRow, {
    params: { id: sheet.id },
    body: { answers: [{ questionId: ids.place, value: 'North' }] },
  });
  await makeReport(server, admin, {
    key: 'submissions',
    formIds: [form.id],
    name: 'Weekly',
    published: false,
  });

  expect(await run('forms', 'list')).toMatch(/Rounds +Published /);
  expect(await run('users', 'access', admin.userName)).toMatch(/Rounds +Published /);
  expect(await run('reports', 'list')).toMatch(/Weekly +Unpublished /);
  const shown = await run('forms', 'show', 'Rounds');
  expect(shown).toMatch(/^State +Published$/m);
  expect(shown).toMatch(/Size +Catalog, single-select /);
  expect(await run('rows', 'list', sheet.id)).toMatch(/REVIEW\n[^\n]+ Pending\n/);
  expect(await run('whoami')).toMatch(/^Role +Administrator$/m);

  expect(JSON.parse(await run('forms', 'show', 'Rounds', '--json'))).toMatchObject({
    published: true,
    questions: expect.arrayContaining([expect.objectContaining({ type: 'CATALOG_RADIO' })]),
  });
  expect(JSON.parse(await run('rows', 'list', sheet.id, '--json'))).toMatchObject([
    { reviewState: 'PENDING' },
  ]);
  expect(JSON.parse(await run('whoami', '--json'))).toMatchObject({ user: { role: 'ADMIN' } });
});

it('whether somebody is invited, and not as the time of a sign-in', async () => {
  await run('users', 'create', 'Pat', '--email', 'pat@example.com', '--role', 'analyst');
  const listed = await run('users', 'list');
  expect(listed).toMatch(/^USERNAME +FULL NAME +ROLE +STATUS +E-MAIL +GROUPS +LAST SIGN-IN +ID\n/);
  expect(listed).toMatch(/^Pat +Analyst +Invited +pat@example.com +Not signed in yet /m);
  expect(listed).toMatch(new RegExp(`^${admin.userName} +Administrator +Active `, 'm'));
});
