import { describe, expect, it } from 'vitest';
import { recipeIssues } from './check-recipe.ts';
import { type Recipe, recipe as recipeShape } from './schema.ts';
import { conditionOf, readCondition, rowOperators } from './step-kinds.ts';
import { previewTransform } from './transform.ts';

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
    'is not a date format',
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
