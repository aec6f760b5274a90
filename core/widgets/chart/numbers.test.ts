// Thresholds, targets, and how they are typed.
import { expect, it } from 'vitest';
import { chartOf, fittingCharts } from './fitting-charts.ts';
import { levelOf, targetText } from './thresholds.ts';
import { thresholdsText, typedTarget, typedThresholds } from './typed-numbers.ts';

const thresholds = [
  { from: 10, colour: 'amber' as const, name: '' },
  { from: 20, colour: 'red' as const, name: 'Too high' },
];

it('a number has the level of the highest threshold that it reaches, in words', () => {
  expect(levelOf(9.9, { thresholds }, 'kg')).toBeNull();
  expect(levelOf(10, { thresholds }, 'kg')).toEqual({ colour: 'amber', text: 'From 10 kg' });
  expect(levelOf(99, { thresholds: thresholds.toReversed() })).toEqual({ colour: 'red', text: 'Too high' });
  expect(levelOf(Number.NaN, { thresholds })).toBeNull();
});

it('a target says how much of it is reached, unless it is nothing', () => {
  expect(targetText(46, { target: 50 }, 'kg')).toBe('92% of the target of 50 kg');
  expect(targetText(46, { target: 0 })).toBe('Target 0');
  expect([targetText(1, {}), targetText(Number.NaN, { target: 1 })]).toEqual([null, null]);
});

it('reads what is typed, and says what cannot be read', () => {
  expect(typedThresholds('10 amber; 20 RED  Too high;')).toEqual({ value: thresholds, issue: null });
  expect(thresholdsText(thresholds)).toBe('10 amber; 20 red Too high');
  expect(typedThresholds(thresholdsText(thresholds)).value).toEqual(thresholds);
  expect(typedThresholds('10 pink').issue).toContain('"10 pink"');
  expect(typedThresholds('1 red;2 red;3 red;4 red;5 red;6 red').issue).toBe('At most 5 thresholds');
  expect([typedTarget(' 12.5 ').value, typedTarget('').value]).toEqual([12.5, null]);
  expect(typedTarget('many').issue).toContain('"many"');
});

it('what does not fit is drawn as fits best', () => {
  const widget = { aggregation: 'AVG' as const, groupByQuestion: 'q', chart: 'donut' as const };
  expect(fittingCharts(widget, [])).not.toContain('donut');
  expect(chartOf(widget)).toBe('bar');
  expect(chartOf({ ...widget, aggregation: 'SUM' })).toBe('donut');
});
