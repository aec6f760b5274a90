import { describe, expect, it } from 'vitest';
import { names, questions } from '#tests/support/xlsform-questions.ts';
import type { Logic } from '#core/logic/schema.ts';
import { conditionXPath, valueXPath } from './from-logic.ts';
import { conditionLogic, valueLogic } from './to-logic.ts';
import type { WrittenQuestion, WrittenQuestions } from './written/written.ts';

describe('conditions of real forms', () => {
  it('may have hundreds of parts', () => {
    const parts = (length: number) => Array.from({ length }, (_, index) => `\${age} = ${index}`).join(' or ');
    expect(conditionLogic(parts(2_000), names)).toHaveProperty('or.length', 2_000);
    expect(() => conditionLogic(parts(5_000), names)).toThrow('too long');
  });

  it.each<[string, Logic | null]>([
    ["${size} = 'small'", { '==': [{ var: 'id-size' }, 'Small one'] }],
    ['${age} >= 18', { '>=': [{ var: 'id-age' }, 18] }],
    ['${age} < 18', { and: [{ answered: { var: 'id-age' } }, { '<': [{ var: 'id-age' }, 18] }] }],
    ['18 <= ${age}', { '>=': [{ var: 'id-age' }, 18] }],
    [
      'selected(${tools}, \'large\') or not(selected(${tools}, "small"))',
      {
        or: [
          { contains: [{ var: 'id-tools' }, 'large'] },
          { '!': [{ contains: [{ var: 'id-tools' }, 'Small one'] }] },
        ],
      },
    ],
    [
      "${hurt}='yes' and ${age}>5 and ${species} != ''",
      {
        and: [
          { '==': [{ var: 'id-hurt' }, true] },
          { '>': [{ var: 'id-age' }, 5] },
          { answered: { var: 'id-species' } },
        ],
      },
    ],
    ['../size = ‘large’', { '==': [{ var: 'id-size' }, 'large'] }],
    ["/data/group/size = 'large'", { '==': [{ var: 'id-size' }, 'large'] }],
    ["${born} > '2020-01-01'", { dateAfter: [{ var: 'id-born' }, 1_577_836_800_000] }],
    [
      "${born} <= date('2020-01-01')",
      {
        or: [
          { dateBefore: [{ var: 'id-born' }, 1_577_836_800_000] },
          { dateOn: [{ var: 'id-born' }, 1_577_836_800_000] },
        ],
      },
    ],
    ['${twice} > 10', { '>': [{ '*': [{ var: 'id-age' }, 2] }, 10] }],
    ['true()', null],
    ['false()', { '!!': [false] }],
    ['string-length(${species}) > 0', { answered: { var: 'id-species' } }],
    ['${size} = 3', { '==': [{ var: 'id-size' }, '3'] }],
  ])('%s', (text, logic) => {
    expect(conditionLogic(text, names)).toEqual(logic);
  });

  it.each([
    ['${gone} = 1', 'There is no question "gone"'],
    ['today() > ${born}', 'today() has no counterpart'],
    ["regex(${species}, '[a-z]+')", 'regex() has no counterpart'],
    ['${circle} > 1', '"circle" is calculated from itself'],
    ['string-length(${species}) > 3', 'string-length() can be compared with 0 only'],
    ['. > 5', '"." has no counterpart'],
    ["${hurt} = 'maybe'", '"maybe" is not a choice of "hurt"'],
    ['(${age} > 5', 'A ")" is missing'],
    ['${age} >', 'The expression ends too early'],
    ['${age} ; 5', '"; 5" cannot be read'],
    ['${age} 5', '"5" is not expected there'],
    ['selected(${tools})', 'selected() has too few or too many parts'],
    [`${'${age} + '.repeat(5_000)}1 > 5`, 'The expression is too long'],
    ['${level30} > 5', 'it is too long'],
    [`${'('.repeat(20_000)}1`, 'The expression is nested too deeply'],
    [`${'-'.repeat(20_000)}1`, 'The expression is nested too deeply'],
    ["${seen} = 'gull'", '"gull" is not a date'],
  ])('%.60s is refused: %s', (text, message) => {
    expect(() => conditionLogic(text, names)).toThrow(message);
  });

  it.each<[string, Logic]>([
    ['${age} * 2 + 1', { '+': [{ '*': [{ var: 'id-age' }, 2] }, 1] }],
    ["if(${hurt} = 'yes', 1, 0)", { if: [{ '==': [{ var: 'id-hurt' }, true] }, 1, 0] }],
    ["concat(${species}, ' ', ${age})", { cat: [{ var: 'id-species' }, ' ', { var: 'id-age' }] }],
    ['5', { '+': [5] }],
  ])('a calculation: %s', (text, logic) => {
    expect(valueLogic(text, names)).toEqual(logic);
  });

  it.each<[Logic, string]>([
    [{ '==': [{ var: 'id-size' }, 'Small one'] }, "${size} = 'small'"],
    [{ '<': [{ var: 'id-age' }, 18] }, 'coalesce(${age}, 0) < 18'],
    [{ and: [{ answered: { var: 'id-age' } }, { '<': [{ var: 'id-age' }, 18] }] }, '${age} < 18'],
    [
      {
        or: [
          { var: 'id-hurt' },
          { and: [{ '>': [{ var: 'id-age' }, 5] }, { '!': [{ answered: [{ var: 'id-species' }] }] }] },
        ],
      },
      "${hurt} = 'yes' or (${age} > 5 and ${species} = '')",
    ],
    [{ '*': [{ '+': [{ var: 'id-age' }, 1] }, 2] }, '(${age} + 1) * 2'],
    [{ dateAfter: [{ var: 'id-seen' }, 1_577_836_800_000] }, "date(${seen}) > date('2020-01-01')"],
    [{ in: [{ var: 'id-size' }, ['large', '3']] }, "(${size} = 'large' or ${size} = '3')"],
  ])('%j is written', (logic, text) => {
    expect(valueXPath(logic, questions)).toBe(text);
  });

  it.each<[Logic, string]>([
    [{ timeAfter: [{ var: 'id-seen' }, '08:30'] }, '"timeAfter" has no counterpart'],
    [{ contains: [{ var: 'id-species' }, 'gull'] }, 'Whether "species" contains a text cannot be asked'],
    [{ '==': [{ var: 'id-size' }, 'gone'] }, '"gone" is not an option of "size"'],
    [{ some: [{ var: 'id-tools' }, { '==': [{ var: '' }, 'a'] }] }, '"some" has no counterpart'],
    [{ '==': [{ var: 'id-gone' }, 1] }, 'It reads a question that is not asked there'],
    [{ '>': [{ '+': [{ var: 'id-age' }, '5'] }, 1] }, 'Only numbers can be calculated with'],
  ])('%j cannot be: %s', (logic, message) => {
    expect(() => conditionXPath(logic, questions)).toThrow(message);
  });
});

