import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { inMemory } from '#core/files/output.ts';
import { recipeIssues } from './check-recipe.ts';
import { type Recipe, recipe as recipeShape, type RecipeStep } from './schema.ts';
import { conditionOf, readCondition, rowOperators } from './step-kinds.ts';
import { previewTransform, transformFile } from './transform.ts';

function recipeOf(steps: unknown[], input: unknown = {}): Recipe {
  return recipeShape.parse({ input, steps });
}

/** The converted table, its header first. */
function convert(steps: unknown[], text: string, input?: unknown): readonly (readonly string[])[] {
  const { converted } = previewTransform(recipeOf(steps, input), text);
  return [converted.columns, ...converted.rows];
}

describe('a step', () => {
  it.each<[string, unknown, string, string[][]]>([
    [
      'renames',
      { kind: 'rename', column: 'a', to: 'A' },
      'a,b\n1,2',
      [
        ['A', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'keeps columns in an order',
      { kind: 'keep', columns: ['c', 'a'] },
      'a,b,c\n1,2,3',
      [
        ['c', 'a'],
        ['3', '1'],
      ],
    ],
    [
      'drops columns',
      { kind: 'drop', columns: ['b'] },
      'a,b,c\n1,2,3',
      [
        ['a', 'c'],
        ['1', '3'],
      ],
    ],
    [
      'splits, the rest in the last',
      { kind: 'split', column: 'a', separator: '-', into: ['a', 'n'] },
      'a\nx - 1 - 2',
      [
        ['a', 'n'],
        ['x', '1 - 2'],
      ],
    ],
    [
      'joins what is there',
      { kind: 'join', columns: ['a', 'b'], separator: ' ', to: 'c' },
      'a,b\n1,2\n3,',
      [
        ['a', 'b', 'c'],
        ['1', '2', '1 2'],
        ['3', '', '3'],
      ],
    ],
    [
      'joins date and time',
      { kind: 'dateTime', date: 'd', time: 't', format: 'MM/dd/yyyy h:mm a', to: 'at' },
      'd,t\n11/03/2026,2:05 PM',
      [
        ['d', 't', 'at'],
        ['11/03/2026', '2:05 PM', '2026-11-03 14:05:00'],
      ],
    ],
    [
      'reads numbers',
      { kind: 'number', columns: ['n'], decimal: ',' },
      'n\n"1.234,50"',
      [['n'], ['1234.50']],
    ],
    [
      'replaces values',
      { kind: 'replace', column: 'a', values: [{ from: 'J', to: 'Yes' }] },
      'a\nJ\nN',
      [['a'], ['Yes'], ['N']],
    ],
    [
      'sets a column',
      { kind: 'set', column: 'z', value: 'x' },
      'a\n1',
      [
        ['a', 'z'],
        ['1', 'x'],
      ],
    ],
    [
      'keeps rows by a condition',
      { kind: 'filter', rows: 'keep', condition: { '>': [{ var: 'n.1' }, 5] } },
      'n.1\n4\n6\n',
      [['n.1'], ['6']],
    ],
    [
      'drops rows by a condition',
      { kind: 'filter', rows: 'drop', condition: { answered: { var: 'n' } } },
      'n,m\n4,1\n,2',
      [
        ['n', 'm'],
        ['', '2'],
      ],
    ],
    [
      'turns columns into rows',
      { kind: 'columnsToRows', columns: ['p', 'q'], nameTo: 'test', valueTo: 'value' },
      'a,p,q\n1,2,3\n4,,5',
      [
        ['a', 'test', 'value'],
        ['1', 'p', '2'],
        ['1', 'q', '3'],
        ['4', 'q', '5'],
      ],
    ],
  ])('%s', (_, step, text, table) => expect(convert([step], text)).toEqual(table));

  it('names the column that is not there, and those that are', () => {
    expect(() => convert([{ kind: 'drop', columns: ['x'] }], 'a,b\n1,2')).toThrow(
      'Step 1: There is no column "x"; there are "a", "b".',
    );
  });
});

describe('the input', () => {
  it('leaves lines out above the header and fills short rows', () => {
    const input = { skipLines: 2, fillsShortRows: true, delimiter: ';' };
    expect(convert([], 'x\n\na;b\n1', input)).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  it('counts lines within quoted texts', () => {
    const text = 'a,n\n"two\nlines",1\nx,none';
    expect(() => convert([{ kind: 'number', columns: ['n'], decimal: '.' }], text)).toThrow(
      'Line 4, column "n"',
    );
  });
});

it.each<[string, unknown[], string]>([
  [
    'a format that is none',
    [{ kind: 'dateTime', date: 'a', format: 'whenever', to: 'a' }],
    'is no date format',
  ],
  [
    'an operator that is none',
    [{ kind: 'filter', rows: 'keep', condition: { run: 1 } }],
    'Unknown operator "run"',
  ],
  [
    'columns that multiply rows twice',
    ['a', 'b'].map((name) => ({ kind: 'columnsToRows', columns: [name], nameTo: 'n', valueTo: 'v' })),
    'Only one step',
  ],
])('a recipe is refused for %s', (_, steps, message) => {
  expect(recipeIssues(recipeOf(steps)).map((issue) => issue.message)).toEqual([
    expect.stringContaining(message),
  ]);
});

const names = fc.constantFrom('a', 'b', 'c', 'd e');
const someNames = fc.uniqueArray(names, { minLength: 1, maxLength: 3 });
const words = fc.constantFrom('', 'x', '1', '1,5', ' y ', '-', '"');
const anyStep: fc.Arbitrary<RecipeStep> = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), column: names, to: names }),
  fc.record({ kind: fc.constant('keep' as const), columns: someNames }),
  fc.record({ kind: fc.constant('drop' as const), columns: someNames }),
  fc.record({
    kind: fc.constant('split' as const),
    column: names,
    separator: fc.constantFrom(' ', '-', '1'),
    into: someNames,
  }),
  fc.record({ kind: fc.constant('join' as const), columns: someNames, separator: words, to: names }),
  fc.record({
    kind: fc.constant('dateTime' as const),
    date: names,
    time: fc.option(names),
    format: fc.constantFrom('dd.MM.yyyy', 'yyyyMMdd'),
    to: names,
    writes: fc.constant('yyyy-MM-dd'),
  }),
  fc.record({
    kind: fc.constant('number' as const),
    columns: someNames,
    decimal: fc.constantFrom(',' as const, '.' as const),
  }),
  fc.record({
    kind: fc.constant('replace' as const),
    column: names,
    to: fc.option(names),
    values: fc.array(fc.record({ from: words, to: words }), { minLength: 1, maxLength: 3 }),
    others: fc.constantFrom('keep' as const, 'empty' as const, 'refuse' as const),
  }),
  fc.record({ kind: fc.constant('set' as const), column: names, value: words }),
  fc.record({
    kind: fc.constant('filter' as const),
    rows: fc.constantFrom('keep' as const, 'drop' as const),
    condition: names.map((name) => ({ '==': [{ var: name }, 'x'] })),
  }),
  fc.record({
    kind: fc.constant('columnsToRows' as const),
    columns: someNames,
    nameTo: names,
    valueTo: names,
    skipsEmpty: fc.boolean(),
  }),
);
const anyInput = fc.record({
  delimiter: fc.constantFrom('auto', ',', ';'),
  encoding: fc.constantFrom('auto', 'utf-8', 'windows-1252'),
  skipLines: fc.nat(3),
  headerStartsWith: fc.option(fc.constantFrom('a', 'a,b')),
  facts: fc.constantFrom([], [{ label: 'Line', column: 'd e' }]),
  skipRowsStartingWith: fc.constantFrom([], ['Total']),
  fillsShortRows: fc.boolean(),
});
const line = fc.array(words, { maxLength: 4 }).map((cells) => cells.join(','));
const anyText = fc.oneof(
  fc
    .array(fc.oneof(line, fc.constantFrom('a,b,c', 'Line;2', 'Total;3', 'a')), { maxLength: 12 })
    .map((lines) => lines.join('\n')),
  fc.array(line, { maxLength: 8 }).map((lines) => ['a,b,c', ...lines].join('\r\n')),
);
const anyBytes = fc.oneof(
  { weight: 4, arbitrary: anyText.map((text) => new TextEncoder().encode(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

/** The file that comes of it, or the messages of why none does. */
async function outcome(
  recipe: Recipe,
  bytes: Uint8Array,
  length: number,
): Promise<string | readonly string[]> {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += length) pieces.push(bytes.subarray(at, at + length));
  try {
    return new TextDecoder().decode(await inMemory((output) => transformFile(recipe, pieces, output)));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    return [error.message, ...(error.details.errors ?? []).map(({ path, message }) => `${path}: ${message}`)];
  }
}

it('makes of any file rows or an error with a message, however the file is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 5 }),
      anyInput,
      anyBytes,
      fc.integer({ min: 1, max: 30 }),
      async (steps, input, bytes, length) => {
        const recipe = recipeShape.parse({ steps, input });
        const whole = await outcome(recipe, bytes, Math.max(bytes.length, 1));
        if (typeof whole !== 'string') {
          expect(whole[0]).toMatch(/^.+\.$/s);
          return;
        }
        // What was written is a table again: every row has as many cells as the header.
        const { data } = Papa.parse<string[]>(whole, { skipEmptyLines: 'greedy', delimiter: ',' });
        expect(new Set(data.map((cells) => cells.length)).size).toBeLessThanOrEqual(1);
        // Its encoding shows in the first bytes, so those stay together.
        if (bytes.every((byte) => byte < 0x80)) expect(await outcome(recipe, bytes, length)).toBe(whole);
      },
    ),
    { numRuns: 400 },
  );
});

it.each(rowOperators)(
  'a condition of three fields that says "$label" is read back as it was',
  ({ value }) => {
    const written = { column: 'a.b', operator: value, value: ['filled', 'empty'].includes(value) ? '' : '5' };
    expect(readCondition(conditionOf(written))).toEqual(written);
  },
);

it('a condition that says more than three fields is not read as one', () => {
  expect(readCondition({ or: [{ '==': [{ var: 'a' }, '1'] }, { answered: { var: 'b' } }] })).toBeNull();
});
