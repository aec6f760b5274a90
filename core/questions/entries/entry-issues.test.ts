import { expect, it } from 'vitest';
import { formIssues } from '#core/forms/validate.ts';
import { formInput } from '#core/forms/schema.ts';
import { ask, formOf, idOf, is } from '#tests/support/random-filling.ts';
import { questionTypeNames } from '#core/questions/types.ts';
import { entriesOfFormLimit, typesOfEntries } from './entry-issues.ts';

const place = ask(0, { required: true });
const said = (...questions: Parameters<typeof ask>[1][]) => {
  const form = formOf([
    place,
    ask(1, { type: 'ENTRIES', questions: questions.map((each, index) => ask(index + 10, each)) }),
  ]);
  return formIssues(formInput.parse({ ...form, id: idOf(999) }), { testers: 3 }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
};

it('takes all but rankings, signatures and entries', () => {
  const others = questionTypeNames.filter((type) => !typesOfEntries.includes(type));
  expect(others).toEqual(['RANKING', 'SIGNATURE', 'ENTRIES']);
  expect(said({ type: 'IMAGE' })).toEqual([]);
  expect(said({ type: 'RANKING', questionOptions: [{ value: 'a', order: 0 }] })).toEqual([
    'questions.1.questions.0.type: Entries cannot ask for answers of the type "Ranking". Ask for it outside of them',
  ]);
});

it('holds the questions of entries to what questions are held to, among themselves and those around', () => {
  expect(said({ type: 'RADIO' }, { when: is(10, 'a') })).toEqual([
    'questions.1.questions.0.questionOptions: An option value is required',
  ]);
  expect(said({ when: is(0, 'a') })).toEqual([]);
  expect(said({ when: { '>': [{ var: idOf(1) }, 1] } })).toEqual([
    expect.stringMatching(/^questions\.1\.questions\.0\.condition: Unknown question/),
  ]);
  expect(said({ type: 'NUMERIC' }, { when: { '>': [{ sum: [{ var: idOf(10) }] }, 1] } })).toEqual([
    expect.stringMatching(/Within an entry, "Question 10" is the answer of that entry alone/),
  ]);
  expect(said({ when: is(99, 'a') })).toEqual([
    expect.stringMatching(/^questions\.1\.questions\.0\.condition: /),
  ]);
  expect(said({ rules: [{ kind: 'unique', within: 'form' }] })).toHaveLength(1);
  expect(said({ rules: [{ kind: 'length', least: 2, passable: true }] })).toHaveLength(1);
  expect(said({ filledBy: { from: 'row' } })).toHaveLength(1);
  expect(said()).toEqual(['questions.1.questions: Add at least one question that each entry asks']);
});

it('bounds how many such questions a form has, and what they cost', () => {
  const many = Array.from({ length: entriesOfFormLimit + 1 }, (_, index) =>
    ask(index + 1, { type: 'ENTRIES', questions: [ask(index + 100)] }),
  );
  const issues = formIssues(formInput.parse(formOf([place, ...many])), { testers: 3 });
  expect(issues.map(({ message }) => message)).toEqual([
    'A form has at most 20 questions of repeated entries',
  ]);
  const pattern = { kind: 'pattern' as const, pattern: 'custom' as const, expression: 'a+' };
  expect(said(...Array.from({ length: 7 }, () => ({ rules: [pattern] })))).toHaveLength(1);
});
