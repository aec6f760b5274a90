// Texts about rows that were returned to their authors for correction, for both faces.
import { counted } from '#core/count-text.ts';
import type { Returned } from '#core/sheets/schema.ts';

export const returnedTexts = {
  heading: 'Returned to you',
  /** `1 row was returned to you`: shown where authors look for open tasks. */
  count: (rows: number) => `${counted(rows, 'row')} ${rows === 1 ? 'was' : 'were'} returned to you`,
  /** `reviewer: Which gate was it?` */
  said: ({ by, comment }: Returned) => `${by.userName}: ${comment}`,
  /** Above the comment, in the row's details. */
  by: ({ by }: Returned) => `Returned by ${by.userName}`,
  correct: 'Correct the row',
  /** Under the comment field of a review. */
  commentFor: 'Kept with the review. The author of a returned row reads here what to correct.',
  send: 'Send the correction',
  waits: 'It is with its author, who was asked to correct it.',
} as const;