it('a distance of two points goes there and back; of anything else there is none', () => {
  const gate = { id: 'id-gate', text: 'Gate', type: 'PLACE' as const };
  const known = (name: string) =>
    name === 'gate'
      ? ({ kind: 'question', question: gate, choices: new Map(), time: null } as const)
      : names(name);
  const place: WrittenQuestion = { name: 'gate', title: 'Gate', kind: 'place', choices: new Map() };
  const written: WrittenQuestions = new Map([...questions, [gate.id, place]]);
  const distance = { distance: [{ var: 'id-gate' }, 'geo:-36.85,174.76'] };
  const text = "distance(${gate}, '-36.85 174.76')";
  expect(valueLogic(text, known)).toEqual(distance);
  expect(valueXPath(distance, written)).toBe(text);
  // A missing point is no number in both.
  const near = { '<': [distance, 500] };
  expect(conditionLogic(`${text} < 500`, known)).toEqual(near);
  expect(conditionXPath(near, written)).toBe(`${text} < 500`);
  expect(conditionXPath({ '<': [{ '+': [distance] }, 500] }, written)).toBe(`${text} < 500`);
  const within = { '<': [{ if: [{ answered: [distance] }, distance, 0] }, 500] };
  expect(conditionXPath(within, written)).toBe(`coalesce(${text}, 0) < 500`);
  expect(conditionLogic(`coalesce(${text}, 0) < 500`, known)).toEqual(within);
  for (const wrong of ["distance(${age}, '1 2')", "distance(${gate}, 'here')", 'distance(${gate})'])
    expect(() => valueLogic(wrong, known)).toThrow();
  expect(() => valueXPath({ distance: [{ var: 'id-age' }, { var: 'id-gate' }] }, written)).toThrow(
    'does not ask for a place',
  );
});
