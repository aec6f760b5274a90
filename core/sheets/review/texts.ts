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
  commentFor: 'Saved with the review. If you return the row, its author sees this.',
  send: 'Send the correction',
  sent: 'The correction was sent and waits for its review.',
  waits: 'Returned to its author for correction.',
} as const;

/** Texts of reviewing row by row. */
export const reviewTexts = {
  goToNext: 'Go to the next row after reviewing',
  /** Where a queue was, of rows that wait for review. */
  nothingLeft: 'Nothing left to review',
  nothingLeftMore: 'All rows here have been reviewed.',
} as const;

/** The browser's keys on a row, and what they do. */
export const rowKeyTexts = {
  a: 'Approve the row',
  r: 'Return the row to its author; Ctrl+Enter sends what was written',
  j: 'Next row; in the table, the first one',
  k: 'Previous row',
} as const;
export type RowKey = keyof typeof rowKeyTexts;

/** Where the flag FORM_REVIEWERS_ENABLED is off. */
export const reviewingOff = 'Reviewing is turned off for your company.';
