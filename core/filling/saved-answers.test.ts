import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { answer, startFilling } from './fill-draft.ts';
import { prepareForm } from './fill-plan.ts';
import { rowSummary } from './row-summary.ts';
import { withAnswersOf } from './saved-answers.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const ask = (index: number, type: string, more: object = {}) =>
  question.parse({ id: idOf(index), order: index, text: `Question ${index}`, type, ...more });
const plan = prepareForm(
  {
    id: idOf(99),
    version: 1,
    multi: false,
    name: 'Tanks',
    contextQuestions: [],
    questions: [
      ask(1, 'IMAGE'),
      ask(2, 'TEXT'),
      ask(3, 'TEXT', { questionMeta: [{ key: 'allowSaveAnswers', value: 'false' }] }),
      ask(4, 'BOOLEAN'),
      ask(5, 'FILE'),
    ],
    elements: [],
    alerts: [],
    contextAlerts: [],
  },
  Date.now,
);
const filled = [
  [1, idOf(50)],
  [2, 'North\ngate'],
  [3, 'secret'],
  [4, 'true'],
].reduce(
  (draft, [index, value]) => answer(draft, idOf(Number(index)), [String(value)]),
  startFilling(plan, { part: 'questions' }),
);

it('texts are offered again, the newest first, where the form allows it', () => {
  const earlier = { [idOf(2)]: ['South', 'North\ngate', 'c', 'd', 'e'] };
  expect(withAnswersOf(earlier, filled)).toEqual({ [idOf(2)]: ['North\ngate', 'South', 'c', 'd', 'e'] });
});

it('a row is known by its first answers that say something in words', () => {
  expect(rowSummary(plan, 'questions', filled.answers, { timeZone: 'UTC' })).toBe(
    'North gate, secret, Question 4: Yes',
  );
  const attached = { [idOf(1)]: idOf(70), [idOf(5)]: `${idOf(71)} 48213 Inspection report.pdf` };
  expect(rowSummary(plan, 'questions', attached, { timeZone: 'UTC' })).toBe('Inspection report.pdf');
  expect(rowSummary(plan, 'questions', {}, { timeZone: 'UTC' })).toBe('');
});
