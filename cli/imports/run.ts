// formdeck import run. Made for cron: never prompts, retries transient failures, and never runs twice concurrently for
// one form.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { formNamed } from '#cli/command/form-named.ts';
import { exitCodes } from '#cli/command/exit-codes.ts';
import { patient } from '#cli/command/patient-context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { takeJobLock } from '#cli/platform/job-lock.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { piecesOf } from '#core/imports/csv/csv-file.ts';
import type { UpdatePreview } from '#core/imports/update/schema.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import { type CheckData, checkExitCode, printCheck, runCheck } from './check.ts';
import { converted } from './converted.ts';
import { type CsvBytes, readCsvBytes } from './csv-file.ts';
import { type EndedImport, finishImport } from './finish-import.ts';
import { planFileImport } from './plan-file-import.ts';
import { previewFile, printPreview } from './preview.ts';
import { startFileImport } from './start-file-import.ts';
import { failOnProblem, type ImportResult, printResult, resultOf, type Titles } from './result.ts';
import { type RunOptions, runOptions } from './run-options.ts';
import { lookForSameFile, saySkipped } from './same-file.ts';
import { forgetImport } from './started.ts';
import { waitForImport } from './wait.ts';

/** `skipped`: --once found an earlier import of the file, which is the `result`. `empty`: it has no rows. */
export type RunData =
  | { kind: 'check'; check: CheckData }
  | { kind: 'preview'; preview: UpdatePreview; titles: Titles }
  | { kind: 'done' | 'skipped'; result: ImportResult }
  | { kind: 'empty' };

export const run = verb({
  effect: { undo: 'rows delete' },
  options: runOptions,

  async run(context, options: RunOptions): Promise<RunData> {
    if (options.failedOut) await requireWritable(options.failedOut);
    const file = await converted(context, await readCsvBytes(context, options.file), options);
    const form = await formNamed(patient(context), options.form);
    const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
    if (options.dryRun && options.key !== null) {
      const preview = await previewFile(context, options, file, form);
      return preview === null ? { kind: 'empty' } : { kind: 'preview', preview, titles };
    }
    if (options.dryRun) {
      const source = piecesOf(file.bytes);
      const check = await runCheck(patient(context), options, source, file.bytes.length, form);
      return { kind: 'check', check };
    }
    const imported = await importFile(context, options, file, form, titles);
    if (imported.kind === 'empty') return imported;
    const { kind, status, failed, failedFile } = imported;
    if (kind === 'skipped') saySkipped(context, status);
    return { kind, result: resultOf(status, failed, titles, failedFile) };
  },

  print(output, data) {
    if (data.kind === 'check') {
      printCheck(output, data.check);
      output.say('Nothing was imported.');
    } else if (data.kind === 'preview') {
      printPreview(output, data.preview, data.titles);
      output.say('Nothing was changed.');
    } else if (data.kind === 'empty') output.say('The file has no rows: nothing was imported.');
    else printResult(output, data.result);
  },

  json(data) {
    if (data.kind === 'check') return { dryRun: true, ...data.check };
    if (data.kind === 'preview') return { dryRun: true, ...data.preview };
    if (data.kind === 'empty')
      return { empty: true, totalRows: 0, completedRows: 0, failedRows: 0, droppedRows: 0 };
    return data.kind === 'skipped' ? { skipped: true, ...data.result } : data.result;
  },

  exitCode(data) {
    if (data.kind === 'check') return checkExitCode(data.check);
    if (data.kind === 'preview')
      return data.preview.failedRows + data.preview.conflictingRows > 0 ? exitCodes.partlyDone : exitCodes.ok;
    if (data.kind !== 'done') return exitCodes.ok;
    const { failedRows, droppedRows } = data.result;
    return failedRows + droppedRows > 0 ? exitCodes.partlyDone : exitCodes.ok;
  },
});

async function requireWritable(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw fileError(error, folder);
  });
}

/** The result of a run. `skipped`: the file was imported before by this import. `empty`: it has no rows. */
type ImportedFile = ({ kind: 'done' | 'skipped' } & EndedImport) | { kind: 'empty' };

/**
 * Imports a file while holding the form's lock.
 * @throws AppError if the file cannot be imported as a whole
 */
async function importFile(
  context: Context,
  options: RunOptions,
  file: CsvBytes,
  form: WholeForm,
  titles: Titles,
): Promise<ImportedFile> {
  const { once } = options;
  // A file that was imported before needs no lock: the other run may be the one importing it. The server detects one
  // that is imported meanwhile.
  const same = once ? await lookForSameFile(context, form.id, file.bytes, once) : null;
  if (same !== null) return { kind: 'skipped', ...endedAs(same) };
  const lock = await takeJobLock(context, {
    path: options.lock,
    name: `import-${form.id}.lock`,
    isRequired: !once,
  });
  try {
    if (!once) await lookForSameFile(context, form.id, file.bytes, once);
    const planned = await planFileImport(context, options, file, form);
    if (planned === null) return { kind: 'empty' };
    const { id, status } = await startFileImport(context, options, file, form, planned);
    if (status.id !== id) return { kind: 'skipped', ...endedAs(status) };
    if (!options.wait) return { kind: 'done', ...endedAs(status) };
    const waited = await waitForImport(context, id, options.timeout);
    failOnProblem(waited);
    const ended = await finishImport(context, options, file, waited, titles, planned.fields);
    // What was stored at the start is still needed to read back failed rows.
    if (ended.status.state === 'SUCCESS') await forgetImport(context, id);
    return { kind: 'done', ...ended };
  } finally {
    await lock?.release();
  }
}

function endedAs(status: ImportStatus): EndedImport {
  return { status, failed: [], failedFile: null };
}
