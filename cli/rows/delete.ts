// formdeck rows delete.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { deleteRows as deleteRowsCall } from '#core/sheets/calls.ts';
import { changedText } from '#core/sheets/review/bulk-change.ts';
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
import { m } from './texts.ts';

export const deleteRows = verb({
  effect: { asks: (options: ChosenOptions) => confirmationOfRows('delete', options) },
  options: (flags: ChosenFlags, ids): ChosenOptions => chosenOptions(flags, ids),

  async run(context: Context, options: ChosenOptions): Promise<ChangedRows> {
    return changeRows(context, options, 'DELETED', (rowIds) =>
      context.send(deleteRowsCall, { body: { rowIds } }),
    );
  },

  print(output, changed) {
    const { rows, left, dryRun } = changed;
    for (const line of leftTexts(left)) output.say(line);
    output.say(dryRun ? t(m.rowsWouldBeDeleted, { rows }) : `${changedText(rows, 'DELETED')}.`);
    sayUndo(output, changed);
  },
});
