// What the editor says quickly of many options: the answers to another question for which they are offered.
import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { draftOfInput, inputOf } from './draft-wire.ts';
import { changeOption, setOptionConditions, setRetired } from './draft-questions.ts';
import { answersIn, conditionOfAnswers, deciderOf, pasteOffered } from './offered-options.ts';
import { usesOf } from './form-uses.ts';
import type { DraftQuestion, FormDraft } from './form-draft.ts';
import { exampleForm } from '#tests/support/example-form.ts';

const [country, city] = [crypto.randomUUID(), crypto.randomUUID()];
const ask = (id: string, text: string, values: string[]) =>
  question.parse({
    id,
    text,
    type: 'RADIO',
    questionOptions: values.map((value, order) => ({ value, order })),
  });
const { form } = exampleForm({
  contextQuestions: [],
  alerts: [],
  questions: [ask(country, 'Country', ['France', 'Peru']), ask(city, 'City', ['Paris', 'Lima'])],
});
const draft = draftOfInput(form, () => crypto.randomUUID());
const questionIn = ({ rows }: FormDraft, id: string) => rows.find((item) => item.id === id) as DraftQuestion;
const decider = { ...questionIn(draft, country), type: 'RADIO' as const };
const conditions = (now: FormDraft) =>
  questionIn(now, city).options.map(({ value, condition }) => [value, answersIn(condition)?.values ?? null]);
const paste = (lines: string[], mayAdd = true) =>
  pasteOffered(draft, city, { decider, lines, newId: () => crypto.randomUUID(), mayAdd });

it('two columns say for which answers options are offered, and add those that are new', () => {
  const pasted = paste(['paris\tFrance', 'Cusco\tperu', 'Lima; Peru', 'Lima; France', 'Rome\tItaly', '']);
  expect(conditions(pasted.draft)).toEqual([
    ['Paris', ['France']],
    ['Lima', ['Peru', 'France']],
    ['Cusco', ['Peru']],
  ]);
  expect(pasted).toMatchObject({ changed: 3, unknown: ['Rome\tItaly'] });
  expect(deciderOf(questionIn(pasted.draft, city).options)).toBe(country);
  // An option of a published form cannot be added.
  expect(paste(['Cusco\tPeru'], false)).toMatchObject({ changed: 0, unknown: ['Cusco\tPeru'] });
});

it('a condition is read back as the answers that it names', () => {
  for (const [type, values] of [
    ['RADIO', ['a']],
    ['RADIO', ['a', 'b']],
    ['CHECKBOXES', ['a']],
    ['CHECKBOXES', ['a', 'b']],
  ] as const)
    expect(answersIn(conditionOfAnswers({ id: country, type }, values) ?? undefined)).toEqual({
      id: country,
      values,
    });
  expect(conditionOfAnswers({ id: country, type: 'RADIO' }, [])).toBe(null);
  expect(answersIn({ '!=': [{ var: country }, 'a'] })).toBe(null);
  expect(answersIn({ or: [{ '==': [{ var: country }, 'a'] }, { '==': [{ var: city }, 'a'] }] })).toBe(null);
});

it('a question that options depend on is in use, and what is set stays with the option', () => {
  const [first, second] = questionIn(draft, city).options;
  if (first === undefined || second === undefined) throw new Error('There are two cities');
  const condition = conditionOfAnswers(decider, ['France']);
  let now = setOptionConditions(draft, city, new Map([[first.id, condition]]));
  now = setRetired(changeOption(now, city, first.id, { name: 'Lutetia' }), city, second.id, 'hidden');
  expect(usesOf(now, country)).toMatchObject([{ kind: 'choices', itemId: city }]);
  expect(inputOf(now).questions[1]?.questionOptions).toMatchObject([
    { value: 'Paris', name: 'Lutetia', condition },
    { value: 'Lima', retired: 'hidden' },
  ]);
  now = setRetired(setOptionConditions(now, city, new Map([[first.id, null]])), city, second.id, null);
  expect(
    questionIn(now, city).options.every((option) => !('condition' in option) && !('retired' in option)),
  ).toBe(true);
});
