import { expect, it } from 'vitest';
import { formOf, questionOf, sheetOf } from '#tests/support/sheet-server.ts';
import { contextLines, sheetContext, withContextAnswer } from './sheet-context.ts';

const shift = questionOf('shift', 'TEXT', { context: true, text: 'Shift' });
const form = formOf([], { contextQuestions: [shift] });
const sheet = (id: string, userName: string, completed: boolean, day: number, value: string) =>
  sheetOf(id, {
    user: { id: userName, userName },
    completed,
    rowCount: 700,
    dates: { created: day * 86_400_000, lastModified: (day + 1) * 86_400_000 },
    contextAnswers: [{ id: value, questionId: 'shift', value, createdDate: 0 }],
  });
const options = { timeZone: 'UTC' };
const texts = (...sheets: ReturnType<typeof sheet>[]) =>
  contextLines(sheetContext(form, sheets), options).map(({ label, text }) => `${label}: ${text}`);

it('the context of one sheet', () => {
  expect(texts(sheet('a', 'ann', true, 1, 'Day'))).toEqual([
    'Submissions: 700',
    'Completed: Yes',
    'User: ann',
    'Form: Wildlife strike report',
    'Date Created: 1970-01-02 00:00',
    'Date Modified: 1970-01-03 00:00',
    'Shift: Day',
  ]);
});

it('the context of several sheets is put together', () => {
  const names = ['ann', 'bob', 'cat', 'dan', 'ann'];
  expect(texts(...names.map((name, day) => sheet(`${day}`, name, day < 2, day, 'Day')))).toEqual([
    'Submissions: 3,500',
    'Completed: 2 of 5',
    'User: ann, bob, cat and 1 more',
    'Form: Wildlife strike report',
    'Date Created: 1970-01-01 00:00',
    'Date Modified: 1970-01-06 00:00',
    'Shift: Day',
  ]);
});

it('the context of one sheet with a change that is on its way', () => {
  const context = sheetContext(form, [sheet('a', 'ann', true, 1, 'Day')]);
  const [{ answer } = { answer: undefined }] = contextLines(context, options).slice(-1);
  expect(answer).toMatchObject({ sheetId: 'a', values: ['Day'] });
  const changed = withContextAnswer(context, answer?.question.id ?? '', ['Night']);
  expect(contextLines(changed, options).at(-1)).toMatchObject({ label: 'Shift', text: 'Night' });
  expect(contextLines(context, options).at(-1)).toMatchObject({ text: 'Day' });
});

it('answers of several sheets are not changed together', () => {
  const context = sheetContext(form, [sheet('a', 'ann', true, 1, 'Day'), sheet('b', 'bob', true, 1, 'Day')]);
  expect(contextLines(context, options).at(-1)?.answer).toBeUndefined();
});
