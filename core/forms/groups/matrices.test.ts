import { expect, it } from 'vitest';
import { element } from '../schema.ts';
import { question } from '#core/questions/schema.ts';
import { itemsOfPart } from './groups.ts';
import { matricesIn, matricesOf, matrixOptionsLimit, tableRows } from './matrices.ts';

const idOf = (order: number) => `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`;
const grades = ['Poor', 'Fair', 'Good'].map((value, order) => ({ value, order }));
const ask = (order: number, type = 'RADIO', questionOptions: object[] = grades) =>
  question.parse({ id: idOf(order), order, text: `Row ${order}`, type, questionOptions });
const show = (order: number, type: string, data: object = {}) =>
  element.parse({ id: idOf(order), order, type, data });
const formOf = (questions: ReturnType<typeof ask>[], elements: ReturnType<typeof show>[]) => ({
  contextQuestions: [],
  questions,
  elements,
});
const matrix = { label: 'Service', matrix: true };
const rowsOf = (form: ReturnType<typeof formOf>) =>
  matricesIn(itemsOfPart(form, 'questions')).map(({ id, rows }) => [id, ...rows]);

it('has the choices right below its header that have the same options', () => {
  const named = grades.map((each) => ({ ...each, name: `${each.value}!` }));
  const form = formOf(
    [ask(1), ask(4), ask(5), ask(6, 'RADIO', named), ask(7), ask(9, 'CHECKBOXES'), ask(10)],
    [
      show(2, 'HEADER', matrix),
      show(3, 'DESCRIPTION'),
      show(8, 'HEADER', matrix),
      show(11, 'HEADER', matrix),
    ],
  );
  expect(rowsOf(form)).toEqual([[idOf(2), idOf(4), idOf(5)], [idOf(8), idOf(9)], [idOf(11)]]);
  expect(matricesOf(form)).toEqual([
    { name: 'Service', titles: ['Row 4', 'Row 5'] },
    { name: 'Service', titles: ['Row 9'] },
  ]);
});

it('ends before an element, an order of options and what is no choice', () => {
  const ends = (more: ReturnType<typeof ask>[], elements: ReturnType<typeof show>[] = []) =>
    rowsOf(formOf([ask(2), ...more, ask(9)], [show(1, 'HEADER', matrix), ...elements]));
  expect(ends([])).toEqual([[idOf(1), idOf(2), idOf(9)]]);
  expect(ends([ask(3, 'RANKING')])).toEqual([[idOf(1), idOf(2)]]);
  expect(ends([ask(3, 'TEXT', [])])).toEqual([[idOf(1), idOf(2)]]);
  expect(ends([], [show(3, 'DESCRIPTION')])).toEqual([[idOf(1), idOf(2)]]);
  expect(ends([], [show(3, 'HEADER')])).toEqual([[idOf(1), idOf(2)]]);
});

it('is a table up to so many options', () => {
  const many = (count: number) => Array.from({ length: count }, (_, order) => ({ value: `${order}`, order }));
  const rowsWith = (count: number) =>
    tableRows(itemsOfPart(formOf([ask(2, 'RADIO', many(count))], [show(1, 'HEADER', matrix)]), 'questions'));
  expect([...rowsWith(matrixOptionsLimit)]).toEqual([[idOf(2), idOf(1)]]);
  expect([...rowsWith(matrixOptionsLimit + 1)]).toEqual([]);
});

it('is asked row by row where one of them is calculated', () => {
  const calculated = { ...ask(3), filledBy: { from: 'expression' as const, expression: 'Good' } };
  const form = formOf([ask(2), calculated], [show(1, 'HEADER', matrix)]);
  expect(rowsOf(form)).toEqual([[idOf(1), idOf(2), idOf(3)]]);
  expect([...tableRows(itemsOfPart(form, 'questions'))]).toEqual([]);
});
