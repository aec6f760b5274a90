import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#core/errors.ts';
import { finish } from '#core/portions/portions.ts';
import { validatedInPortions } from './large-body.ts';
import { validated } from './validate.ts';

const item = z.object({ name: z.string().check(z.minLength(1)), tags: z._default(z.array(z.string()), []) });
const body = z.object({
  title: z.string(),
  needed: z.array(item).check(z.maxLength(3)),
  perhaps: z.optional(z.array(z.union([z.number(), item]))),
  usual: z._default(z.array(item).check(z.minLength(1)), []),
  asWhole: z.optional(
    z.array(z.number()).check(z.refine((all) => all.length === new Set(all).size, 'Twice')),
  ),
});

const text = fc.constantFrom('a', '', 'Größe', '\0', '\ud800');
const given = fc.oneof(
  fc.record({ name: text, tags: fc.array(text), other: text }, { requiredKeys: [] }),
  fc.constantFrom(null, 1, [], 'x'),
);
const list = fc.oneof(
  { weight: 5, arbitrary: fc.array(given, { maxLength: 4 }) },
  fc.constantFrom(null, 'none', {}),
);
const bodies = fc.record(
  {
    title: text,
    needed: list,
    perhaps: list,
    usual: list,
    asWhole: fc.array(fc.integer({ max: 3 }), { maxLength: 3 }),
  },
  { requiredKeys: ['title', 'needed'] },
);

/** What comes of it: errors in any order, since those of items stand last. */
function outcome(read: () => unknown) {
  try {
    return { body: read() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      issues: (error.details.errors ?? []).map(({ path, message }) => `${path}: ${message}`).toSorted(),
    };
  }
}

it('reads a large body in portions as it does at once', () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 20, arbitrary: bodies }, fc.constantFrom(null, [], 'x')), (value) => {
      expect(outcome(() => finish(validatedInPortions(body, value)))).toEqual(
        outcome(() => validated(body, value)),
      );
    }),
    { numRuns: 500 },
  );
});
