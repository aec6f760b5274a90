import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTrue } from '#core/logic/evaluate.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { compileFilter } from './filter.ts';
import { linesOfLogic } from './logic-filter.ts';

const types = {
  text: 'TEXT',
  size: 'RADIO',
  wet: 'BOOLEAN',
  speed: 'NUMERIC',
  stars: 'STARS',
  seen: 'DATE',
  tools: 'CHECKBOXES',
} as const satisfies Record<string, QuestionType>;
const known = new Map(Object.entries(types).map(([id, type]) => [id, { type }]));

const typeOf = new Map<string, QuestionType>(Object.entries(types));

const answers = fc.record(
  {
    text: fc.constantFrom('Gate', 'gate', '1', 'true'),
    size: fc.constantFrom('Small', 'Large'),
    wet: fc.constantFrom('true', 'false'),
    speed: fc.constantFrom('0', '-1', '1', '1.50'),
    stars: fc.constantFrom('1', '5'),
    seen: fc.constantFrom('2026-01-01', '2026-05-05'),
    tools: fc.constantFrom(['Rope'], ['Rope', 'Radio'], ['rope']),
  },
  { requiredKeys: [] },
);
const constant: fc.Arbitrary<Logic> = fc.constantFrom<Logic[]>(
  'Gate',
  'Small',
  'true',
  '1',
  '',
  0,
  1,
  1.5,
  -1,
  true,
  false,
  null,
  'Rope',
  '2026-01-01',
);
const comparison: fc.Arbitrary<Logic> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('==', '===', '!=', '!==', '>', '>=', '<', '<=', 'contains'),
      fc.constantFrom(...Object.keys(types)),
      constant,
    )
    .map(([operator, id, value]): Logic => ({ [operator]: [{ var: id }, value] })),
  fc
    .tuple(fc.constantFrom(...Object.keys(types)), fc.array(constant, { maxLength: 3 }))
    .map(([id, list]): Logic => ({ in: [{ var: id }, list] })),
);
const condition = fc.oneof(
  comparison,
  fc
    .tuple(fc.constantFrom('and', 'or', '!'), fc.array(comparison, { minLength: 1, maxLength: 3 }))
    .map(([operator, parts]): Logic => ({ [operator]: parts })),
);

it('the lines pass exactly the rows of the condition', () => {
  let translated = 0;
  fc.assert(
    fc.property(condition, fc.array(answers, { minLength: 1, maxLength: 6 }), (logic, rows) => {
      const filters = linesOfLogic(logic, known);
      if (filters === null) return;
      translated += 1;
      const passes = compileFilter({ and: true, reviewState: null, filters }, known);
      const row = { createdAt: 0, userId: '', reviewState: null, alerts: [] };
      for (const each of rows)
        expect([each, passes({ ...row, answers: each })]).toEqual([each, isTrue(logic, each, typeOf)]);
    }),
    { numRuns: 5_000 },
  );
  expect(translated).toBeGreaterThan(50);
});

it('says nothing of what no lines say', () => {
  const size = { var: 'size' };
  expect(linesOfLogic({ or: [{ '==': [size, 'a'] }, { '==': [size, 'b'] }] }, known)).toEqual([
    { questionId: 'size', operator: 'EQ', values: ['a', 'b'] },
  ]);
  expect(linesOfLogic({ or: [{ '==': [size, 'a'] }, { '==': [{ var: 'wet' }, true] }] }, known)).toBeNull();
  expect(
    linesOfLogic(
      { '==': [{ var: 'part' }, 'Door'] },
      new Map([['part', { type: 'TEXT', entriesOf: 'damages' }]]),
    ),
  ).toBeNull();
});
