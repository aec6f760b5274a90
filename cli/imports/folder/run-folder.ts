// `import run DIR`: every file of a folder, one after the other, each with its own verdict. May be ended at any moment and
// run again: what came in is known by its content, and a file is moved once nothing of it can be lost any more.
import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { formNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import type { Context } from '#cli/context.ts';
import { moveBeside } from '#cli/platform/atomic-file.ts';
import { exitCodeOf, isInterruption } from '#cli/output/exit-code.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { takeJobLock } from '#cli/platform/job-lock.ts';
import { AppError } from '#core/errors.ts';
import { isRunning } from '#core/imports/policy.ts';
import { isPassing } from '#core/retry.ts';
import { type FileData, runFile } from '#cli/imports/run-file.ts';
import type { RunOptions } from '#cli/imports/run-options.ts';
import { type FileOutcome, type FolderData, outcomeLine } from './folder-result.ts';
import { type FolderFile, isUnchanged, listFiles, requireFolder } from './list-files.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Imports the files of the folder that the options name.
 * @throws AppError `busy` while another run has the folder, `usage` for folders that do not exist or are the same
 */
export async function runFolder(context: Context, options: RunOptions): Promise<FolderData> {
  const { file: folder, failedDir, dryRun } = options;
  const moveTo = options.folder?.moveTo ?? null;
  await requireFolders(folder, { '--move-to': moveTo, '--failed-dir': failedDir });
  // A form that is not found is no fault of the files.
  const { id } = await formNamed(patient(context), options.form);
  const lock = await takeJobLock(context, {
    path: options.lock,
    name: `import-folder-${hashOf(await realpath(folder))}.lock`,
    isRequired: true,
  });
  const data: FolderData = { kind: 'folder', folder, dryRun, files: [] };
  try {
    const now = (await context.ports()).now();
    const files = await listFiles(folder, { now, isConverted: options.transform !== null });
    let isOver = false;
    for (const file of files) {
      const outcome: FileOutcome = isOver
        ? { kind: 'untried' }
        : await outcomeOf(named(context, file.name), file, { ...options, form: id, lock: null }, moveTo);
      data.files.push({ name: file.name, outcome });
      isOver ||= outcome.kind === 'failed' && concernsAll(outcome.error);
    }
    return data;
  } catch (error) {
    // The answer is not printed: nobody shall have to guess what was done before.
    for (const { name, outcome } of data.files) context.output.warn(`${name}: ${outcomeLine(outcome)}`);
    throw error;
  } finally {
    await lock?.release();
  }
}

async function outcomeOf(
  context: Context,
  file: FolderFile,
  options: RunOptions,
  moveTo: string | null,
): Promise<FileOutcome> {
  if (!file.isSettled) return { kind: 'written' };
  let data: FileData;
  try {
    data = await runFile(context, { ...options, file: file.path });
  } catch (error) {
    if (context.signal().aborted || isInterruption(error)) throw error;
    return { kind: 'failed', error: asAppError(error), exitCode: exitCodeOf(error) };
  }
  const ended = { kind: 'ended', data, isChanged: false, movedTo: null, moveError: null } as const;
  if (moveTo === null || options.dryRun || !mayMove(data)) return ended;
  // What was written to it since would be moved away without being imported.
  if (!(await isUnchanged(file))) return { ...ended, isChanged: true };
  try {
    return { ...ended, movedTo: await moveBeside(file.path, join(moveTo, file.name)) };
  } catch (error) {
    return { ...ended, moveError: asAppError(fileError(error, moveTo)) };
  }
}

/**
 * Whether nothing is left to be done with a file: all of its rows came in, or with --complete some, while the others stand in
 * their file. One that waits for a repair, or of which nothing came in, stays.
 */
function mayMove(data: FileData): boolean {
  if (data.kind === 'empty') return true;
  if (data.kind !== 'done' && data.kind !== 'skipped') return false;
  const { failedRows, completedRows } = data.result;
  return !isRunning(data.result) && failedRows === 0 && completedRows > 0;
}

/** Whether the other files would fail alike: nobody is signed in, or the server is away. */
function concernsAll(error: AppError): boolean {
  return error.code === 'signed-out' || error.code === 'forbidden' || isPassing(error);
}

/** The same context, whose messages name the file. */
function named(context: Context, name: string): Context {
  const { output } = context;
  return {
    ...context,
    output: {
      ...output,
      say: (text) => output.say(`${name}: ${text}`),
      warn: (text) => output.warn(`${name}: ${text}`),
    },
  };
}

async function requireFolders(
  folder: string,
  others: Readonly<Record<string, string | null>>,
): Promise<void> {
  await requireFolder(folder);
  for (const [option, path] of Object.entries(others)) {
    if (path === null) continue;
    await requireFolder(path);
    if ((await realpath(path)) === (await realpath(folder)))
      throw new AppError('usage', wording(m.needsAnotherFolderThanOne, { option }));
  }
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('unexpected', error instanceof Error ? error.message : String(error), { cause: error });
}
