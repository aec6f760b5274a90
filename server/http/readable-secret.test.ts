import { expect, it } from 'vitest';
import { newReadableSecret } from './readable-secret.ts';

it('is easy to type, and never twice the same', () => {
  const made = Array.from({ length: 200 }, newReadableSecret);
  expect(new Set(made).size).toBe(made.length);
  for (const secret of made) expect(secret).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
});
