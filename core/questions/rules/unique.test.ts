import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { compileRules, ruleKindsOf } from './rules.ts';
import { uniqueKeyOf } from './unique.ts';

it('an answer is unique where no other row has it', () => {
  const rules = [
    { kind: 'unique', within: 'form' },
    { kind: 'unique', within: 'sheet' },
  ];
  const asked = question.parse({ id: crypto.randomUUID(), text: 'Number', type: 'TEXT', rules });
  const judged = (isTaken?: (within: string, value: string) => boolean) =>
    compileRules(asked, [asked])?.('A 7', { context: {}, now: 0, isTaken }).map(({ message }) => message);
  expect(judged()).toEqual([]);
  expect(judged(() => false)).toEqual([]);
  expect(judged((within, value) => within === 'sheet' && value === 'A 7')).toEqual([
    'No other entry of the sheet may have the same answer.',
  ]);
  expect(judged(() => true)).toHaveLength(2);
});

it.each<[QuestionType, string, string]>([
  ['TEXT', ' Caf\u00e9 7', 'CAFE\u0301 7 '],
  ['NUMERIC', '7', '7.0'],
  ['DATETIME', '0,0', '0,3600000'],
  ['EMAIL_ADDRESS', 'a@b.de', 'A@B.DE'],
])('a %s of %s is the same as %s', (type, one, other) => {
  expect(uniqueKeyOf({ type }, one)).toBe(uniqueKeyOf({ type }, other));
  expect(uniqueKeyOf({ type }, '  ')).toBeNull();
});

it('only a single value can be unique', () => {
  const having = (
    ['TEXT', 'CHECKBOXES', 'IMAGE', 'DATE', 'BOOLEAN', 'CATALOG_RADIO'] as QuestionType[]
  ).filter((type) => ruleKindsOf(type).includes('unique'));
  expect(having).toEqual(['TEXT', 'DATE']);
});
