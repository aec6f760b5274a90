// The three ways to run an expression give the same, on random expressions over random answers.
import * as fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { columnTable } from './columns/column-table.ts';
import { maskOf, numbersOf } from './columns/columns.ts';
import { compile } from './compile.ts';
import { contextMaker, evaluate, isTruthy, type QuestionTypes } from './evaluate.ts';

const types: QuestionTypes = new Map([
  ['n', 'NUMERIC'],
  ['m', 'NUMERIC'],
  ['choice', 'RADIO'],
  ['text', 'TEXT'],
  ['yes', 'BOOLEAN'],
  ['when', 'DATETIME'],
  ['later', 'DATETIME'],
  ['list', 'CHECKBOXES'],
  ['numbers', 'MULTI_NUMERIC'],
  ['place', 'PLACE'],
]);
const names = [...types.keys()];

const numeric = fc.constantFrom('0', '-0', '1', '5', '-3.5', '1e21', '12', '100000');
const word = fc.constantFrom('a', 'b', 'ab', '5', 'true', '0');
const moment = fc
  .tuple(fc.integer({ min: -2e11, max: 2e12 }), fc.constantFrom(0, 3_600_000, -18_000_000))
  .map(([at, offset]) => `${at},${offset}`);
const answers: fc.Arbitrary<Answers> = fc.record(
  {
    n: numeric,
    m: numeric,
    choice: fc.constantFrom('a', 'b'),
    text: word,
    yes: fc.constantFrom('true', 'false'),
    when: moment,
    later: moment,
    list: fc.array(word, { maxLength: 3 }),
    numbers: fc.array(numeric, { maxLength: 3 }),
    place: fc.constantFrom('geo:-36.85,174.76', 'geo:0,0,12;u=5'),
  },
  { requiredKeys: [] },
);

const constant: fc.Arbitrary<Logic> = fc.constantFrom<Logic[]>(
  0,
  1,
  -1,
  5,
  2.5,
  null,
  true,
  false,
  '',
  'a',
  'b',
  '5',
  '08:30',
  'geo:1,1',
);
const operation = (operators: string[], operands: fc.Arbitrary<Logic>, least: number, most: number) =>
  fc
    .tuple(fc.constantFrom(...operators), fc.array(operands, { minLength: least, maxLength: most }))
    .map(([operator, list]): Logic => ({ [operator]: list }));
const read = (ids: string[]) => fc.constantFrom(...ids).map((id): Logic => ({ var: id }));

/** Anything that JSON can write with JSON-logic's operators and ours, sense or nonsense. */
const anything = fc.letrec<{ node: Logic }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    constant,
    read([...names, '', 'x', 'list.0', 'current', 'constructor']),
    fc.array(tie('node'), { maxLength: 3 }),
    operation(
      ['==', '===', '!=', '!==', '>', '>=', '<', '<=', '-', '/', '%', 'in', 'contains', 'distance'],
      tie('node'),
      2,
      2,
    ),
    operation(['+', '*', 'min', 'max', 'cat', 'and', 'or', 'if', '?:'], tie('node'), 1, 4),
    operation(['!', '!!', 'answered', '-', 'log', 'sum', 'average', 'least', 'greatest'], tie('node'), 1, 1),
    operation(['<', '<=', 'substr', 'reduce'], tie('node'), 3, 3),
    operation(['dateAfter', 'dateBefore', 'dateOn', 'timeAfter', 'timeBefore', 'timeOn'], tie('node'), 2, 2),
    operation(['some', 'all', 'none', 'map', 'filter'], tie('node'), 2, 2),
    operation(
      ['var', 'merge', 'missing', 'missing_some', '<', '!', '+', 'max', 'and', 'if', 'no such'],
      tie('node'),
      0,
      3,
    ),
  ),
})).node;

