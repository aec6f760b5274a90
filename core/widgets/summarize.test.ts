import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import { evaluate, isTrue } from '#core/logic/evaluate.ts';
import { widgetRows } from '#tests/support/widget-rows.ts';
import { aggregations } from './schema.ts';
import { summarizeWidget } from './summarize.ts';

const types: ReadonlyMap<string, QuestionType> = new Map([
  ['speed', 'NUMERIC'],
  ['mass', 'NUMERIC'],
  ['phase', 'RADIO'],
  ['wet', 'BOOLEAN'],
  ['seen', 'DATETIME'],
]);
const questions = Array.from(types, ([id, type]) => ({
  id,
  type,
  questionOptions: id === 'phase' ? [{ value: 'a', name: 'Approach', order: 0 }] : [],
}));
const context = { questions, catalogNames: new Map<string, string>() };
const day = 86_400_000;

const dataOf = (rows: readonly Answers[]) => widgetRows(rows, types);

const five = dataOf([
  { speed: '10', mass: '2', phase: 'a', wet: 'true', seen: `${3 * day},0` },
  { speed: '20', phase: 'b', wet: 'false', seen: `${2 * day},0` },
  { speed: '30', mass: '4', phase: 'a', seen: `${3 * day + 5},0` },
  { mass: '8', phase: 'a' },
  { speed: '50' },
]);
const speed: Logic = { var: 'speed' };
const blank = { filter: null, aggregation: null, groupByQuestion: null };

describe('a widget comes to', () => {
  it('a line of its values in the order of time, where it has no aggregation', () => {
    const line = summarizeWidget({ ...blank, map: { '*': [speed, 2] } }, five, context);
    expect(line).toMatchObject({ kind: 'line', rows: 5 });
    expect(line).toHaveProperty('line.values', Float64Array.of(100, 60, 40, 20));
    expect(line).toHaveProperty('line.rows', Int32Array.of(4, 2, 1, 0));
  });

  it('one number, where it has one; AVG is the sum by the number of rows (spec 2, section 9)', () => {
    const value = (aggregation: (typeof aggregations)[number]) =>
      summarizeWidget({ ...blank, map: speed, aggregation }, five, context);
    expect(aggregations.map(value)).toEqual(
      [5, 110, 22, 10, 50].map((number) => ({ kind: 'summary', rows: 5, answered: 4, value: number })),
    );
  });

  it('a bar for each group, the largest first, rows without an answer among them', () => {
    const by = (groupByQuestion: string) =>
      summarizeWidget({ ...blank, map: speed, aggregation: 'SUM', groupByQuestion }, five, context);
    expect(by('phase')).toMatchObject({
      bars: [
        { label: 'No answer', rows: 1, value: 50 },
        { label: 'Approach', rows: 3, answered: 2, value: 40 },
        { label: 'b', rows: 1, value: 20 },
      ],
    });
    expect(by('wet')).toMatchObject({ bars: [{ label: 'No answer' }, { label: 'No' }, { label: 'Yes' }] });
    expect(by('seen')).toMatchObject({
      bars: [
        { label: '1970-01-03', rows: 1, value: 20 },
        { label: '1970-01-04', rows: 2, value: 40 },
        { label: 'No answer', rows: 2, value: 50 },
      ],
    });
    expect(by('mass')).toMatchObject({
      bars: [{ label: '2' }, { label: '4' }, { label: '8' }, { label: 'No answer' }],
    });
  });

  it.each(['SUM', 'AVG', 'MIN', 'MAX'] as const)('no number of no answers, by %s', (aggregation) => {
    const none = dataOf([{ phase: 'a' }, { phase: 'a' }, { speed: '0', phase: 'b' }]);
    const summary = summarizeWidget(
      { ...blank, map: speed, aggregation, groupByQuestion: 'phase' },
      none,
      context,
    );
    expect(summary).toEqual({
      kind: 'bar',
      rows: 3,
      answered: 1,
      bars: [
        { label: 'b', rows: 1, value: 0, answer: 'b' },
        { label: 'Approach', rows: 2, answered: 0, value: Number.NaN, answer: 'a' },
      ],
    });
    const mask = Uint8Array.of(1, 1, 0);
    expect(summarizeWidget({ ...blank, map: speed, aggregation }, none, { ...context, mask })).toEqual({
      kind: 'summary',
      rows: 2,
      answered: 0,
      value: Number.NaN,
    });
  });

  it('what it can under its own filter and that of the page', () => {
    const filter: Logic = { '==': [{ var: 'phase' }, 'a'] };
    const mask = Uint8Array.of(0, 1, 1, 1, 1);
    const summary = { ...blank, map: speed, filter, aggregation: 'SUM' as const };
    expect(summarizeWidget(summary, five, { ...context, mask })).toEqual({
      kind: 'summary',
      rows: 2,
      answered: 1,
      value: 30,
    });
  });

  it('broken, where it cannot be worked out', () => {
    const gone = { ...blank, map: speed, aggregation: 'SUM' as const, groupByQuestion: 'gone' };
    expect(summarizeWidget(gone, five, context)).toEqual({ kind: 'broken' });
    expect(summarizeWidget({ ...blank, map: { nothing: [1] } }, five, context)).toEqual({ kind: 'broken' });
  });
});

