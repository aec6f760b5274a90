// What is said of rows that were returned to their authors for correction, in both faces.
import { counted } from '#core/count-text.ts';
import type { Returned } from '#core/sheets/schema.ts';

export const returnedTexts = {
  heading: 'Returned to you',
  /** `1 row was returned to you`: said where its author looks for what is to be done. */
  count: (rows: number) => `${counted(rows, 'row')} ${rows === 1 ? 'was' : 'were'} returned to you`,
  /** `reviewer: Which gate was it?` */
  said: ({ by, comment }: Returned) => `${by.userName}: ${comment}`,
  /** Above the comment, for whoever looks at the row. */
  by: ({ by }: Returned) => `Returned by ${by.userName}`,
  correct: 'Correct the row',
  /** Under the comment field of a review. */
  commentFor: 'Kept with the review. The author of a returned row reads here what to correct.',
  send: 'Send the correction',
  waits: 'It is with its author, who was asked to correct it.',
} as const;
