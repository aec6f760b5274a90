import { expect, it } from 'vitest';
import { completed, completionsAt } from './complete-expression.ts';
import { readExpression } from './parse-expression.ts';

const questions = [
  { id: 'a', text: 'Total cost' },
  { id: 'b', text: 'Cost' },
  { id: 'c', text: 'Animals' },
];
const titlesAt = (text: string, caret = text.length) =>
  completionsAt(text, caret, questions).choices.map(({ title }) => title);

it('offers the titles that contain what is typed, those that begin so first', () => {
  expect(titlesAt('co')).toEqual(['Cost', 'Total cost']);
  expect(titlesAt('[Cost] / an')).toEqual(['Animals']);
  expect(titlesAt('2 * [tot')).toEqual(['Total cost']);
});

it('offers all where a number is missing, and nothing behind one', () => {
  expect(titlesAt('')).toHaveLength(3);
  expect(titlesAt('[Cost] / ')).toHaveLength(3);
  expect(titlesAt('[Cost] ')).toEqual([]);
  expect(titlesAt('12')).toEqual([]);
});

it('what is completed can be read', () => {
  const typed = 'cost / ani';
  const { from, choices } = completionsAt(typed, typed.length, questions);
  const { text, caret } = completed(typed, typed.length, { from, text: choices[0]?.text ?? '' });
  expect([text, caret]).toEqual(['cost / [Animals]', 16]);
  expect(readExpression(text, questions)).toEqual({ expression: { '/': [{ var: 'b' }, { var: 'c' }] } });
});

it('reads titles of words alone without brackets, the longest that there is', () => {
  expect(readExpression('total cost / animals', questions)).toEqual({
    expression: { '/': [{ var: 'a' }, { var: 'c' }] },
  });
  expect(readExpression('costs', questions)).toHaveProperty('issue');
});
