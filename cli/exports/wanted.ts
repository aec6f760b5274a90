// Carries an export of a command out, of a form or of sheets alike: of all rows, or of what changed since the last run.
import type { Context } from '#cli/context.ts';
import type { SendOptions } from '#core/http.ts';
import { exportChanges } from './incremental.ts';
import { bodyOf, type ExportData, exportTo, type Target, type ExportTask } from './target.ts';

/** What decides on an export besides the rows that it is of. */
export type ExportBody = ReturnType<typeof bodyOf> & { since?: string | null | undefined };

export type WantedRows = Pick<ExportTask, 'target' | 'from' | 'to' | 'job'> & {
  form: { id: string; name: string };
  /** Which rows: an export of changes goes on only with the same ones. */
  selection: object;
  ask: (body: ExportBody, options: SendOptions) => Promise<Response>;
};

/** Carries it out. */
export function exportWanted(
  context: Context,
  { form, selection, ask, ...wanted }: WantedRows,
): Promise<ExportData> {
  const { target } = wanted;
  const given = {
    ...wanted,
    form: form.name,
    ask: (options: SendOptions, since?: string | null) => ask({ ...bodyOf(target), since }, options),
  };
  const { state } = target;
  if (state === null || target.dryRun) return exportTo(context, given);
  return exportChanges(context, {
    ...given,
    state,
    subject: { form, selection: selectionText(selection, target) },
  });
}

function selectionText(selection: object, { onlyApproved }: Target): string {
  return JSON.stringify({ ...selection, onlyApproved });
}
