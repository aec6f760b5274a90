import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { answerText, exactText, momentText, numberText } from './format-answer.ts';

const options = { timeZone: 'America/Toronto', catalogNames: new Map([['ca', 'Canada']]) };
const questionOptions = [
  { value: 's', name: 'Small', order: 0 },
  { value: 'm', name: null, order: 1 },
];

describe('an answer as text', () => {
  it.each<[QuestionType, string | string[] | null, string]>([
    ['TEXT', 'as it is', 'as it is'],
    ['NUMERIC', '1234.50', '1234.50'],
    ['MULTI_NUMERIC', ['1', '2', '3', '4', '5'], '1, 2, 3, 4, 5'],
    ['BOOLEAN', 'true', 'Yes'],
    ['RADIO', 's', 'Small'],
    ['RADIO', 'gone', 'gone'],
    ['CHECKBOXES', ['s', 'm'], 'Small, m'],
    ['CHECKBOXES', ['s', 'm', 'x', 'y'], '4 items selected'],
    ['DATETIME', '1700000000000,0', '2023-11-14 17:13'],
    ['DATETIME', '9000000000000000,0', '9000000000000000'],
    ['CATALOG_RADIO', 'ca,on', 'Canada / on'],
    ['IMAGE', 'some-id', 'Image'],
    ['TEXT', null, ''],
  ])('%s %j', (type, value, expected) => {
    expect(answerText({ type, questionOptions }, value, options)).toBe(expected);
  });

  it('a moment in a zone that is not known here is in UTC', () => {
    expect(momentText(0, 'Mars/Base')).toBe('1970-01-01 00:00');
  });
});

it.each([
  [999, '999'],
  [1_234, '1.23K'],
  [999_999, '1M'],
  [-2_500_000, '-2.5M'],
  [7e9, '7B'],
  [1.5e12, '1.5T'],
  [1e16, '10000T'],
  [0.126, '0.13'],
  [-0.001, '0'],
  [Number.NaN, '–'],
])('%d is shortened to %s', (value, expected) => {
  expect(numberText(value)).toBe(expected);
});

it.each([
  [1_234.5, '1,234.5'],
  [0.1 + 0.2, '0.3'],
  [Number.NaN, '–'],
])('%d in full is %s', (value, expected) => {
  expect(exactText(value)).toBe(expected);
});
