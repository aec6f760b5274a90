// Troubles: something that should work by itself does not. Those whom it concerns are told once when a trouble begins, and once when
// it is over, whatever it is about.
import * as z from 'zod/mini';

/** What a trouble is about. `mail`: nothing more can be sent to an address. `schedule`: what is due cannot be done. `backup`: the server's. */
export const troubleKinds = ['job', 'export', 'report', 'mail', 'schedule', 'backup'] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** Milliseconds for which a trouble that is over is stored. */
export const troubleRetention = 90 * 86_400_000;
/** Addresses to which mail cannot be sent, of which people are told one by one; the others are in the mail log. */
export const mostMailTroubles = 10;

export const troubleMetadata = {
  kind: z.enum(troubleKinds),
  /** The job, the schedule. */
  subjectId: z.nullable(z.string()),
  name: z.string(),
  isOver: z.boolean(),
  problem: z.string(),
};
