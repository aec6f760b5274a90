// What `--expect` says, and when a run is expected by it.
import { describe, expect, it } from 'vitest';
import { expectationText, nextExpected, parseExpectation, parseSpan } from './expectation.ts';

const zone = 'America/Toronto';

/** The next times of an expectation, as local times in UTC. */
function times(text: string, after: string, count: number): string[] {
  const expectation = parseExpectation(text);
  if (expectation === null) throw new Error(`${text} was not understood`);
  const found: string[] = [];
  for (let at = Date.parse(after); found.length < count;) {
    at = nextExpected(expectation, zone, at);
    found.push(new Date(at).toISOString());
  }
  return found;
}

describe('an expectation', () => {
  it('follows the wall clock through both changes of the clock', () => {
    expect(times('daily@03:00', '2026-03-06T20:00:00Z', 3)).toEqual([
      '2026-03-07T08:00:00.000Z',
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T07:00:00.000Z',
    ]);
    expect(times('daily@03:00', '2026-10-31T20:00:00Z', 2)).toEqual([
      '2026-11-01T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ]);
  });

  it('of a time that the clocks skip comes after them', () => {
    expect(times('daily@02:30', '2026-03-07T20:00:00Z', 2)).toEqual([
      '2026-03-08T07:30:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ]);
  });

  it('has weeks, months and hours', () => {
    expect(times('weekly@mon@03:00', '2026-11-24T12:00:00Z', 2)).toEqual([
      '2026-11-30T08:00:00.000Z',
      '2026-12-07T08:00:00.000Z',
    ]);
    expect(times('monthly@31@03:00', '2026-01-31T12:00:00Z', 2)).toEqual([
      '2026-02-28T08:00:00.000Z',
      '2026-03-31T07:00:00.000Z',
    ]);
    expect(times('hourly@15', '2026-11-24T12:15:00Z', 2)).toEqual([
      '2026-11-24T13:15:00.000Z',
      '2026-11-24T14:15:00.000Z',
    ]);
    expect(times('every@15m', '2026-11-24T12:01:00Z', 1)).toEqual(['2026-11-24T12:16:00.000Z']);
  });

  it.each([
    ['hourly', 'Every hour at :00'],
    ['daily@3:05', 'Every day at 03:05'],
    ['weekly@sunday@23:59', 'Every Sunday at 23:59'],
    ['monthly@31@00:00', 'Every month on day 31 at 00:00'],
    ['every@6h', 'Every 6h'],
  ])('%s reads "%s"', (text, said) => {
    const expectation = parseExpectation(text);
    expect(expectation && expectationText(expectation)).toBe(said);
  });

  it.each([
    '',
    'daily',
    'daily@25:00',
    'daily@3',
    'weekly@03:00',
    'weekly@xyz@03:00',
    'monthly@0@03:00',
    'every@1m',
    'every@40d',
    'hourly@60',
    'daily@03:00@04:00',
    'yearly@1@03:00',
  ])('"%s" is not understood', (text) => expect(parseExpectation(text)).toBeNull());

  it('has spans', () => {
    expect(['30m', '2h', '1d', '2w', 'm', '-1h'].map(parseSpan)).toEqual([
      1_800_000,
      7_200_000,
      86_400_000,
      null,
      null,
      null,
    ]);
  });
});
