import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { aggregate, aggregateBy, summarize } from './aggregate.ts';
import { gatherRows } from '#core/sheets/engine/row-data.ts';
import type { RowColumns } from '#core/sheets/schema.ts';

const ids = Array.from({ length: 5 }, (_, index) => `0000000${index}-0000-4000-8000-000000000000`);

/** Five rows, the newest first, in two pages. */
function dataOf(type: QuestionType, answers: (AnswerValue | null)[]) {
  const page = (from: number, to: number): RowColumns => ({
    page: 0,
    size: 3,
    totalElements: 5,
    totalPages: 2,
    id: ids.slice(from, to),
    sheetId: ids.slice(from, to),
    created: [50, 40, 30, 20, 10].slice(from, to),
    lastModified: [50, 40, 30, 20, 10].slice(from, to),
    user: Array.from({ length: to - from }, () => 0),
    users: [{ id: 'u', userName: from === 0 ? 'ann' : 'bob' }],
    alerts: [],
    reviewState: [],
    returned: [],
    answers: { q: answers.slice(from, to) as (string | string[] | null)[] },
  });
  return gatherRows([page(0, 3), page(3, 5)], new Map([['q', type]]));
}

const option = (value: string, name = value) => ({ value, name, order: 0 });
const question = (type: QuestionType) => ({
  id: 'q',
  type,
  questionOptions: [option('s', 'Small'), option('m', 'Medium'), option('l', 'Large')],
});

describe('a question is summarised', () => {
  it.each(['TEXT', 'SCANNED_CODE'] as const)(
    '%s as a list, the newest first, with author and time',
    (type) => {
      const summary = summarize(question(type), dataOf(type, ['a', null, 'c', ' ', 'e']));
      expect(summary).toMatchObject({ kind: 'list', answered: 3 });
      expect(summary).toHaveProperty('items', [
        { row: 0, value: 'a', at: 50, userName: 'ann' },
        { row: 2, value: 'c', at: 30, userName: 'ann' },
        { row: 4, value: 'e', at: 10, userName: 'bob' },
      ]);
    },
  );

  it.each(['IMAGE', 'SIGNATURE'] as const)('%s as an image grid', (type) => {
    expect(summarize(question(type), dataOf(type, ['i', null, null, null, null]))).toMatchObject({
      kind: 'images',
      answered: 1,
    });
  });

  it('BOOLEAN as a pie of yes and no', () => {
    const summary = summarize(
      question('BOOLEAN'),
      dataOf('BOOLEAN', ['true', 'false', 'true', null, 'true']),
    );
    expect(summary).toEqual({
      kind: 'pie',
      answered: 4,
      bars: [
        { value: 'true', label: 'Yes', count: 3, share: 0.75 },
        { value: 'false', label: 'No', count: 1, share: 0.25 },
      ],
    });
  });

  it.each([
    ['RADIO', ['m', 'm', 's', null, 'x']],
    ['CHECKBOXES', [['m', 's'], ['m'], null, null, ['x']]],
  ] as const)('%s as bars by rank, with the options that nobody chose', (type, answers) => {
    const summary = summarize(question(type), dataOf(type, answers as unknown as AnswerValue[]));
    expect(summary).toMatchObject({ kind: 'ranked' });
    expect('bars' in summary && summary.bars.map(({ label, count }) => [label, count])).toEqual([
      ['Medium', 2],
      ['Small', 1],
      ['x', 1],
      ['Large', 0],
    ]);
  });

  it('NUMERIC as an area in the order of time with average, minimum, maximum and total', () => {
    const summary = summarize(question('NUMERIC'), dataOf('NUMERIC', ['5', '1', null, '-2', '4']));
    expect(summary).toEqual({
      kind: 'area',
      answered: 4,
      at: Float64Array.of(10, 20, 40, 50),
      values: Float64Array.of(4, -2, 1, 5),
      rows: Int32Array.of(4, 3, 1, 0),
      average: 2,
      minimum: -2,
      maximum: 5,
      total: 8,
      bins: expect.objectContaining({
        unit: 'hour',
        counts: Float64Array.of(4),
        minimums: Float64Array.of(-2),
        maximums: Float64Array.of(5),
      }),
    });
  });

  it('MULTI_NUMERIC by all of its numbers', () => {
    const summary = summarize(
      question('MULTI_NUMERIC'),
      dataOf('MULTI_NUMERIC', [['1', '2'], null, null, null, ['9']]),
    );
    expect(summary).toMatchObject({ kind: 'area', answered: 2, total: 12, average: 4 });
  });

  it('catalog answers by path, with names', () => {
    const names = new Map([
      ['ca', 'Canada'],
      ['on', 'Ontario'],
    ]);
    const summary = summarize(
      question('CATALOG_RADIO'),
      dataOf('CATALOG_RADIO', ['ca,on', 'ca', 'ca,on', null, null]),
      { catalogNames: names },
    );
    expect(summary).toMatchObject({
      kind: 'catalog',
      bars: [
        { label: 'Canada / Ontario', count: 2 },
        { label: 'Canada', count: 1 },
      ],
    });
  });

  it('a catalog choice of several items by each of them, and how many answers hold several', () => {
    const given = [['ca,on', 'ca,qc'], ['ca,on'], ['ca,on', 'us'], ['ca,on', 'ca,qc', 'us'], null];
    const data = dataOf('CATALOG_CHECKBOX', given);
    const summary = summarize(question('CATALOG_CHECKBOX'), data);
    expect(summary).toMatchObject({
      answered: 4,
      bars: [
        { value: 'ca,on', count: 4 },
        { value: 'ca,qc', count: 2 },
        { value: 'us', count: 2 },
      ],
      several: [
        { items: 2, answers: 2 },
        { items: 3, answers: 1 },
      ],
    });
    const mask = Uint8Array.of(1, 1, 0, 0, 1);
    expect(summarize(question('CATALOG_CHECKBOX'), data, { mask })).toMatchObject({
      several: [{ items: 2, answers: 1 }],
    });
  });

  it('without answers to nothing, and never to an error', () => {
    for (const type of ['TEXT', 'NUMERIC', 'BOOLEAN', 'CATALOG_CHECKBOX'] as const) {
      expect(summarize(question(type), dataOf(type, [null, null, null, null, null]))).toMatchObject({
        answered: 0,
      });
    }
  });
});

describe('a widget aggregates', () => {
  const values = Float64Array.of(1, 2, Number.NaN, 6);
  it.each([
    ['COUNT', 4],
    ['SUM', 9],
    ['AVG', 2.25],
    ['MIN', 1],
    ['MAX', 6],
  ] as const)('%s over all rows', (aggregation, expected) => {
    expect(aggregate(values, aggregation)).toBe(expected);
  });

  it('by group, without the rows that a filter leaves out', () => {
    const codes = Int32Array.of(0, 1, 1, -1);
    expect([...aggregateBy(values, 'SUM', { codes, count: 2 }, Uint8Array.of(1, 1, 1, 1))]).toEqual([1, 2]);
    expect([...aggregateBy(values, 'MAX', { codes, count: 3 }, Uint8Array.of(1, 0, 1, 1))]).toEqual([
      1,
      Number.NaN,
      Number.NaN,
    ]);
  });
});
