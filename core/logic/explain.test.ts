import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import { type ExplainedQuestion, explainLogic, explainValue } from './explain.ts';

const questions: ExplainedQuestion[] = [
  { id: 'cost', text: 'Cost Total $', type: 'NUMERIC' },
  { id: 'repair', text: 'Cost Repair', type: 'NUMERIC' },
  { id: 'damage', text: 'Damage', type: 'RADIO' },
  { id: 'parts', text: 'Parts', type: 'CHECKBOXES' },
  { id: 'species', text: 'Species', type: 'TEXT' },
  { id: 'fire', text: 'Fire', type: 'BOOLEAN' },
  { id: 'seen', text: 'Seen', type: 'DATETIME' },
  { id: 'speeds', text: 'Speeds', type: 'MULTI_NUMERIC' },
];
const variable = (id: string): Logic => ({ var: id });
const costly: Logic = { '>': [variable('cost'), 100_000] };
const substantial: Logic = { '==': [variable('damage'), 'Substantial'] };
const march1 = Date.parse('2020-03-01T08:30:00Z');

it.each<[Logic, string]>([
  [{ or: [costly, substantial] }, 'Cost Total $ is greater than 100,000, or Damage is Substantial'],
  [
    { or: [costly, { and: [substantial, variable('fire')] }] },
    'Cost Total $ is greater than 100,000, or (Damage is Substantial and Fire is Yes)',
  ],
  [
    { '!': { or: [costly, substantial] } },
    'not (Cost Total $ is greater than 100,000, or Damage is Substantial)',
  ],
  [{ '!': substantial }, 'Damage is not Substantial'],
  [{ '<=': [100, variable('cost')] }, 'Cost Total $ is at least 100'],
  [{ '<=': [100, variable('cost'), 2000.5] }, 'Cost Total $ is at least 100 and at most 2,000.5'],
  [
    { in: [variable('damage'), ['Minor', 'Medium', 'Substantial']] },
    'Damage is one of Minor, Medium or Substantial',
  ],
  [
    { '<': [{ distance: [variable('species'), 'geo:-36.85,174.76'] }, 500] },
    'the distance in meters from Species to -36.85, 174.76 is less than 500',
  ],
  [{ contains: [variable('parts'), 'Wing'] }, 'Parts contains Wing'],
  [{ '!': { contains: [variable('species'), 'gull'] } }, 'Species does not contain "gull"'],
  [{ in: ['gull', variable('species')] }, 'Species contains "gull"'],
  [{ answered: variable('seen') }, 'Seen is answered'],
  [{ '!': [{ answered: [variable('seen')] }] }, 'Seen is not answered'],
  [{ '!=': [variable('damage'), null] }, 'Damage is answered'],
  [{ '==': [variable('fire'), false] }, 'Fire is No'],
  [{ dateAfter: [variable('seen'), march1] }, 'Seen is after 2020-03-01'],
  [{ dateBefore: [variable('seen'), `${march1},3600000`] }, 'Seen is before 2020-03-01'],
  [{ timeOn: [variable('seen'), '08:30'] }, 'Seen is at 08:30'],
  [{ timeBefore: [variable('seen'), march1] }, 'Seen is at a time before 08:30'],
  [{ '<': [variable('seen'), march1] }, 'Seen is earlier than 2020-03-01 08:30'],
  [
    { some: [variable('speeds'), { '>': [variable(''), 250] }] },
    'at least one of Speeds is greater than 250',
  ],
  [
    {
      '>': [
        { '/': [{ '+': [variable('cost'), variable('repair')] }, 2] },
        { max: [variable('repair'), 10, 20] },
      ],
    },
    '(Cost Total $ + Cost Repair) ÷ 2 is greater than the largest of Cost Repair, 10 and 20',
  ],
  [{ '>': [{ var: ['cost', 0] }, 5] }, 'Cost Total $ (or else 0) is greater than 5'],
  [
    { if: [variable('fire'), costly, substantial] },
    'if Fire is Yes then Cost Total $ is greater than 100,000, otherwise Damage is Substantial',
  ],
  [
    { if: [variable('fire'), costly, substantial, costly] },
    'if Fire is Yes then Cost Total $ is greater than 100,000, if Damage is Substantial then Cost Total $ is greater than 100,000',
  ],
  [
    { '>': [{ if: [variable('fire'), 1, substantial, 2, 3] }, 2] },
    '(1 if Fire is Yes, 2 if Damage is Substantial, otherwise 3) is greater than 2',
  ],
  [{ '!': { '<=': [1, variable('cost'), 5] } }, 'not (Cost Total $ is at least 1 and at most 5)'],
  [
    { '>': [{ reduce: [variable('parts'), { '+': [variable('accumulator'), 1] }, 0] }, 2] },
    'the number of Parts is greater than 2',
  ],
  [variable('cost'), 'Cost Total $ is neither empty nor 0'],
  [{ '==': [variable('gone'), 1] }, 'a deleted question is 1'],
])('%j: %s', (expression, sentence) => {
  expect(explainLogic(expression, questions)).toBe(sentence);
});

