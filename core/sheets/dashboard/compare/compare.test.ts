import { describe, expect, it } from 'vitest';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import { formOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { chartFigures, numberFigure } from '#core/sheets/dashboard/figures.ts';
import { timeChart } from '#core/sheets/dashboard/time/time-chart.ts';
import { changeOf } from './change.ts';
import { earlierText, filterWithBefore, periodBefore } from './period-before.ts';

const at = (text: string) => Date.parse(text);
const day = 86_400_000;

describe('the period before', () => {
  const timeZone = 'America/Toronto';
  const now = at('2026-11-23T17:00:00Z');

  it('has as many days of the calendar, also where the clocks change', () => {
    // Clocks went back on 1 November 2026.
    const filter = { minDate: at('2026-11-01T04:00:00Z'), maxDate: at('2026-11-08T05:00:00Z') - 1 };
    expect(periodBefore(filter, { now, timeZone })).toEqual({
      from: at('2026-10-25T04:00:00Z'),
      to: at('2026-11-01T04:00:00Z') - 1,
      shift: 7 * day,
      days: 7,
    });
  });

  it('is as far under way as the present one', () => {
    const filter = { minDate: at('2026-11-23T05:00:00Z'), maxDate: at('2026-11-24T05:00:00Z') - 1 };
    expect(periodBefore(filter, { now, timeZone })).toMatchObject({ days: 1, to: now - day });
  });

  it('is as long where it does not consist of days', () => {
    const filter = { minDate: 1_000_000, maxDate: 1_999_999 };
    const before = periodBefore(filter, { now, timeZone });
    expect(before).toEqual({ from: 0, to: 999_999, shift: 1_000_000, days: null });
  });

  it.each([
    ['no filter', null],
    ['no last day', { minDate: 0, maxDate: null }],
    ['no first day', { maxDate: 0 }],
    ['one that is to come', { minDate: now + 1, maxDate: now + 2 }],
  ])('there is none of %s', (_, filter) => {
    expect(periodBefore(filter, { now, timeZone })).toBeNull();
  });

  it('rows of both are asked for together', () => {
    const filter = { and: true, filters: [], reviewState: null, minDate: 1_000_000, maxDate: 1_999_999 };
    expect(filterWithBefore(filter, { now, timeZone })).toEqual({ ...filter, minDate: 0 });
    expect(filterWithBefore({ ...filter, maxDate: null }, { now, timeZone })).toMatchObject({
      minDate: 1_000_000,
    });
  });

  it('is named by its length', () => {
    expect([1, 30, null].map((days) => earlierText({ days }))).toEqual([
      'the day before',
      '30 days earlier',
      'the period before',
    ]);
  });
});

describe('a change', () => {
  const of = (now: number, before: number, unit?: string) => changeOf(now, before, { days: 30 }, unit);

  it('is in per cent, and has both numbers', () => {
    expect(of(207, 185)).toEqual({
      short: '+12%',
      text: '+12% vs. 30 days earlier',
      exact: '207, 30 days earlier 185 (+22)',
      direction: 'up',
    });
    expect(of(97.5, 100, 'kg')).toMatchObject({
      short: '-2.5%',
      exact: '97.5 kg, 30 days earlier 100 kg (-2.5 kg)',
      direction: 'down',
    });
    expect(of(4, 4)).toMatchObject({ short: '±0%', direction: 'same' });
  });

  it('is a difference where there is no whole', () => {
    expect(of(4, 0)?.short).toBe('+4');
    expect(of(-4, -8)?.short).toBe('+4');
  });

  it('is none without both numbers', () => {
    expect([of(Number.NaN, 1), of(1, Number.NaN)]).toEqual([null, null]);
  });
});

describe('a dashboard of a time range', () => {
  const cost: Widget = {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Cost',
    map: { var: 'cost' },
    filter: null,
    aggregation: 'SUM',
    groupByQuestion: null,
    widgetOrder: null,
    hidden: false,
  };
  const form = formOf([questionOf('cost', 'NUMERIC', { text: 'Cost (CAD)' })], { widgets: [cost] });
  const now = at('2026-11-23T12:00:00Z');
  // Three rows of 10 within the last 7 days, two of 20 before, one in the part of the day that is still to come.
  const rows = [
    ['2026-11-23T08:00:00Z', 10],
    ['2026-11-20T08:00:00Z', 10],
    ['2026-11-18T08:00:00Z', 10],
    ['2026-11-16T13:00:00Z', 500],
    ['2026-11-16T08:00:00Z', 20],
    ['2026-11-11T08:00:00Z', 20],
    ['2026-10-01T08:00:00Z', 70],
  ].map(([created = '', value], index) => ({
    id: `row ${index}`,
    sheetId: 's',
    created: at(String(created)),
    answers: { cost: String(value) },
  }));
  const request = { formId: 'form', sheetIds: ['s'], timeZone: 'UTC' };
  const lastDays = { filters: [], lastDays: 7 };

  function open() {
    const server = sheetServer(form, [sheetOf('s', { rowCount: rows.length })], rows);
    return { server, data: createSheetData(server.send, { now: () => now }) };
  }

  it('is compared, whether the filter came with the address or later', async () => {
    const { data } = open();
    const opened = await data.load({ ...request, filter: lastDays }, () => undefined);
    const { data: other } = open();
    await other.load({ ...request, filter: null }, () => undefined);
    const filtered = await other.setFilter(lastDays);
    for (const overview of [opened, filtered]) {
      expect(overview).toMatchObject({ rowCount: 3, before: { rowCount: 2, period: { days: 7 } } });
      const [sum, question] = overview.widgets;
      if (sum?.summary.kind !== 'summary' || question?.summary.kind !== 'area')
        throw new Error('Other parts');
      expect(numberFigure(cost, sum.summary, sum)).toMatchObject({
        text: '30 CAD',
        name: 'Sum of 3 entries',
        change: { short: '-25%', exact: '30 CAD, 7 days earlier 40 CAD (-10 CAD)' },
      });
      const calendar = { timeZone: 'UTC', weekStart: 1 };
      const before = question.before?.kind === 'area' ? question.before : null;
      const chart = timeChart(question.summary, { unit: 'day', size: 'all' }, calendar, before);
      // At the places of the present period.
      expect(chart.before?.points.map((point) => [new Date(point.at).toISOString(), point.value])).toEqual([
        ['2026-11-18T00:00:00.000Z', 20],
        ['2026-11-23T00:00:00.000Z', 20],
      ]);
      const look = { title: 'Cost (CAD)', unit: question.unit, before: question.before };
      expect(chartFigures(chart, look).map(({ text, change }) => [text, change?.short])).toEqual([
        ['10 CAD', '-50%'],
        ['10 CAD', '-50%'],
        ['10 CAD', '-50%'],
        ['30 CAD', '-25%'],
      ]);
    }
  });

  it('of the newest days only, they are compared with the same days', async () => {
    const { data } = open();
    const { widgets } = await data.load({ ...request, filter: lastDays }, () => undefined);
    const [, question] = widgets;
    if (question?.summary.kind !== 'area' || question.before?.kind !== 'area') throw new Error('Other parts');
    const calendar = { timeZone: 'UTC', weekStart: 1 };
    const chart = timeChart(question.summary, { unit: 'day', size: 10 }, calendar, question.before);
    expect(chart.before?.points).toHaveLength(2);
    const each = timeChart({ ...question.summary }, { unit: 'each', size: 10 }, calendar, question.before);
    expect(each.before?.figures.total).toBe(40);
  });

  it('is not compared without a range', async () => {
    const { data } = open();
    const overview = await data.load({ ...request, filter: null }, () => undefined);
    expect(overview.before).toBeNull();
    expect(overview.widgets.map(({ before }) => before)).toEqual([undefined, undefined]);
  });
});
