import { expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import type { Question } from '#core/questions/schema.ts';
import { defaultTesterLimit, formIssues, optionsOfFormLimit } from './validate.ts';

const { form: example } = exampleForm();
const [asked] = example.questions;

const messages = (options: number) => {
  if (asked === undefined) throw new Error('The example asks something.');
  const each = 1_000;
  const questions = Array.from({ length: Math.ceil(options / each) }, (_, order): Question => {
    const questionOptions = Array.from({ length: Math.min(each, options - order * each) }, (__, place) => ({
      id: crypto.randomUUID(),
      name: `Option ${place}`,
      value: `Option ${place}`,
      order: place,
    }));
    return {
      ...asked,
      id: crypto.randomUUID(),
      order,
      text: `Choice ${order}`,
      type: 'RADIO',
      questionOptions,
    };
  });
  const form = { ...example, contextQuestions: [], elements: [], alerts: [], contextAlerts: [], questions };
  return formIssues(form, { testers: defaultTesterLimit }).map(({ message }) => message);
};

it('has so many options in all, and says where longer lists belong', () => {
  const refusal =
    'The questions of a form have at most 40,000 options in all. Longer lists belong in the catalog';
  expect(messages(optionsOfFormLimit)).not.toContain(refusal);
  expect(messages(optionsOfFormLimit + 1)).toContain(refusal);
});
