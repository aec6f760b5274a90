import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { element } from '#core/forms/schema.ts';
import { missingInForm, missingQuestions, unfillableQuestions, unusedReason } from './required.ts';

const questions = [
  questionOf('area', 'CATALOG_RADIO', { text: 'Area', required: true }),
  questionOf('note', 'TEXT', { text: 'Note', required: true }),
  questionOf('tools', 'CATALOG_CHECKBOX', { text: 'Tools' }),
  questionOf('signed', 'SIGNATURE', { text: 'Signed', required: true }),
  questionOf('why', 'TEXT', { text: 'Why', required: true, condition: 'true' }),
];

it('asks a column for every required question that an import can fill, of the catalog too', () => {
  const missing = (columns: readonly string[]) =>
    missingQuestions(questions, (id) => columns.includes(id)).map(({ text }) => text);
  expect(missing([])).toEqual(['Area', 'Note']);
  expect(missing(['area', 'note'])).toEqual([]);
  expect(unfillableQuestions(questions).map(({ text }) => text)).toEqual(['Signed']);
});

it('says truly why a column is not imported', () => {
  const form = { questions, contextQuestions: [questionOf('site', 'TEXT', { text: 'Site' })] };
  const reasons = ['Area', ' signed', 'Site', 'Weather'].map((header) => unusedReason(header, form));
  expect(reasons).toEqual([
    'its question is not answered by it',
    'its question takes files, which come in with a ZIP of the table and its files',
    'its question belongs to the setup of the sheet',
    'no question matches',
  ]);
});

it('asks a column for a group that needs an answer of every row, once, and not for one that may need none', () => {
  const header = (order: number, label: string, condition: string | null = null) =>
    element.parse({
      id: `00000000-0000-4000-8000-00000000000${order}`,
      type: 'HEADER',
      order,
      condition,
      data: { label, group: true, atLeastOne: true },
    });
  const ask = (order: number, ...[id, type, more]: Parameters<typeof questionOf>) => ({
    ...questionOf(id, type, more),
    order,
  });
  const form = {
    contextQuestions: [],
    questions: [
      ask(2, 'photo', 'IMAGE', {}),
      ask(2, 'what', 'TEXT', {}),
      ask(4, 'when', 'TEXT', { required: true }),
      ask(6, 'why', 'TEXT', {}),
      ask(8, 'signed', 'SIGNATURE', {}),
    ],
    elements: [
      header(1, 'Proof'),
      header(3, 'Time'),
      header(5, 'Cause', '{"==":[{"var":"when"},"now"]}'),
      header(7, 'Signed'),
    ],
  };
  const missing = (columns: readonly string[], asked = form) =>
    missingInForm(asked, (id) => columns.includes(id)).map(({ questionId, here }) => [questionId, here]);
  const proof =
    'No column answers a question of the group "Proof", which needs at least one answer, so no row can be imported';
  const required = 'No column answers this required question, so no row can be imported';
  expect(missing([])).toEqual([
    ['when', required],
    ['what', proof],
  ]);
  expect(missing(['when'])).toEqual([['what', proof]]);
  expect(missing(['when', 'what'])).toEqual([]);
  // A calculation may answer it.
  const filledBy = { from: 'expression' as const, expression: { cat: [{ var: 'when' }] } };
  const calculated = form.questions.map((each) => (each.id === 'what' ? { ...each, filledBy } : each));
  expect(missing(['when'], { ...form, questions: calculated })).toEqual([]);
});
