// The options of `import run`.
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { wholeNumber } from '#cli/command/flags.ts';
import { AppError } from '#core/errors.ts';
import { checkPattern } from './file-names.ts';
import { type PlanFlags, type PlanOptions, planOptions } from './match/plan-options.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

export type RunFlags = PlanFlags & {
  form: string;
  file?: string;
  moveTo?: string;
  failedDir?: string;
  transform?: string;
  worksheet?: string;
  files?: string;
  name?: string;
  key?: string;
  clearBlank?: boolean;
  once?: boolean;
  complete?: boolean;
  emptyOk?: boolean;
  failedOut?: string;
  failedFile: boolean;
  wait: boolean;
  timeout?: string;
  lock?: string;
  dryRun?: boolean;
};

export type RunOptions = PlanOptions & {
  form: string;
  /** A path, or `-`; the path of a folder whose files are imported, with `folder`. */
  file: string;
  /** Null: `file` is one file. */
  folder: { moveTo: string | null } | null;
  /** The folder for files of failed rows, of a folder's files; null: `failedOut` says where. */
  failedDir: string | null;
  /** The recipe by which the file is converted first. */
  transform: string | null;
  /** The worksheet of a workbook, by name; null: its only one. */
  worksheet: string | null;
  /** The folder of the files that its rows name; null: none, or they are in the ZIP. */
  files: string | null;
  /** A pattern for the sheet's name; null: the file's name. */
  name: string | null;
  /** The question whose answer finds the existing row to change, by title or id; null: every row is new. */
  key: string | null;
  /** Whether an empty cell removes an existing row's answer. */
  clearBlank: boolean;
  once: boolean;
  complete: boolean;
  emptyOk: boolean;
  /** The file of failed rows: a path with fields, `null` beside the file, `false` none. */
  failedOut: string | null | false;
  wait: boolean;
  /** Milliseconds. */
  timeout: number | null;
  lock: string | null;
  dryRun: boolean;
};

/** Parses the flags and the path, of a file or a folder. Throws AppError `usage` for conflicting ones. */
export function runOptions(given: RunFlags, [path]: readonly string[] = []): RunOptions {
  const isOneFile = path !== undefined && given.file === undefined && isFile(path);
  const flags = isOneFile ? { ...given, file: path } : given;
  const folder = isOneFile ? undefined : path;
  checkSource(flags, folder);
  const { name, complete = false, emptyOk = false, dryRun = false } = flags;
  const seconds = wholeNumber('--timeout', flags.timeout, 1, 604_800);
  if (seconds !== undefined && !flags.wait) throw new AppError('usage', wording(m.timeoutAndNoWaitExclude));
  if (complete && !flags.wait) throw new AppError('usage', wording(m.completeAndNoWaitExclude));
  if (complete && !flags.failedFile) throw new AppError('usage', wording(m.completeAndNoFailedFile));
  if (flags.clearBlank && flags.key === undefined)
    throw new AppError('usage', wording(m.clearBlankAppliesToExisting));
  if (name !== undefined) checkPattern('--name', name);
  if (flags.failedOut !== undefined) checkPattern('--failed-out', flags.failedOut);
  return {
    ...planOptions(flags),
    form: flags.form,
    file: folder ?? flags.file ?? '',
    folder: folder === undefined ? null : { moveTo: flags.moveTo ?? null },
    failedDir: flags.failedDir ?? null,
    transform: flags.transform ?? null,
    worksheet: flags.worksheet ?? null,
    files: flags.files ?? null,
    name: name ?? null,
    key: flags.key ?? null,
    clearBlank: flags.clearBlank ?? false,
    // A folder may be taken up again at any moment.
    once: flags.once === true || folder !== undefined,
    complete,
    emptyOk,
    failedOut: flags.failedOut ?? (flags.failedFile ? null : false),
    wait: flags.wait,
    timeout: seconds === undefined ? null : seconds * 1000,
    lock: flags.lock ?? null,
    dryRun,
  };
}

/** Whether a path is one of a file, or standard input: by its name where nothing is there, which is said later. */
function isFile(path: string): boolean {
  if (path === '-') return true;
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? extname(path) !== '';
}

/** Throws AppError `usage` unless there is one file or one folder, with the options that belong to it. */
function checkSource(flags: RunFlags, folder: string | undefined): void {
  const usage = (message: string, hint?: string) =>
    new AppError('usage', message, hint === undefined ? {} : { hint });
  if (folder === undefined) {
    if (flags.file === undefined) throw usage(t(m.nameWhatToImport), t(m.useFileForOneFile));
    if (flags.moveTo !== undefined || flags.failedDir !== undefined)
      throw usage(t(m.moveToAndFailedDir), t(m.useFailedOutForOne));
    return;
  }
  if (flags.file !== undefined) throw usage(t(m.nameEitherFolderOrFile));
  if (flags.files !== undefined) throw usage(t(m.filesBelongToOne));
  if (flags.failedOut !== undefined) throw usage(t(m.failedOutBelongsToOne), t(m.useFailedDirForFiles));
  if (flags.failedDir === undefined && flags.failedFile)
    throw usage(t(m.folderNeedsFailedDirFor), t(m.orUseNoFailedFile));
  if (flags.failedDir !== undefined && !flags.failedFile) throw usage(t(m.failedDirAndNoFailed));
  if (!flags.wait) throw usage(t(m.folderAndNoWaitExclude));
  if (flags.saveMapping !== undefined) throw usage(t(m.saveMappingBelongsToOne), t(m.saveItOnceWithFormdeck));
}
