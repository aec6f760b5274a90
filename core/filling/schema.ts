// Filling in: a new sheet, new rows, images.
import * as z from 'zod/mini';
import { id } from '#core/forms/schema.ts';

/** An answer as a client sends it; several values of one question are several answers, in order. */
const givenAnswer = z.object({ questionId: id, value: z.string().check(z.maxLength(10_000)) });
export type GivenAnswer = z.infer<typeof givenAnswer>;
const givenAnswers = z.array(givenAnswer).check(z.maxLength(5_000, 'At most 5,000 answers'));

/**
 * The version of the form that was filled in. What was valid by it is taken also after the form has changed, so that a
 * phone without a network loses nothing; without it the form in force counts.
 */
const formVersion = z.optional(z.number().check(z.int(), z.minimum(1)));

export const newSheet = z.object({
  id: z.optional(id),
  formVersion,
  name: z._default(z.string().check(z.trim(), z.maxLength(250, 'At most 250 characters')), ''),
  contextAnswers: z._default(givenAnswers, []),
});
export type NewSheet = z.infer<typeof newSheet>;

export const newRow = z.object({ id: z.optional(id), formVersion, answers: givenAnswers });
export type NewRow = z.infer<typeof newRow>;

/** A row that was returned, as its author has corrected it. */
export const correctedRow = z.object({
  formVersion,
  answers: givenAnswers,
  /** For whoever reviews it. */
  comment: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
});

/** Most rows in one request. */
export const maximumRowsAtOnce = 500;
export const newRows = z.object({
  rows: z
    .array(newRow)
    .check(
      z.minLength(1, 'Send at least one row'),
      z.maxLength(maximumRowsAtOnce, `At most ${maximumRowsAtOnce} rows at once`),
    ),
});
