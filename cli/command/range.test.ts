import { describe, expect, it } from 'vitest';
import type { RangeFlags } from './options.ts';
import { closedRange, rangeOf, rangeOptions } from './range.ts';

const now = Date.parse('2026-11-20T10:15:00Z');
const range = (flags: RangeFlags) => {
  const { from, to } = rangeOf(rangeOptions(flags), 'America/Toronto', now);
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return [iso(from), iso(to)];
};

describe('a stretch of time', () => {
  it.each<[RangeFlags, (string | null)[]]>([
    [{}, [null, null]],
    [{ last: '24h' }, ['2026-11-19T10:15:00.000Z', '2026-11-20T10:15:00.000Z']],
    [{ from: '2026-11-01' }, ['2026-11-01T04:00:00.000Z', null]],
    [{ to: '2026-11-01' }, [null, '2026-11-02T04:59:59.999Z']],
    [
      { from: '2026-11-02 14:00', to: '2026-11-02 14:00' },
      ['2026-11-02T19:00:00.000Z', '2026-11-02T19:00:59.999Z'],
    ],
    [{ from: '2026-11-02T14:00:00Z' }, ['2026-11-02T14:00:00.000Z', null]],
    [{ from: '1706709909000' }, ['2024-01-31T14:05:09.000Z', null]],
  ])('%j', (flags, expected) => {
    expect(range(flags)).toEqual(expected);
  });

  it.each<[RangeFlags, string]>([
    [{ last: '7d', from: '2026-11-01' }, 'Give either --last or --from and --to.'],
    [{ last: 'week' }, '"week" is not a period of time.'],
    [{ from: '2026-11-03', to: '2026-11-02' }, 'The time range ends before it starts.'],
  ])('is not %j', (flags, message) => {
    expect(() => range(flags)).toThrow(message);
  });

  it('with words for dates names each of them', () => {
    expect(() => range({ from: 'soon', to: 'later' })).toThrow(
      expect.objectContaining({
        code: 'usage',
        details: {
          errors: [
            expect.objectContaining({ path: '--from', message: '"soon" is not a date and time' }),
            expect.objectContaining({ path: '--to', message: '"later" is not a date and time' }),
          ],
        },
      }),
    );
  });

  it('that is open at one end reaches as far as time does', () => {
    expect(closedRange({ from: null, to: null })).toBeNull();
    expect(closedRange({ from: 5, to: null })).toEqual({
      from: 5,
      to: Date.parse('9999-12-31T23:59:59.999Z'),
    });
    expect(closedRange({ from: null, to: 5 })).toEqual({ from: Date.parse('0001-01-01T00:00:00Z'), to: 5 });
  });
});