/** What dashboards ask for, within what columns can do: numbers, choices, dates. */
const tabular = fc.letrec<{ number: Logic; condition: Logic }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Logic[]>(0, 1, -3.5, 5, null),
    read(['n', 'm', 'when']),
    fc.constant<Logic>({ var: ['n', 0] }),
    operation(['+', '*', 'min', 'max'], tie('number'), 1, 3),
    operation(['-', '/', '%'], tie('number'), 2, 2),
    operation(['-'], tie('number'), 1, 1),
    fc.tuple(tie('condition'), tie('number'), tie('number')).map((list): Logic => ({ if: list })),
  ),
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    operation(['==', '===', '!=', '!==', '>', '>=', '<', '<='], tie('number'), 2, 2),
    operation(['<', '<='], tie('number'), 3, 3),
    operation(['==', '===', '!=', 'in', 'contains', '<'], fc.oneof(read(['choice']), constant), 2, 2),
    operation(['==', '!='], fc.oneof(read(['yes']), constant), 2, 2),
    operation(
      ['dateAfter', 'dateBefore', 'dateOn', 'timeAfter', 'timeOn'],
      fc.oneof(read(['when', 'later']), constant),
      2,
      2,
    ),
    operation(['answered', '!!', '!'], fc.oneof(read(['n', 'choice', 'yes', 'when']), tie('number')), 1, 1),
    read(['yes', 'text', 'n']),
    operation(['and', 'or'], tie('condition'), 1, 3),
    operation(['!', '!!'], tie('condition'), 1, 1),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map((list): Logic => ({ if: list })),
  ),
}));

const outcome = (run: () => unknown) => {
  try {
    return { value: run() };
  } catch {
    return 'failed';
  }
};

it('closures give what json-logic-js gives', () => {
  const contextOf = contextMaker(types);
  fc.assert(
    fc.property(fc.oneof(anything, tabular.condition, tabular.number), answers, (expression, row) => {
      const context = contextOf(row);
      expect(outcome(() => compile(expression)(context))).toEqual(
        outcome(() => evaluate(expression, row, types)),
      );
    }),
    { numRuns: 5_000 },
  );
});

function expectColumnsToAgree(expression: Logic, rows: readonly Answers[], of = types): boolean {
  const table = columnTable(
    rows.length,
    Object.fromEntries(of.keys().map((id) => [id, rows.map((row) => row[id])])),
    of,
  );
  const values = rows.map((row) => outcome(() => evaluate(expression, row, of)));
  const mask = maskOf(expression, table);
  const numbers = numbersOf(expression, table);
  if (mask) {
    expect([...mask]).toEqual(
      values.map((result) => (result === 'failed' ? result : Number(isTruthy(result.value)))),
    );
  }
  if (numbers) {
    expect([...numbers]).toEqual(
      values.map((result) =>
        typeof result === 'object' && typeof result.value === 'number' ? result.value : Number.NaN,
      ),
    );
  }
  return mask !== null;
}

it('columns give what json-logic-js gives, or say that they cannot', () => {
  const rows = fc.array(answers, { maxLength: 8 });
  let done = 0;
  fc.assert(
    fc.property(fc.oneof(tabular.condition, tabular.number), rows, (expression, list) => {
      if (expectColumnsToAgree(expression, list)) done += 1;
    }),
    { numRuns: 3_000 },
  );
  expect(done).toBeGreaterThan(2_000);
  fc.assert(
    fc.property(anything, rows, (expression, list) => void expectColumnsToAgree(expression, list)),
    { numRuns: 5_000 },
  );
});

it.each<[string, Logic]>([
  ['two text questions', { '==': [{ var: 'choice' }, { var: 'text' }] }],
  ['a list', { contains: [{ var: 'list' }, 'a'] }],
  ['all answers at once', { '==': [{ var: '' }, 1] }],
  ['an unknown operator', { explode: [{ var: 'choice' }] }],
  ['questions named while it runs', { missing: { merge: ['n'] } }],
])('columns leave %s to the rows', (_, expression) => {
  expect(maskOf(expression, columnTable(1, { choice: ['a'] }, types))).toBeNull();
});

describe('the public JSON-logic suite', () => {
  const file = new URL('../../../shared/data/json-logic-tests.json', import.meta.url);
  const suite: unknown[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const cases = suite.filter((entry): entry is [Logic, unknown, unknown] => Array.isArray(entry));

  it.skipIf(cases.length === 0)('holds over columns too (skipped where the file is missing)', () => {
    let done = 0;
    for (const [expression, data] of cases) {
      // What its data say at the top, as answers; beside them rows that answer nothing.
      const given = Object.entries(Array.isArray(data) ? {} : (data ?? {})).flatMap(([id, value]) => {
        const type = typeof value === 'number' ? 'NUMERIC' : typeof value === 'boolean' ? 'BOOLEAN' : 'TEXT';
        return value === null || typeof value === 'object'
          ? []
          : [{ id, type, text: String(value) } as const];
      });
      const asked: QuestionTypes = new Map(given.map(({ id, type }) => [id, type]));
      const answered = Object.fromEntries(given.map(({ id, text }) => [id, text]));
      if (expectColumnsToAgree(expression, [answered, {}], asked)) done += 1;
    }
    expect(done).toBeGreaterThan(100);
  });
});
