// The files that an import brings beside its table, as calls have them: each was stored before (POST /image, POST /file), or could
// not be, and the rows that name it say why.
import * as z from 'zod/mini';
import { refusal } from '#core/messages/said.ts';
import { id } from '#core/primitives.ts';
import { m } from './texts.ts';

/** Maximum files that the rows of an import name. @public docs/limits.md names it. */
export const mostImportFiles = 5_000;
/** Maximum characters of a file's path. */
export const longestFilePath = 300;

export const namedFile = z.object({
  /** Its path in the folder or the ZIP: cells name it by this, or by the end of it. */
  name: z.string().check(z.minLength(1), z.maxLength(longestFilePath)),
  /** What the answer says: the id of an image, or `<id> <bytes> <name>` of a file. Left out: it was not stored. */
  value: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Why it was not stored, for the people who read the failed rows. */
  problem: z.optional(z.string().check(z.maxLength(500))),
  /** The question that names it first, which decides whether the place of a photo is kept. */
  questionId: z.optional(id),
});
/** All of an import, or those that a repair brings. */
export const namedFiles = z
  .array(namedFile)
  .check(z.maxLength(mostImportFiles, refusal(m.tooManyNamedFiles, { mostImportFiles })));

export type NamedFile = z.infer<typeof namedFile>;
