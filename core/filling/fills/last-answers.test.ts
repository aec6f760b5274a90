import { expect, it } from 'vitest';
import { ask, formOf, idOf } from '#tests/support/random-filling.ts';
import { startFilling } from '../fill-draft.ts';
import { prepareForm } from '../fill-plan.ts';
import { carriedTo } from './carried.ts';
import { carriesAnswers, lastAnswersOf } from './last-answers.ts';

const questions = [ask(1, { filledBy: { from: 'sheet' } }), ask(2)];
const plan = prepareForm(formOf(questions), Date.now);

it('a device without any begins with the answers of the last own sheet', () => {
  const answers = [1, 2].map((index) => ({
    id: `${index}`,
    questionId: idOf(index),
    value: `${index}`,
    createdDate: 0,
  }));
  const last = lastAnswersOf(plan, { sheet: { id: 'one', contextAnswers: [] }, row: { answers } });
  const carried = carriedTo(questions, 'questions', 'two', last);
  expect(startFilling(plan, { part: 'questions', carried }).answers).toEqual({ [idOf(1)]: '1' });
  expect(lastAnswersOf(plan, null)).toBeNull();
});

it('forms that carry nothing over need none', () => {
  expect([plan, prepareForm(formOf([ask(1)]), Date.now)].map(carriesAnswers)).toEqual([true, false]);
});
