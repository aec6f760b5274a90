// formdeck rows review.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import type { Output } from '#cli/output/output.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { returnRows, reviewRows as reviewRowsCall } from '#core/sheets/calls.ts';
import { changedText, returnIssue } from '#core/sheets/review/bulk-change.ts';
import { type ReviewStatus, reviewStatuses } from '#core/sheets/schema.ts';
import {
  confirmationOfRows,
  type ChangedRows,
  changeRows,
  type ChosenFlags,
  type ChosenOptions,
  chosenOptions,
  leftTexts,
  sayUndo,
} from './chosen-rows.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ReviewOptions = ChosenOptions & { state: ReviewStatus; comment: string | null };

export const reviewRows = verb({
  effect: { asks: (options: ReviewOptions) => confirmationOfRows('review', options) },
  options: ({ comment, ...flags }: ChosenFlags & { comment?: string }, [state, ...ids]): ReviewOptions => {
    const found = oneOf(t(m.review), reviewStatuses, state);
    if (found === undefined) throw new AppError('usage', wording(m.useApprovedRejectedReturnedOr));
    const said = comment?.trim() || null;
    const issue = found === 'RETURNED' ? returnIssue(said ?? '') : null;
    if (issue !== null) throw new AppError('usage', `--comment: ${issue}.`);
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
    output.say(dryRun ? t(m.rowsWouldBeChanged, { rows }) : `${changedText(rows, state)}.`);
    sayUndo(output, changed);
    if (state !== 'PENDING') sayBack(output, changed);
  },

  json: (changed) => changed,
});

/** Up to this many rows are listed individually. */
const mostNamed = 5;

/** An approval needs no undo: another review reverts it. */
function sayBack(output: Pick<Output, 'say'>, { rowIds, dryRun }: ChangedRows): void {
  if (dryRun || rowIds.length === 0 || rowIds.length > mostNamed) return;
  output.say(t(m.toUndo, { rowIds: rowIds.join(' ') }));
}
