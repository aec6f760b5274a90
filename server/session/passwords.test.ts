import { describe, expect, it } from 'vitest';
import { hashPassword, noPassword, passwordFits } from './passwords.ts';

describe('passwords', () => {
  it('fit their own hash only, which is never twice the same', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwordFits('correct horse', one)).toBe(true);
    expect(await passwordFits('Correct horse', one)).toBe(false);
  });

  it('fit nothing where nothing is kept', async () => {
    expect(await passwordFits('', undefined)).toBe(false);
    expect(await passwordFits(noPassword, noPassword)).toBe(false);
  });
});
