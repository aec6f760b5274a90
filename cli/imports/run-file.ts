// Imports one file of `import run`: plans it, starts it, waits, and deals with the rows that failed.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { assertNever } from '#core/assert-never.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { exitCodes } from '#cli/command/exit-codes.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { takeJobLock } from '#cli/platform/job-lock.ts';
import type { Context } from '#cli/context.ts';
import type { UpdatePreview } from '#core/imports/update/schema.ts';
import { isRunning, waitsForRepair } from '#core/imports/policy.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { type CheckData, checkExitCode, runCheck, wholeFile } from './check.ts';
import { nameFields } from './file-names.ts';
import { type EndedImport, finishImport } from './finish-import.ts';
import { planFileImport } from './plan-file-import.ts';
import { previewFile } from './preview.ts';
import { type ImportSource, startFileImport } from './start-file-import.ts';
import { failOnProblem, type ImportResult, resultExitCode, resultOf, type Titles } from './result.ts';
import type { RunOptions } from './run-options.ts';
import { lookForSameFile, saySkipped } from './same-file.ts';
import { forgetImport, recallImport } from './started.ts';
import { readTable } from './table-with-files.ts';
import { waitForImport } from './wait.ts';

/** `skipped`: --once found an earlier import of the file, which is the `result`. `empty`: it has no rows. */
export type FileData =
  | { kind: 'check'; check: CheckData }
  | { kind: 'preview'; preview: UpdatePreview; titles: Titles }
  | { kind: 'done' | 'skipped'; result: ImportResult }
  | { kind: 'empty' };

/**
 * Imports the file that the options name, or only checks it.
 * @throws AppError if it cannot be imported as a whole
 */
export async function runFile(context: Context, options: RunOptions): Promise<FileData> {
  if (options.failedOut) await requireWritable(options.failedOut);
  const { file, files } = await readTable(context, options);
  if (files !== null && options.key !== null)
    throw new AppError('usage', wording(m.filesAndKeyExclude), { hint: wording(m.importTableAlone) });
  const form = await formNamed(patient(context), options.form);
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  if (options.dryRun && options.key !== null) {
    const preview = await previewFile(context, options, file, form);
    return preview === null ? { kind: 'empty' } : { kind: 'preview', preview, titles };
  }
  if (options.dryRun) {
    const check = await runCheck(patient(context), options, wholeFile(file, files), form);
    return { kind: 'check', check };
  }
  const imported = await importFile(context, options, { file, files, form, titles });
  if (imported.kind === 'empty') return imported;
  const { kind, status, failed, failedFile } = imported;
  if (kind === 'skipped') saySkipped(context, status);
  return { kind, result: resultOf(status, failed, titles, failedFile) };
}

/** 3 if rows failed or were left out; a file that was skipped only owes what still waits for a repair. */
export function fileExitCode(data: FileData): number {
  switch (data.kind) {
    case 'check':
      return checkExitCode(data.check);
    case 'preview':
      return data.preview.failedRows + data.preview.conflictingRows > 0 ? exitCodes.partlyDone : exitCodes.ok;
    case 'skipped':
      return waitsForRepair(data.result) || data.result.failed.length > 0
        ? exitCodes.partlyDone
        : exitCodes.ok;
    case 'done':
      return resultExitCode(data.result);
    case 'empty':
      return exitCodes.ok;
    default:
      return assertNever(data);
  }
}

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
  source: ImportSource,
): Promise<ImportedFile> {
  const { once } = options;
  const { file, form } = source;
  // A file that was imported before needs no lock: the other run may be the one importing it. The server detects one
  // that is imported meanwhile.
  const same = once ? await lookForSameFile(context, form.id, file.bytes, once) : null;
  if (same !== null) return { kind: 'skipped', ...(await takeUp(context, options, source, same)) };
  const lock = await takeJobLock(context, {
    path: options.lock,
    name: `import-${form.id}.lock`,
    isRequired: !once,
  });
  try {
    if (!once) await lookForSameFile(context, form.id, file.bytes, once);
    const planned = await planFileImport(context, options, source);
    if (planned === null) return { kind: 'empty' };
    const { id, status } = await startFileImport(context, options, source, planned);
    if (status.id !== id) return { kind: 'skipped', ...(await takeUp(context, options, source, status)) };
    if (!options.wait) return { kind: 'done', ...endedAs(status) };
    const waited = await waitForImport(context, id, options.timeout);
    failOnProblem(waited);
    const ended = await finishImport(context, options, { ...source, fields: planned.fields }, waited);
    // What was stored at the start is still needed to read back failed rows.
    if (ended.status.state === 'SUCCESS') await forgetImport(context, id);
    return { kind: 'done', ...ended };
  } finally {
    await lock?.release();
  }
}

/**
 * What has become of an earlier import of the file. One that a run of this machine has left behind is brought to its end:
 * its failed rows get their file, and are dropped with --complete.
 */
async function takeUp(
  context: Context,
  options: RunOptions,
  source: ImportSource,
  earlier: ImportStatus,
): Promise<EndedImport> {
  const waits = options.folder !== null && isRunning(earlier);
  const status = waits ? await waitForImport(context, earlier.id, options.timeout) : earlier;
  if (waits) failOnProblem(status);
  const isOwn = (options.complete || options.folder !== null) && waitsForRepair(status);
  if (!isOwn || (await recallImport(context, status.id)) === null) return endedAs(status);
  const fields = nameFields(source.file.name, (await context.ports()).now(), (await context.user()).timeZone);
  const ended = await finishImport(context, options, { ...source, fields }, status);
  if (ended.status.state === 'SUCCESS') await forgetImport(context, status.id);
  return ended;
}

function endedAs(status: ImportStatus): EndedImport {
  return { status, failed: [], failedFile: null };
}
