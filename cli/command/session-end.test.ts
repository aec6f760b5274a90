import { describe, expect, it } from 'vitest';
import { endText, endWarning } from './session-end.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22, 10, 15);

describe('the warning before an end', () => {
  const token = (left: number, life = 365 * day) => ({
    expiresAt: now + left,
    createdAt: now + left - life,
    maxExpiresAt: now + left,
    tokenName: 'nightly',
  });

  it('comes in the last 7 days of a token, and says what to do', () => {
    expect(endWarning(token(7 * day + 1), now)).toBeNull();
    expect(endWarning(token(6 * day), now)).toBe(
      'The access token "nightly" ends on 2026-11-28 10:15 UTC, in 6 days. Create another one with `formdeck tokens create`.',
    );
    expect(endWarning(token(day / 2), now)).toContain('in 12 hours.');
    expect(endWarning(token(-1), now)).toBeNull();
  });

  it('comes in the second half of a life that is shorter than 14 days', () => {
    expect(endWarning(token(6 * day, 10 * day), now)).toBeNull();
    expect(endWarning(token(5 * day, 10 * day), now)).not.toBeNull();
  });

  it('is about the end of a session that use cannot move', () => {
    const session = { createdAt: now - 85 * day, expiresAt: now + 5 * day, maxExpiresAt: now + 5 * day };
    expect(endWarning(session, now)).toContain('Sign in again with `formdeck login`');
    expect(
      endWarning({ createdAt: now, expiresAt: now + 2 * day, maxExpiresAt: now + 90 * day }, now),
    ).toBeNull();
  });
});

it('the end is told with what use does to it', () => {
  expect(endText({ expiresAt: now, maxExpiresAt: now + day })).toBe(
    '2026-11-22 10:15 UTC; use renews it, until 2026-11-23 10:15 UTC',
  );
  expect(endText({ expiresAt: now, maxExpiresAt: now + day }, 'America/Toronto')).toBe(
    '2026-11-22 05:15; use renews it, until 2026-11-23 05:15',
  );
  expect(endText({ expiresAt: now, maxExpiresAt: now, tokenName: 'nightly' })).toBe('2026-11-22 10:15 UTC');
});
