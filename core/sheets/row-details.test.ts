import { expect, it } from 'vitest';
import { formAsRead } from '#core/forms/versions.ts';
import { element } from '#core/forms/schema.ts';
import { idOf } from '#tests/support/random-filling.ts';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { answerSections, rowDetails } from './row-details.ts';
import type { Row } from './schema.ts';
import { columnsFor } from './table/table.ts';

const user = { id: 'u', userName: 'ann' };
const emptyRow: Row = {
  id: 'r',
  sheetId: 's',
  dates: { created: 0, lastModified: 0 },
  user,
  answers: [],
  alerts: [],
  reviewState: null,
  reviewer: null,
  reviewDate: null,
  reviewComment: null,
  returned: null,
};

const alert = (id: string, question: string) => ({
  id,
  name: `Alert ${id}`,
  alertContacts: [],
  expression: { '>': [{ var: question }, 1] },
  mobileAlert: true,
});

it('the details of a row have its answers in order, with images and the alerts that look at them', () => {
  const questions = [
    questionOf('signed', 'SIGNATURE', { order: 2 }),
    questionOf('cost', 'NUMERIC', { order: 1 }),
    questionOf('tools', 'CHECKBOXES', { order: 3 }),
  ];
  const given = [
    ['tools', 'Rope'],
    ['tools', 'Torch'],
    ['signed', 'image-id'],
    ['cost', '7'],
  ] as const;
  const row: Row = {
    ...emptyRow,
    answers: given.map(([questionId, value]) => ({ id: value, questionId, value, createdDate: 0 })),
    alerts: ['x'],
  };
  const form = formOf(questions, { alerts: [alert('x', 'cost'), alert('y', 'cost')] });
  const { alerts, answers } = rowDetails(row, form, { timeZone: 'UTC' });
  expect(alerts).toEqual(['Alert x']);
  expect(
    answers.map(({ question, texts, images, alerts: lines }) => [question.id, texts, images, lines]),
  ).toEqual([
    ['cost', ['7'], [], ['Alert x']],
    [
      'signed',
      [],
      [expect.objectContaining({ id: 'image-id', path: '/image/image-id.png', entry: null })],
      [],
    ],
    ['tools', ['Rope', 'Torch'], [], []],
  ]);
  const setup = rowDetails(
    row,
    { ...form, contextQuestions: [questionOf('cost at', 'TEXT', { context: true })] },
    { timeZone: 'UTC' },
    { contextAnswers: [{ id: 'a', questionId: 'cost at', value: 'Genf', createdDate: 0 }] },
  ).setup;
  expect(setup).toMatchObject([{ question: { id: 'cost at' }, texts: ['Genf'], alerts: [] }]);
  const former = [questionOf('gone', 'TEXT'), questionOf('cost', 'NUMERIC')];
  const later = formAsRead(formOf(questions.slice(2), { formerQuestions: former }));
  expect(rowDetails(row, later, { timeZone: 'UTC' }).answers.map(({ question }) => question.text)).toEqual([
    'tools',
    'cost (former)',
  ]);
});

it('answers to the rows of a matrix stand below its title', () => {
  const questions = ['a', 'b', 'c'].map((id, order) =>
    questionOf(id, id === 'c' ? 'TEXT' : 'RADIO', { order: order + 2, questionOptions: optionsOf('Good') }),
  );
  const header = element.parse({
    id: idOf(1),
    type: 'HEADER',
    order: 1,
    data: { label: 'Service', matrix: true },
  });
  const form = formOf(questions, { elements: [header] });
  const sections = answerSections(rowDetails(emptyRow, form, { timeZone: 'UTC' }).answers);
  expect(sections.map(({ matrix, answers }) => [matrix, answers.map(({ question: { id } }) => id)])).toEqual([
    ['Service', ['a', 'b']],
    [undefined, ['c']],
  ]);
  const columns = columnsFor({ form, sheets: [] });
  expect(columns.flatMap(({ id, matrix }) => (matrix === undefined ? [] : [[id, matrix]]))).toEqual([
    ['a', 'Service'],
    ['b', 'Service'],
  ]);
});
