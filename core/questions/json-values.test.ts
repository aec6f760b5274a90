import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonAnswer, wireValue } from './json-values.ts';

describe('an answer in JSON', () => {
  it.each([
    ['NUMERIC', '1200', 1200],
    ['NUMERIC', '-12.50', -12.5],
    ['NUMERIC', '0.000', 0],
    ['NUMERIC', '1e3', 1000],
    ['NUMERIC', '12345678901234567890', '12345678901234567890'],
    ['NUMERIC', '0.1000000000000000055', '0.1000000000000000055'],
    ['BOOLEAN', 'true', true],
    ['BOOLEAN', 'false', false],
    ['DATETIME', '1795435080000,-18000000', '2026-11-23T06:58:00-05:00'],
    ['DATETIME', '1795435080123,0', '2026-11-23T11:58:00.123+00:00'],
    ['DATETIME', '1795435080000,1', '1795435080000,1'],
    ['TEXT', '007', '007'],
    ['CHECKBOXES', ['1', '2'], ['1', '2']],
  ] as const)('of %s %j is %j', (type, answer, expected) => {
    expect(jsonAnswer({ type }, answer)).toEqual(expected);
  });

  it('is read back as the same moment, in the same offset', () => {
    const moments = fc.tuple(
      fc.integer({ min: Date.UTC(1000, 0, 3), max: Date.UTC(9999, 11, 29) }),
      fc.integer({ min: -1_439, max: 1_439 }),
    );
    fc.assert(
      fc.property(moments, ([at, minutes]) => {
        const wire = `${at},${minutes * 60_000}`;
        const text = jsonAnswer({ type: 'DATETIME' }, wire);
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT/);
        expect(wireValue({ type: 'DATETIME' }, typeof text === 'string' ? text : '')).toBe(wire);
      }),
    );
  });

  it('is read back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e90, max: 1e90 }), (number) => {
        const wire = String(Object.is(number, -0) ? 0 : number);
        expect(Number(jsonAnswer({ type: 'NUMERIC' }, wire))).toBe(Number(wire));
      }),
    );
  });

  it('reads 1:30 as the question does', () => {
    expect(wireValue({ type: 'DURATION' }, '1:30', 'hours')).toBe('5400');
    expect(wireValue({ type: 'DURATION' }, '1:30', 'minutes')).toBe('90');
  });

  it.each(['2026-11-23', 'tomorrow', '2026-13-23T06:58:00Z', '1795435080000,-18000000'])(
    'leaves %s as it is',
    (text) => {
      expect(wireValue({ type: 'DATETIME' }, text)).toBe(text);
    },
  );
});
