import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import type { Question } from '#core/questions/schema.ts';
import type { FormInput } from './schema.ts';
import { defaultTesterLimit, formIssues } from './validate.ts';

const { form: example } = exampleForm();
const other = crypto.randomUUID();
/** Some 10,000 steps. */
const long: Logic = {
  in: [{ var: other }, Array.from({ length: 10_000 }, (_, order) => `name ${order}`)],
};
const levels = 8_000;
const deep = `${'{"!":'.repeat(levels)}1${'}'.repeat(levels)}`;

const question: Question = { ...example.questions[0]!, condition: null, rules: [] };
const of = (count: number, more: (order: number) => Partial<Question>) =>
  Array.from({ length: count }, (_, order) => ({
    ...question,
    id: crypto.randomUUID(),
    order: order + 1,
    ...more(order),
  }));
const known = { ...question, id: other, order: 0, required: true };
const formOf = (questions: Question[], more: Partial<FormInput> = {}): FormInput => ({
  ...example,
  contextQuestions: [],
  elements: [],
  alerts: [],
  contextAlerts: [],
  questions: [known, ...questions],
  ...more,
});
const headerOf = (condition: Logic): FormInput['elements'][number] => ({
  id: crypto.randomUUID(),
  type: 'HEADER',
  context: false,
  order: 0.5,
  data: { label: 'Group', group: true },
  condition: JSON.stringify(condition),
});
const tooLong = (form: FormInput) =>
  formIssues(form, { testers: defaultTesterLimit }).filter(({ message }) =>
    message.includes('take too long together'),
  );

describe('a row of a form takes a bounded time with', () => {
  it.each([
    [
      'rules',
      (count: number) => formOf(of(count, () => ({ rules: [{ kind: 'expression', expression: long }] }))),
    ],
    ['conditions', (count: number) => formOf(of(count, () => ({ condition: JSON.stringify(long) })))],
    [
      'a group',
      (count: number) =>
        formOf(
          of(count, () => ({})),
          { elements: [headerOf(long)] },
        ),
    ],
    [
      'alerts',
      (count: number) =>
        formOf([], {
          alerts: Array.from({ length: count }, () => ({
            ...example.alerts[0]!,
            id: crypto.randomUUID(),
            expression: long,
          })),
        }),
    ],
  ] as const)('%s', (_name, formWith) => {
    expect(tooLong(formWith(3))).toEqual([]);
    expect(tooLong(formWith(40))).toMatchObject([{ path: 'questions' }]);
  });

  it('an expression that is far too deep, which is refused', () => {
    const issues = formIssues(formOf(of(1, () => ({ condition: deep }))), {
      testers: defaultTesterLimit,
    });
    expect(issues.map(({ path }) => path)).toContain('questions.1.condition');
  });
});
