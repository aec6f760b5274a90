import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widthOf } from '#cli/output/width.ts';
import { barLines, percent, shareBar } from './bars.ts';
import { stepsOf, timeUnit } from '#core/questions/unit.ts';
import { lineChart, niceScale } from './braille.ts';

const items = [
  { label: 'Approach', value: 4_619 },
  { label: 'Landing Roll', value: 2_100 },
  { label: '東京', value: 1 },
];
const text = (options: Parameters<typeof barLines>[1]) =>
  barLines(items, options).map(({ label, bar, figure }) => label + bar + figure);

describe('bars', () => {
  it('rank values against the largest', () => {
    expect(text({ width: 40, full: 'largest' })).toEqual([
      'Approach      ███████████████████  4,619',
      'Landing Roll  ████████▋            2,100',
      '東京          ▏                        1',
    ]);
  });

  it('show parts of a whole', () => {
    expect(text({ width: 40, full: 'total' })).toEqual([
      'Approach     ██████████▎░░░░  4,619  69%',
      'Landing Ro…  ████▊░░░░░░░░░░  2,100  31%',
      '東京         ▏░░░░░░░░░░░░░░      1  <1%',
    ]);
  });

  it('are as wide as they are told to be', () => {
    const item = fc.record({ label: fc.string({ unit: 'grapheme' }), value: fc.nat() });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), fc.integer({ min: 40, max: 120 }), (some, width) => {
        for (const { label, bar, figure } of barLines(some, { width, full: 'largest' })) {
          expect(widthOf(label + bar + figure)).toBe(width);
        }
      }),
    );
  });

  it.each([
    [0, 10, '0%'],
    [1, 1_000, '<1%'],
    [999, 1_000, '>99%'],
    [1, 0, '0%'],
  ])('%i of %i are %s', (value, total, expected) => {
    expect(percent(value, total)).toBe(expected);
  });
});

describe('parts of a whole in one bar', () => {
  it('fill it, and each that is there can be seen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 12, max: 100 }),
        (values, width) => {
          const parts = shareBar(values, width);
          const total = values.reduce((sum, value) => sum + value, 0);
          expect(parts.join('')).toHaveLength(total === 0 ? 0 : width);
          for (const [index, part] of parts.entries()) expect(part === '').toBe(values[index] === 0);
        },
      ),
    );
  });
});

describe('a chart', () => {
  it('points at one of its points, above its axis and on it', () => {
    const lines = lineChart(
      [0, 10, 20].map((y, x) => ({ x, y })),
      { width: 24, height: 6, formatX: String, formatY: String, marked: 0 },
    );
    expect(lines.map(({ plot, mark }) => (mark === undefined ? '' : plot[mark]))).toEqual([
      '┊',
      '┊',
      '┊',
      '⣀',
      '▲',
      '',
    ]);
  });

  const draw = (ys: number[], area = false) =>
    lineChart(
      ys.map((y, x) => ({ x, y })),
      { width: 24, height: 6, area, formatX: (x) => `day ${x}`, formatY: String },
    ).map(({ axis, plot }) => axis + plot);

  it('is a line with its axes', () => {
    expect(draw([0, 10, 20])).toEqual([
      '20 ┤               ⢀⣀⠤⠒⠉',
      '   │           ⣀⠤⠒⠊⠁    ',
      '10 ┤     ⢀⡠⠤⠒⠊⠉         ',
      ' 0 ┤⣀⠤⠔⠒⠉⠁              ',
      '   └────────────────────',
      '    day 0          day 2',
    ]);
  });

  it('as an area stands on 0', () => {
    expect(draw([5, 5], true)[3]).toMatch(/^ *0 ┤⣿+$/);
    expect(draw([-5, -5], true)[0]).toMatch(/^ *0 ┤⣿+$/);
  });

  it('of one point, of equal ones and of none is drawn too', () => {
    expect(draw([7]).join('')).toMatch(/[\u2801-\u28ff]/);
    expect(draw([0, 0]).join('')).toMatch(/[\u2801-\u28ff]/);
    expect(draw([])).toEqual([]);
  });

  it('has round numbers on its axis, which hold all values', () => {
    expect(niceScale(0.13, 0.97, 8)).toEqual({ low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] });
    const number = fc.integer().map((thousandths) => thousandths / 1_000);
    fc.assert(
      fc.property(number, number, (a, b) => {
        const { low, high } = niceScale(Math.min(a, b), Math.max(a, b), 8);
        const slack = Math.max(Math.abs(a), Math.abs(b)) * 1e-9;
        expect(low).toBeLessThanOrEqual(Math.min(a, b) + slack);
        expect(high).toBeGreaterThanOrEqual(Math.max(a, b) - slack);
      }),
    );
  });
});

it('amounts of time have labels at whole minutes and hours', () => {
  expect(niceScale(0, 5_400, 8, stepsOf(timeUnit)).ticks).toEqual([0, 1_800, 3_600, 5_400]);
});
