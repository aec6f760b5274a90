// The schema of a draft file: answers entered in the terminal that the server has not received yet. Separate from
// resume.ts, because the app reads drafts before anybody fills in a form.
import * as z from 'zod/mini';
import { carriers } from '#core/questions/fills/schema.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** Core's saved draft, plus what only a terminal has. Images are saved in separate files. */
export const savedFilling = z.object({
  id: z.string(),
  owner: z.object({ region: z.string(), userId: z.string() }),
  form: named,
  /** The form version of its answers. */
  formVersion: z.number(),
  /** During setup the future sheet, with the draft's own id. */
  sheet: named,
  part: z.enum(['contextQuestions', 'questions']),
  startsSheet: z.optional(z.boolean()),
  /** It corrects the row with its id. */
  corrects: z.optional(z.boolean()),
  given: z.record(z.string(), z.array(z.string())),
  /** Why answers break rules that may be passed; left out for none. */
  reasons: z.optional(z.record(z.string(), z.string())),
  launched: z.array(z.string()),
  /** Where answers were carried over from; left out for none. */
  carried: z.optional(z.record(z.string(), z.enum(carriers))),
  changedAt: z.number(),
  typed: z.record(z.string(), z.string()),
  at: z.string(),
  wasSent: z.optional(z.boolean()),
  mayHaveArrived: z.boolean(),
  images: z.array(
    z.object({ id: z.string(), path: z.string(), mediaType: z.string(), name: z.exactOptional(z.string()) }),
  ),
});
export type SavedFilling = z.infer<typeof savedFilling>;
