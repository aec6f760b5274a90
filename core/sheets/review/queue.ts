// What waits for the reviews of a user, by form: for Home, the list of forms, and `formdeck rows waiting`.
import * as z from 'zod/mini';
import type { Actor } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { id, timestamp } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A form with rows that the user may review, and that are not with their authors for correction. */
export const formToReview = z.object({
  template: z.object({ id, name: z.string() }),
  rows: z.number(),
  /** When the first of them was added. */
  oldest: timestamp,
  /** The sheets that have them, as an address names them: `all`, or the ids of those that have waited longest. */
  sheetIds: z.union([z.literal('all'), z.array(id)]),
});
export type FormToReview = z.infer<typeof formToReview>;

/** Whether a face asks for the queue at all: nobody else can have one. */
export function hasReviewQueue(actor: Pick<Actor, 'role' | 'flags'>): boolean {
  return isOn(actor, 'FORM_REVIEWERS_ENABLED') && ['ADMIN', 'MANAGER', 'REVIEWER'].includes(actor.role);
}

/** Texts of the queue in both faces. */
export const queueTexts = {
  title: t(m.toReview),
  failed: t(m.rowsWaitingForReviewCould),
  none: t(m.noRowsAreWaitingFor),
  /** `To review: 51`, beside a form. */
  badge: (rows: number) => t(m.toReviewCount, { rows }),
  waiting: (queue: readonly FormToReview[]) =>
    t(m.rowsInForms, { count: rowsToReview(queue), forms: queue.length }),
} as const;

/** The number of rows in all forms. */
function rowsToReview(queue: readonly FormToReview[]): number {
  return queue.reduce((sum, { rows }) => sum + rows, 0);
}