describe('values that do not speak for themselves', () => {
  const options = [
    { value: 'w', name: 'Wing' },
    { value: 'n', name: 'Nose' },
  ];
  const asked: ExplainedQuestion[] = [
    { id: 'part', text: 'Part', type: 'RADIO', questionOptions: options },
    { id: 'parts', text: 'Parts', type: 'CHECKBOXES', questionOptions: options },
    { id: 'place', text: 'Place', type: 'CATALOG_RADIO', valueNames: new Map([['n,g', 'North / Gate']]) },
  ];

  it.each<[Logic, string]>([
    [{ in: [variable('place'), ['n,g', 'gone']] }, 'Place is one of North / Gate or "gone"'],
    [{ '==': ['w', variable('part')] }, 'Part is Wing'],
    [{ in: [variable('part'), ['w', 'n', 'x']] }, 'Part is one of Wing, Nose or x'],
    [{ '!': { in: [variable('part'), ['w']] } }, 'Part is none of Wing'],
    [{ in: ['w', variable('parts')] }, 'Parts contains Wing'],
    [{ contains: [variable('parts'), 'n'] }, 'Parts contains Nose'],
    [{ '==': [{ var: ['part', 'n'] }, 'w'] }, 'Part (or else Nose) is Wing'],
    [{ some: [variable('parts'), { in: [variable(''), ['w', 'n']] }] }, 'Parts contains any of Wing or Nose'],
    [{ all: [variable('parts'), { '==': [variable(''), 'w'] }] }, 'each of Parts is Wing'],
  ])('are called by their names: %j: %s', (logic, sentence) => {
    expect(explainLogic(logic, asked)).toBe(sentence);
  });
});

it.each<[Logic, string]>([
  [{ dateAfter: [variable('due'), Date.parse('2026-01-31')] }, 'Due is after 2026-01-31'],
  [{ '>': [variable('due'), 20_484] }, 'Due is later than 2026-01-31'],
  [{ timeBefore: [variable('begins'), '08:30'] }, 'Begins is at a time before 08:30'],
  [{ '<': [variable('begins'), 510] }, 'Begins is earlier than 08:30'],
  [{ '>': [variable('took'), 5_400] }, 'Took is greater than 1 h 30 min'],
  [{ '>': [variable('took'), -1] }, 'Took is greater than -1'],
  [{ '>': [{ '-': [variable('due'), variable('ends')] }, 7] }, 'Due − Ends is greater than 7'],
])('says days and times of day: %j: %s', (logic, sentence) => {
  const asked: ExplainedQuestion[] = [
    { id: 'due', text: 'Due', type: 'DATE' },
    { id: 'ends', text: 'Ends', type: 'DATE' },
    { id: 'begins', text: 'Begins', type: 'TIME' },
    { id: 'took', text: 'Took', type: 'DURATION' },
  ];
  expect(explainLogic(logic, asked)).toBe(sentence);
});

it('says something about whatever JSON it is given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (expression) => {
      expect(explainLogic(expression as Logic, questions)).not.toBe('');
    }),
  );
});

describe('lists that are worked through', () => {
  const reduced = (step: Logic, start: Logic): Logic => ({ reduce: [variable('speeds'), step, start] });
  const both = [{ var: 'current' }, { var: 'accumulator' }];

  it.each<[Logic, string]>([
    [reduced({ min: both }, 9999), 'the smallest of Speeds (at most 9,999)'],
    [reduced({ max: both }, 0), 'the largest of Speeds (at least 0)'],
    [reduced({ '+': both }, 0), 'the sum of Speeds'],
    [reduced({ '+': both }, 5), '(5 + the sum of Speeds)'],
    [reduced({ '-': both }, 0), 'a formula of its own over Speeds'],
    [{ map: [variable('speeds'), { '*': [{ var: '' }, 2] }] }, 'a formula of its own over Speeds'],
    [{ filter: [variable('parts'), { '!=': [{ var: '' }, 'Wing'] }] }, 'a formula of its own over Parts'],
    [{ var: '' }, 'a formula of its own'],
    [{ var: { if: [true, 'cost', 'repair'] } }, 'a formula of its own'],
  ])('%j is %s', (logic, words) => {
    expect(explainValue(logic, questions)).toBe(words);
  });
});

it('a deleted question is said of questions that are not in the form, and of nothing else', () => {
  const { any } = fc.letrec<{ any: Logic }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<Logic>(1, 'a', true, null, { var: '' }),
      fc.constantFrom(...questions.map(({ id }) => variable(id))),
      fc
        .tuple(
          fc.constantFrom('+', '-', 'min', 'max', 'and', 'or', 'if', '==', '<', 'contains'),
          tie('any'),
          tie('any'),
        )
        .map(([operator, left, right]): Logic => ({ [operator]: [left, right] })),
      fc
        .tuple(fc.constantFrom('!', '!!', 'answered'), tie('any'))
        .map(([operator, of]): Logic => ({ [operator]: [of] })),
      fc
        .tuple(
          fc.constantFrom('reduce', 'map', 'filter', 'some', 'all', 'none'),
          tie('any'),
          fc.constantFrom<Logic>(
            { '+': [{ var: 'current' }, { var: 'accumulator' }] },
            { max: [{ var: 'accumulator' }, { var: 'current' }] },
            { '>': [{ var: '' }, 2] },
            { in: [{ var: '' }, ['a', 'b']] },
          ),
        )
        .map(([operator, list, step]): Logic => ({ [operator]: [list, step, 0] })),
    ),
  }));
  const says = (logic: Logic) => [explainLogic(logic, questions), explainValue(logic, questions)];
  fc.assert(fc.property(any, (logic) => says(logic).every((text) => !text.includes('a deleted question'))));
  const gone: Logic = { '>': [variable('gone'), 1] };
  expect(says({ and: [gone, true] }).join()).toContain('a deleted question');
});
