import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  type FakeRow,
  formOf,
  optionsOf,
  questionOf,
  sheetOf,
} from '#tests/support/sheet-server.ts';
import { gatherRows } from '#core/sheets/engine/row-data.ts';
import { cellText } from './cell-text.ts';
import { middlesOf } from './distances.ts';
import { createTable } from './table.ts';

const questions = [
  questionOf('place', 'TEXT', { text: 'Place' }),
  questionOf('cost', 'NUMERIC', { text: 'Cost', order: 1 }),
  questionOf('tools', 'CHECKBOXES', { text: 'Tools', order: 2, questionOptions: optionsOf('Rope', 'Torch') }),
  questionOf('at', 'DATETIME', { text: 'Seen at', order: 3 }),
];
const reviewers = [{ id: 'r', userName: 'rita' }];
const row = (
  id: string,
  created: number,
  answers: FakeRow['answers'],
  more: Partial<FakeRow> = {},
): FakeRow => ({
  id,
  sheetId: 'a',
  created,
  answers,
  ...more,
});
const rows = [
  row('r5', 50, { place: 'Gate 10', cost: '9' }, { alerts: ['hot'], reviewState: 'PENDING' }),
  row('r4', 40, { place: 'école', cost: '100', tools: ['Torch'] }, { userName: 'bob' }),
  row('r3', 30, { place: 'gate 9', at: '1700000000000,0' }, { reviewState: 'APPROVED' }),
  row('r2', 20, { place: 'Gate 9', cost: '-1', at: '-5,0', tools: ['Rope', 'Torch'] }),
  row('r1', 10, { cost: '9' }, { sheetId: 'b' }),
];

function table(mask = [1, 1, 1, 1, 1]) {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  return createTable({
    data: gatherRows([columnsOf(rows, questions)], types),
    mask: Uint8Array.from(mask),
    form: formOf(questions, { reviewers }),
    sheets: [sheetOf('a'), sheetOf('b')],
    namesById: new Map([
      ['a', 'Monday'],
      ['b', 'Tuesday'],
      ['hot', 'Too hot'],
    ]),
    timeZone: 'UTC',
  });
}

it('around a place, has the distances, and sorts by them', () => {
  const where = questionOf('where', 'PLACE');
  const places = ['geo:0,0.5', 'geo:0,0.001', null, 'geo:0,0.02'];
  const data = gatherRows(
    [
      columnsOf(
        places.map((place, at) => row(`p${at}`, at, place === null ? {} : { where: place })),
        [where],
      ),
    ],
    new Map([[where.id, where.type]]),
  );
  const circle = { questionId: 'where', operator: 'NEAR' as const, values: ['geo:0,0;u=90000'] };
  const around = createTable({
    data,
    mask: new Uint8Array(4).fill(1),
    form: formOf([where], { reviewers: [] }),
    sheets: [sheetOf('a')],
    namesById: new Map(),
    timeZone: 'UTC',
    middles: middlesOf({ filters: [circle] }),
  });
  around.view({ sort: { column: 'where', direction: 'asc' }, reviewState: null });
  const shown = around.rows(0, 4);
  // What is copied is the place alone.
  expect(shown.map(({ cells }) => cells.at(-1))).toEqual(['0, 0.001', '0, 0.02', '0, 0.5', '']);
  const [column] = around.columns.slice(-1);
  expect(shown.map((each) => column && cellText(column, each.cells.at(-1) ?? '', each))).toEqual([
    '0, 0.001 · 111.2 m',
    '0, 0.02 · 2.224 km',
    '0, 0.5 · 55.598 km',
    '',
  ]);
});

describe('the table of rows', () => {
  it('has a column for date, user, sheet, the review and each question', () => {
    const { columns } = table();
    expect(columns.map(({ title }) => title)).toEqual([
      'Date',
      'User',
      'Sheet',
      'Review',
      'Place',
      'Cost',
      'Tools',
      'Seen at',
    ]);
  });

  it('shows cells as texts, and alerts by name', () => {
    const shown = table();
    shown.view({ sort: { column: 'date', direction: 'desc' }, reviewState: null });
    expect(shown.rows(0, 1)).toEqual([
      {
        id: 'r5',
        images: {},
        sheetId: 'a',
        cells: ['1970-01-01 00:00', 'ann', 'Monday', 'Pending', 'Gate 10', '9', '', ''],
        reviewState: 'PENDING',
        alerts: ['Too hot'],
      },
    ]);
  });

  it.each([
    ['date', 'asc', 'r1 r2 r3 r4 r5'],
    ['cost', 'asc', 'r2 r5 r1 r4 r3'],
    ['cost', 'desc', 'r4 r5 r1 r2 r3'],
    ['place', 'asc', 'r4 r3 r2 r5 r1'],
    ['place', 'desc', 'r5 r3 r2 r4 r1'],
    ['at', 'asc', 'r2 r3 r5 r4 r1'],
    ['tools', 'asc', 'r2 r4 r5 r3 r1'],
    ['user', 'desc', 'r4 r5 r3 r2 r1'],
    ['sheet', 'desc', 'r1 r5 r4 r3 r2'],
    ['nothing', 'asc', 'r5 r4 r3 r2 r1'],
  ] as const)('sorted by %s %s', (column, direction, expected) => {
    const sorted = table();
    sorted.view({ sort: { column, direction }, reviewState: null });
    expect(
      sorted
        .rows(0, 9)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(expected);
  });

  it('chooses by filter, review state and words, and knows where a row stands', () => {
    const chosen = table([1, 1, 0, 1, 1]);
    const sort = { column: 'date', direction: 'desc' } as const;
    chosen.view({ sort, reviewState: null });
    expect([chosen.size(), chosen.indexOf('r2'), chosen.indexOf('r3'), chosen.placeOf('r3')]).toEqual([
      4, 2, -1, 2,
    ]);
    chosen.view({ sort, reviewState: 'PENDING' });
    expect(chosen.rows(0, 9).map(({ id }) => id)).toEqual(['r5']);
    chosen.view({ sort, reviewState: null, search: ' MONDAY torch' });
    expect(chosen.rows(0, 9).map(({ id }) => id)).toEqual(['r4', 'r2']);
  });
});
