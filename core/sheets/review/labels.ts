// Texts about rows that were returned to their authors for correction, for both faces.
import { personName } from '#core/primitives.ts';
import type { Returned } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const returnedTexts = {
  heading: t(m.returnedToYou),
  /** `1 row was returned to you`: shown where authors look for open tasks. */
  count: (rows: number) => t(m.returnedToYouCount, { count: rows }),
  /** `reviewer: Which gate was it?` */
  said: ({ by, comment }: Returned) => `${personName(by)}: ${comment}`,
  /** Above the comment, in the row's details. */
  by: ({ by }: Returned) => t(m.returnedBy, { userName: personName(by) }),
  correct: t(m.correctRow),
  /** Under the comment field of a review. */
  commentFor: t(m.savedWithReviewIfYou),
  send: t(m.sendCorrection),
  sent: t(m.correctionWasSentAndWaits),
  waits: t(m.returnedToItsAuthorFor),
} as const;

/** Texts of reviewing row by row. */
export const reviewTexts = {
  goToNext: t(m.goToNextRowAfter),
  /** Where a queue was, of rows that wait for review. */
  nothingLeft: t(m.nothingLeftToReview),
  nothingLeftMore: t(m.allRowsHereHaveBeen),
} as const;

/** The browser's keys on a row, and what they do. */
export const rowKeyTexts = {
  a: t(m.approveRow),
  r: t(m.returnRowToItsAuthor),
  x: t(m.rejectRow),
  j: t(m.nextRowInTableFirst),
  k: t(m.previousRow),
} as const;
export type RowKey = keyof typeof rowKeyTexts;

/** Where the flag FORM_REVIEWERS_ENABLED is off. */
export const reviewingOff = t(m.reviewingIsTurnedOffFor);
