// formdeck rows undo: undoes bulk deletions and resets to pending, of the user or for admins of anyone; without an
// argument it lists what can be undone.
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { dateWriter } from '#cli/output/date.ts';
import { onlyId } from '#cli/command/short-ids.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { partlyDone } from '#core/batches.ts';
import { isUuid, personName } from '#core/primitives.ts';
import { listUndos, undoRows as undoRowsCall } from '#core/sheets/calls.ts';
import { changedText } from '#core/sheets/review/bulk-change.ts';
import { type RowUndo, type UndoneRows, undoneText, undoTexts } from '#core/sheets/review/row-undo.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Printed = { undone: UndoneRows[] } | { undos: readonly RowUndo[]; timeZone: string };

export const undoRows = verb({
  effect: { undo: 'rows delete' },
  options: (_: object, ids): { ids: readonly string[] } => ({
    ids: ids.map((id) => idPartGiven('undo', id)),
  }),

  async run(context: Context, { ids: given }): Promise<Printed> {
    if (given.length === 0) {
      const { content } = await context.send(listUndos, { query: { size: 1_000 } });
      return { undos: content, timeZone: (await context.user()).timeZone };
    }
    const ids = await undoIdsOf(context, given);
    const undone: UndoneRows[] = [];
    // Latest change first, since a later one may build on an earlier one.
    for (const id of ids.toReversed()) {
      undone.push(
        await context.send(undoRowsCall, { params: { id } }).catch((error: unknown) => {
          if (undone.length === 0) throw error;
          throw partlyDone(error, t(m.undoneBeforeThat, { undone: undone.map((each) => each.id).join(' ') }));
        }),
      );
    }
    return { undone };
  },

  print(output, printed) {
    if ('undone' in printed) {
      for (const each of printed.undone) output.say(`${undoneText(each)}.`);
      return;
    }
    if (printed.undos.length === 0) {
      output.say(t(m.undoApprovalsAndRejectionsBy, { empty: undoTexts.empty }));
      return output.say(t(m.formdeckRowsReviewPendingRow));
    }
    const date = dateWriter(printed.timeZone);
    const undoId = idWriter(
      output,
      printed.undos.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'ID', value: ({ id }) => undoId(id), whole: true },
        { title: 'CHANGE', value: ({ rowCount, change }) => changedText(rowCount, change) },
        { title: 'BY', value: ({ user }) => personName(user), rank: 0 },
        { title: 'FORM', value: ({ template }) => template.name, rank: 3 },
        { title: 'AT', value: ({ changedAt }) => date(changedAt), whole: true, rank: 2 },
        { title: 'UNTIL', value: ({ until }) => date(until), whole: true, rank: 1 },
      ],
      printed.undos,
      undoTexts.empty,
    );
  },

  json: (printed) => ('undone' in printed ? printed.undone : printed.undos),
});

async function undoIdsOf(context: Context, given: readonly string[]): Promise<readonly string[]> {
  if (given.every(isUuid)) return given;
  const { content } = await context.send(listUndos, { query: { size: 1_000 } });
  return given.map((part) =>
    onlyId(
      'undo',
      part,
      content.filter(({ id }) => id.startsWith(part)),
    ),
  );
}
