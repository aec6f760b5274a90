import { expect, it } from 'vitest';
import { parseOrder } from './ask-order.ts';

const choices = ['Apples', 'Pears', 'Plums'].map((label) => ({ value: label.toLowerCase(), label }));

it('an order is typed by numbers', () => {
  expect(parseOrder('3 1', choices)).toEqual(['plums', 'apples']);
  expect(parseOrder('2,3; 1.', choices)).toEqual(['pears', 'plums', 'apples']);
  expect(parseOrder('  ', choices)).toEqual([]);
});

it('what is no number of an option, or comes twice, is refused', () => {
  expect(parseOrder('4', choices)).toBe('"4" is no number from 1 to 3');
  expect(parseOrder('0', choices)).toMatch(/no number/);
  expect(parseOrder('1 2 1', choices)).toBe('"Apples" is ranked twice');
});
