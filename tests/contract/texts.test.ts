// Texts that PostgreSQL cannot keep to the letter, a NUL character or half a surrogate pair, are refused wherever
// they stand, by the name of the field; any other text comes back as it was sent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormInput } from '#core/forms/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { json } from '#tests/support/json.ts';
import { refusal } from '#tests/support/problem.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetId: string;
const { form, ids } = exampleForm();
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.fetch(admin, '/template', json('POST', form));
  await server.fetch(admin, `/template/${form.id}/publish`, { method: 'PUT' });
  const sheet = await server.fetch(admin, `/template/${form.id}/sheet`, json('POST', { name: 'Monday' }));
  sheetId = ((await sheet.json()) as { id: string }).id;
});
afterAll(() => server.close());

const refused = (path: string, init?: RequestInit) => refusal(server, admin, path, init);

describe('a text that cannot be kept', () => {
  const texts = {
    'a NUL character': 'a\u0000b',
    'half a surrogate pair': 'a\ud83d',
    'the other half': '\udc00',
  };
  const user = { email: 'a@example.com', password: 'secret secret', userName: 'somebody' };
  const changedForm = (change: (form: FormInput) => Partial<FormInput>) => {
    const fresh = exampleForm().form;
    return { ...fresh, ...change(fresh) };
  };
  type Case = [words: string, path: string, body: (text: string) => unknown];
  const cases: Case[] = [
    ['a form’s name', '/template', (name) => ({ ...exampleForm().form, name })],
    [
      'a question',
      '/template',
      (text) => changedForm(({ questions }) => ({ questions: questions.map((one) => ({ ...one, text })) })),
    ],
    [
      'an alert’s expression',
      '/template',
      (text) =>
        changedForm(({ alerts }) => ({
          alerts: alerts.map((one) => ({ ...one, expression: { '==': [text, text] } })),
        })),
    ],
    ['a sheet’s name', `/template/${form.id}/sheet`, (name) => ({ name })],
    ['a setting', '/user/settings', (value) => ({ key: 'a', value })],
    ['a setting’s key', '/user/settings', (key) => ({ key, value: 'a' })],
    ['a username', '/user', (text) => ({ ...user, userName: `some${text}body` })],
    ['a user group', '/usergroup', (text) => ({ name: `crew${text}` })],
  ];
  const all = cases.flatMap(([words, path, body]) =>
    Object.entries(texts).map(([what, text]) => [words, what, path, body(text)] as const),
  );

  it.each(all)('in %s (%s) answers 400', async (_words, _what, path, body) => {
    const problem = await refused(path, json('POST', body));
    expect(problem).toMatchObject({ status: 400, type: '/problems/invalid' });
    expect(problem.errors?.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(texts))(
    'in an answer (%s) answers 400 and names the answer',
    async (_what, value) => {
      const answers = [{ questionId: ids.place, value }];
      expect((await refused(`/sheet/${sheetId}/row`, json('POST', { answers }))).errors).toMatchObject([
        { path: 'answers.0.value', message: expect.any(String) },
      ]);
      const rows = [{ answers: [{ questionId: ids.place, value: 'Gate 1' }] }, { answers }];
      expect((await refused(`/sheet/${sheetId}/rows`, json('POST', { rows }))).errors).toMatchObject([
        { path: 'rows.1.answers.0.value', message: expect.any(String) },
      ]);
    },
  );

  it('in what is searched for answers 400', async () => {
    expect((await refused('/company/sheet?sheetName=a%00b')).errors).toMatchObject([
      { path: 'sheetName', message: expect.any(String) },
    ]);
    expect((await refused('/user?page=0&search=%00')).status).toBe(400);
  });

  it('but what only looks like it is kept to the letter', async () => {
    const name = 'a\\u0000 😀 ￿ \u200b';
    const reply = await server.fetch(admin, `/template/${form.id}/sheet`, json('POST', { name }));
    expect(((await reply.json()) as { name: string }).name).toBe(name);
  });
});
