import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { missingQuestions, unfillableQuestions, unusedReason } from './required.ts';

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
    'its question cannot be imported',
    'its question belongs to the setup of the sheet',
    'no question matches',
  ]);
});
