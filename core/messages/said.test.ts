import * as z from 'zod/mini';
import { afterEach, expect, it } from 'vitest';
import { AppError, invalid, issuesOf } from '#core/errors.ts';
import { errorOf } from '#core/http.ts';
import { problemOf } from '#server/http/problem.ts';
import { defineMessages, wording } from './message.ts';
import { fieldError, refusal } from './said.ts';
import { english, type Language, setLanguage } from './text.ts';

const m = defineMessages({
  tooShort: { id: 'test.tooShort', defaultMessage: 'At least {least} characters' },
  gone: { id: 'test.gone', defaultMessage: '{name} is gone.' },
  ask: { id: 'test.ask', defaultMessage: 'Ask {name}.' },
});
const patterns: Readonly<Record<string, string>> = {
  'test.tooShort': 'Au moins {least} caractères',
  'test.gone': '{name} est parti.',
  'test.ask': 'Demandez à {name}.',
  'errors.forbidden': 'Votre rôle ne le permet pas.',
};
const french: Language = { tag: 'fr', direction: 'ltr', patternOf: ({ id }) => patterns[id] };
afterEach(() => setLanguage(english));

/** What a face in French makes of an error of the server, whose language is English. */
async function readInFrench(error: AppError): Promise<{ error: AppError; body: unknown }> {
  const { problem } = problemOf(error);
  setLanguage(french);
  const response = new Response(JSON.stringify(problem), { status: problem.status });
  return { error: await errorOf(response), body: problem };
}

it('crosses the wire with its message, and is read in the language of the reader', async () => {
  const refused = new AppError('not-found', wording(m.gone, { name: '{Ada}' }), {
    hint: wording(m.ask, { name: 'Ben' }),
  });
  const { error, body } = await readInFrench(refused);
  expect(body).toMatchObject({
    detail: '{Ada} is gone.',
    hint: 'Ask Ben.',
    messages: { detail: { id: 'test.gone', values: { name: '{Ada}' } }, hint: { id: 'test.ask' } },
  });
  expect(error.message).toBe('{Ada} est parti.');
  expect(error.hint).toBe('Demandez à Ben.');
  expect(error.details.fields).toBeUndefined();
});

it('names issues of fields, also those of schemas', async () => {
  const schema = z.object({ name: z.string().check(z.minLength(3, refusal(m.tooShort, { least: 3 }))) });
  const issues = [...issuesOf(schema, { name: 'x' }), fieldError('code', m.tooShort, { least: 5 })];
  expect(issues.map(({ message }) => message)).toEqual(['At least 3 characters', 'At least 5 characters']);
  const { error } = await readInFrench(invalid(issues));
  expect(error.details.errors).toMatchObject([
    { path: 'name', message: 'Au moins 3 caractères' },
    { path: 'code', message: 'Au moins 5 caractères' },
  ]);
  expect(issuesOf(schema, { name: 'x' })[0]?.message).toBe('Au moins 3 caractères');
});

it('says the only issue as the error', async () => {
  const { error } = await readInFrench(invalid([fieldError('code', m.tooShort, { least: 5 })]));
  expect(error.message).toBe('Au moins 5 caractères');
});

it('has a message for each code, and stays in English where nobody has translated it', async () => {
  expect((await readInFrench(new AppError('forbidden'))).error.message).toBe('Votre rôle ne le permet pas.');
  setLanguage(english);
  expect((await readInFrench(new AppError('conflict'))).error.message).toBe(
    'This conflicts with existing data.',
  );
  setLanguage(english);
  expect((await readInFrench(new AppError('conflict', 'Locked {by} somebody'))).error.message).toBe(
    'Locked {by} somebody',
  );
});
