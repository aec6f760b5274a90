import { describe, expect, it } from 'vitest';
import { filterWithAnswer, filterWithSpan, foundAlone, notNarrowedText } from './drill-down.ts';
import { rowFilter } from '#core/sheets/schema.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const ask = (type: Parameters<typeof filterWithAnswer>[1]['type']) => ({ id: id(1), type });
const one = (operator: 'EQ' | 'CONTAINS', value: string) => ({
  questionId: id(1),
  operator,
  values: [value],
});
const other = { questionId: id(2), operator: 'GT' as const, values: ['1'] };

describe('the filter that finds the rows behind a number', () => {
  it('asks in the way of the question’s type', () => {
    expect(filterWithAnswer(null, ask('RADIO'), 'a')?.filters).toEqual([one('EQ', 'a')]);
    expect(filterWithAnswer(null, ask('CHECKBOXES'), 'a')?.filters).toEqual([one('CONTAINS', 'a')]);
    expect(filterWithAnswer(null, ask('CATALOG_RADIO'), 'x,y')?.filters).toEqual([one('CONTAINS', 'y')]);
    expect(filterWithAnswer(null, ask('BOOLEAN'), 'false')?.filters).toEqual([one('EQ', 'false')]);
    expect(filterWithAnswer(null, ask('DATETIME'), '0 59999')?.filters).toEqual([
      { questionId: id(1), operator: 'BETWEEN', values: ['0', '59999'] },
    ]);
    expect(filterWithAnswer(null, ask('DATETIME'), '2026-01-01')).toBeNull();
    expect(filterWithAnswer(null, ask('NUMERIC'), 'many')).toBeNull();
  });

  it('stands beside the filter in force, once', () => {
    const before = rowFilter.parse({ reviewState: 'PENDING', and: false, filters: [other] });
    const narrowed = filterWithAnswer(before, ask('RADIO'), 'a');
    expect(narrowed).toMatchObject({ and: true, reviewState: 'PENDING', filters: [other, one('EQ', 'a')] });
    expect(filterWithAnswer(narrowed, ask('RADIO'), 'a')).toEqual(narrowed);
    expect(filterWithAnswer({ and: false, filters: [other, other] }, ask('RADIO'), 'a')).toBeNull();
  });
});

it('finds a catalog item alone where none is answered that stands below it', () => {
  const answers = ['canada', 'canada,quebec', 'peru'];
  expect(answers.filter(foundAlone(ask('CATALOG_RADIO'), answers))).toEqual(['canada,quebec', 'peru']);
  expect(answers.filter(foundAlone(ask('TEXT'), answers))).toEqual(answers);
});

const day = 24 * 3_600_000;

it('finds the rows of a stretch of time within the one in force', () => {
  const clock = { now: 10 * day, timeZone: 'UTC' };
  expect(filterWithSpan(null, 5, 9, clock)).toMatchObject({ minDate: 5, maxDate: 9 });
  expect(filterWithSpan({ minDate: 6, maxDate: 20 }, 5, 9, clock)).toMatchObject({ minDate: 6, maxDate: 9 });
  const latest = filterWithSpan({ lastDays: 2 }, 8 * day, 9.5 * day, clock);
  expect(latest).toMatchObject({ minDate: 9 * day, maxDate: 9.5 * day });
  expect(latest).not.toHaveProperty('lastDays');
});

it('says why no filter finds the rows behind a number', () => {
  expect(notNarrowedText(ask('DATETIME'), '2026-03-01')).toContain('from other time zones');
  expect(notNarrowedText(ask('DATETIME'), 'No answer')).toBe('No filter can find entries without an answer.');
  expect(notNarrowedText(ask('RADIO'), 'North')).toContain('together with the current filters');
});