const formulas: Logic[] = [
  speed,
  { '+': [speed, { var: ['mass', 1] }] },
  { '/': [speed, { var: 'mass' }] },
  { if: [{ var: 'wet' }, speed, { max: [speed, { var: 'mass' }] }] },
  { if: [{ in: [{ var: 'phase' }, ['a', 'b']] }, { '-': [speed, 3] }, 0] },
];
const filters: (Logic | null)[] = [
  null,
  { answered: [{ var: 'mass' }] },
  { and: [{ '!=': [{ var: 'phase' }, 'b'] }, { or: [{ var: 'wet' }, { '>': [speed, 40] }] }] },
];
const numberText = fc.integer({ min: 0, max: 99 }).map(String);
const row = fc.record(
  {
    speed: numberText,
    mass: numberText,
    phase: fc.constantFrom('a', 'b', 'c'),
    wet: fc.constantFrom('true', 'false'),
    seen: fc.integer({ min: 0, max: 5 }).map((days) => `${days * day},3600000`),
  },
  { requiredKeys: [] },
);

it('a widget equals what a naive reading of every row comes to', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...formulas),
      fc.constantFrom(...filters),
      fc.constantFrom('SUM' as const, 'MIN' as const, 'MAX' as const, 'AVG' as const, 'COUNT' as const),
      (rows, map, filter, aggregation) => {
        const kept = rows.filter((answers) => filter === null || isTrue(filter, answers, types));
        const numbers = kept
          .map((answers) => evaluate(map, answers, types))
          .filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
        const sum = numbers.reduce((total, value) => total + value, 0);
        const expected = {
          COUNT: kept.length,
          // Rows without a number come to none.
          SUM: numbers.length === 0 ? Number.NaN : sum,
          AVG: numbers.length === 0 ? Number.NaN : sum / kept.length,
          MIN: Math.min(...numbers),
          MAX: Math.max(...numbers),
        }[aggregation];
        const summary = summarizeWidget({ ...blank, map, filter, aggregation }, dataOf(rows), context);
        const value = summary.kind === 'summary' ? summary.value : undefined;
        if (!Number.isFinite(expected)) expect(value).toBeNaN();
        else expect(value).toBeCloseTo(expected, 6);
      },
    ),
  );
});

it('a widget with far too much to do over so many rows is not begun', () => {
  const many = dataOf(Array.from({ length: 50_000 }, () => ({ speed: '1' })));
  const widget = (operands: number) =>
    summarizeWidget(
      { ...blank, map: { '+': [speed, ...Array.from({ length: operands }, () => 1)] }, aggregation: 'MAX' },
      many,
      context,
    );
  expect(widget(45_000)).toEqual({ kind: 'broken' });
  expect(widget(20)).toEqual({ kind: 'summary', rows: 50_000, value: 21 });
});
