import { expect, it } from 'vitest';
import { readFormFile } from './parse-form-file.ts';
import { formFile } from './format-form-file.ts';
import { formInput } from '#core/forms/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';

const directory = { users: [], groups: [], catalogTypes: [], forms: [] };
const issuesOf = (file: unknown) =>
  readFormFile(file, {
    before: null,
    published: null,
    directory,
    limits: { testers: 5 },
    newId: () => crypto.randomUUID(),
  }).issues;

it('names keys that no form has, and what they may have meant', () => {
  const question = { text: 'Gate', type: 'TEXT', required: true, requred: true };
  expect(issuesOf({ name: 'Gates', questions: [question], descripton: 'All', foo: 1 })).toEqual([
    { path: 'questions.0.requred', message: '"Gate": There is no field "requred". Did you mean "required"?' },
    { path: 'descripton', message: 'There is no field "descripton". Did you mean "description"?' },
    { path: 'foo', message: 'There is no field "foo".' },
  ]);
});

it('takes what it writes, and a schema for editors', () => {
  const file = formFile(formInput.parse(exampleForm().form));
  expect(
    issuesOf({ $schema: 'https://example.com/form.json', ...file }).filter(({ message }) =>
      message.includes('no field'),
    ),
  ).toEqual([]);
});
