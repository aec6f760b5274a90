// What a question is filled by before anybody answers it: a calculation over other answers, or what was answered last.
import * as z from 'zod/mini';
import { logic } from '#core/logic/schema.ts';

/** Where an answer is carried over from: the row before in the sheet, or the last sheet or row of the form. */
export const carriers = ['row', 'sheet'] as const;
export type Carrier = (typeof carriers)[number];

export const filledBy = z.discriminatedUnion('from', [
  z.object({
    from: z.literal('expression'),
    expression: logic,
    /** True: people may answer otherwise. Left out: the calculated answer is the only one. */
    editable: z.optional(z.boolean()),
  }),
  z.object({ from: z.literal('row') }),
  z.object({ from: z.literal('sheet') }),
]);
export type FilledBy = z.infer<typeof filledBy>;
export type Calculation = Extract<FilledBy, { from: 'expression' }>;
