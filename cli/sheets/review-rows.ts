// formdeck rows review.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/flags.ts';
import { verb } from '#cli/verb.ts';
import { counted } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { returnRows, reviewRows as reviewRowsCall } from '#core/sheets/calls.ts';
import { changedText, returnFault } from '#core/sheets/rows-at-once.ts';
import { type ReviewStanding, reviewStandings } from '#core/sheets/schema.ts';
import {
  type ChangedRows,
  changeRows,
  type ChosenFlags,
  type ChosenOptions,
  chosenOptions,
  leftTexts,
  sayUndo,
} from './chosen-rows.ts';

export type ReviewOptions = ChosenOptions & { state: ReviewStanding; comment: string | null };

export const reviewRows = verb({
  options: ({ comment, ...flags }: ChosenFlags & { comment?: string }, [state, ...ids]): ReviewOptions => {
    const found = oneOf('The review', reviewStandings, state);
    if (found === undefined) throw new AppError('usage', 'Say approved, rejected, returned or pending.');
    const said = comment?.trim() || null;
    const fault = found === 'RETURNED' ? returnFault(said ?? '') : null;
    if (fault !== null) throw new AppError('usage', `--comment: ${fault}.`);
    return { ...chosenOptions(flags, ids), state: found, comment: said };
  },

  async run(context: Context, options: ReviewOptions): Promise<ChangedRows> {
    const { state, comment } = options;
    return changeRows(context, options, state, (rowIds) =>
      state === 'RETURNED'
        ? context.send(returnRows, { body: { rowIds, comment: comment ?? '' } }).then(({ undo }) => undo)
        : context.send(reviewRowsCall, { body: { rowIds, state, comment } }).then(({ undo }) => undo),
    );
  },

  print(output, changed, { state }) {
    const { rows, left, dryRun } = changed;
    for (const line of leftTexts(left)) output.say(line);
    output.say(dryRun ? `${counted(rows, 'row')} would be changed.` : `${changedText(rows, state)}.`);
    sayUndo(output, changed);
  },
});
