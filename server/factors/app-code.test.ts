import { describe, expect, it } from 'vitest';
import { Secret } from 'otpauth';
import { appAddress, newAppSecret, stepOfCode } from './app-code.ts';

/** The secret of RFC 6238, appendix B: its codes there have eight digits, of which ours are the last six. */
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;

describe('a code of an authenticator app', () => {
  it.each([
    [59, '94287082', 1],
    [1_111_111_109, '07081804', 37_037_036],
    [1_111_111_111, '14050471', 37_037_037],
    [1_234_567_890, '89005924', 41_152_263],
    [2_000_000_000, '69279037', 66_666_666],
    [20_000_000_000, '65353130', 666_666_666],
  ])('at %d s is %s, as RFC 6238 says', (seconds, code, step) => {
    expect(stepOfCode(secret, code.slice(2), seconds * 1_000)).toBe(step);
  });

  it('is taken a step before and after its own, written with spaces too, and no further', () => {
    const now = 1_111_111_109_000;
    const at = (steps: number) => stepOfCode(secret, '081 804', now + steps * 30_000);
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null]);
  });

  it.each(['', '08180', '0818040', 'abcdef', '١٢٣٤٥٦'])('is six digits, and not %j', (code) => {
    expect(stepOfCode(secret, code, 1_111_111_109_000)).toBeNull();
  });

  it('is of a secret of 160 bits, whose address says whose it is', () => {
    const made = newAppSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAppSecret()).not.toBe(made);
    const { protocol, host, pathname, searchParams } = new URL(
      appAddress(made, { userName: 'ann', company: 'Fields & Co' }),
    );
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Formdeck Fields & Co:ann',
    ]);
    expect(Object.fromEntries(searchParams)).toMatchObject({ secret: made, digits: '6', period: '30' });
  });
});
