// Loads what `import continue` needs: the import with its failed rows and its form, and the corrected file.
import { importIdOf } from '#cli/command/short-ids.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import type { PlanOptions } from '#cli/imports/match/plan-options.ts';
import { failOnProblem, readFailedRows, type Titles } from '#cli/imports/result.ts';
import { recallImport, type StartedImport } from '#cli/imports/started.ts';
import { statusOf } from '#cli/imports/wait.ts';
import { readRepairedFile, type RepairedFile } from './repaired-file.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type LoadedRepair = {
  /** The status before the repair. */
  before: ImportStatus;
  form: WholeForm;
  titles: Titles;
  /** What this machine stored when it started the import; null if it was started elsewhere. */
  started: StartedImport | null;
  failed: readonly FailedRow[];
  file: RepairedFile | null;
  user: { id: string; timeZone: string };
};

/** Loads it. `id` is an import's id, or its beginning. */
export async function loadRepair(
  context: Context,
  options: PlanOptions & { id: string; file: string | null },
): Promise<LoadedRepair> {
  const before = await repairable(context, await importIdOf(context, options.id));
  const form = await context.sendAgain(readForm, { params: { id: before.templateId } });
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  const started = await recallImport(context, before.id);
  const failed = before.state === 'SUCCESS' ? [] : await readFailedRows(context, before.id);
  const file =
    options.file === null
      ? null
      : await readRepairedFile(context, options.file, options, { form, started, formats: before });
  return { before, form, titles, started, failed, file, user: await context.user() };
}

/** The status of a finished import. Throws AppError `conflict` while it runs, `invalid` if it failed as a whole. */
async function repairable(context: Context, id: string): Promise<ImportStatus> {
  const status = await statusOf(context, id);
  failOnProblem(status);
  if (!isRunning(status)) return status;
  throw new AppError('conflict', wording(m.thisImportIsStillRunning), {
    hint: wording(m.waitForItFormdeckImport, { id }),
  });
}
