// formdeck rows review.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/flags.ts';
import { verb } from '#cli/verb.ts';
import { AppError } from '#core/errors.ts';
import { reviewRows as reviewRowsCall } from '#core/sheets/calls.ts';
import { changedText } from '#core/sheets/rows-at-once.ts';
import { type ReviewState, reviewStates } from '#core/sheets/schema.ts';
import {
  type ChangedRows,
  changeRows,
  type ChosenFlags,
  type ChosenOptions,
  chosenOptions,
  leftTexts,
} from './chosen-rows.ts';
import { counted } from '#core/count-text.ts';

export type ReviewOptions = ChosenOptions & { state: ReviewState; comment: string | null };

export const reviewRows = verb({
  options: ({ comment, ...flags }: ChosenFlags & { comment?: string }, [state, ...ids]): ReviewOptions => {
    const found = oneOf('The review', reviewStates, state);
    if (found === undefined) throw new AppError('usage', 'Say approved, rejected or pending.');
    return { ...chosenOptions(flags, ids), state: found, comment: comment?.trim() || null };
  },

  async run(context: Context, options: ReviewOptions): Promise<ChangedRows> {
    const { state, comment } = options;
    return changeRows(context, options, state, (rowIds) =>
      context.send(reviewRowsCall, { body: { rowIds, state, comment } }),
    );
  },

  print(output, { rows, left, dryRun }, { state }) {
    for (const line of leftTexts(left)) output.say(line);
    output.say(dryRun ? `${counted(rows, 'row')} would be changed.` : `${changedText(rows, state)}.`);
  },
});
