// What is chosen for local times that the clocks skip or show twice, and the two moments that one may mean, as calls have it.
import * as z from 'zod/mini';
import { timestamp } from '#core/primitives.ts';

/** Which of the two times is taken that may be meant, or neither. */
export const hourChoices = ['FAIL', 'EARLIER', 'LATER'] as const;
export type HourChoice = (typeof hourChoices)[number];

export const hourKinds = ['skipped', 'double'] as const;
export type HourKind = (typeof hourKinds)[number];

/** What was chosen for times that the clocks skip in spring, and for those that they show twice in autumn. */
export const hourChoicesOf = z.object({
  skipped: z._default(z.enum(hourChoices), 'FAIL'),
  double: z._default(z.enum(hourChoices), 'FAIL'),
});
export type HourChoices = z.infer<typeof hourChoicesOf>;
/** The two moments that a time may mean. */
export const doubtfulHour = z.object({ kind: z.enum(hourKinds), earlier: timestamp, later: timestamp });
export type DoubtfulHour = z.infer<typeof doubtfulHour>;
