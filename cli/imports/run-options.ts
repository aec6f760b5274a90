// The options of `import run`.
import { wholeNumber } from '#cli/command/flags.ts';
import { AppError } from '#core/errors.ts';
import { checkPattern } from './file-names.ts';
import { type PlanFlags, type PlanOptions, planOptions } from './match/plan-options.ts';

export type RunFlags = PlanFlags & {
  form: string;
  file: string;
  transform?: string;
  worksheet?: string;
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
  /** A path, or `-`. */
  file: string;
  /** The recipe by which the file is converted first. */
  transform: string | null;
  /** The worksheet of a workbook, by name; null: its only one. */
  worksheet: string | null;
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

/** Parses the flags. Throws AppError `usage` for conflicting ones. */
export function runOptions(flags: RunFlags): RunOptions {
  const { name, once = false, complete = false, emptyOk = false, dryRun = false } = flags;
  const seconds = wholeNumber('--timeout', flags.timeout, 1, 604_800);
  if (seconds !== undefined && !flags.wait)
    throw new AppError('usage', '--timeout and --no-wait exclude each other.');
  if (complete && !flags.wait)
    throw new AppError(
      'usage',
      '--complete and --no-wait exclude each other: failed rows are only known at the end.',
    );
  if (complete && !flags.failedFile)
    throw new AppError(
      'usage',
      '--complete and --no-failed-file exclude each other: the rows would be lost.',
    );
  if (flags.clearBlank && flags.key === undefined)
    throw new AppError('usage', '--clear-blank applies to existing rows: choose their key with --key.');
  if (name !== undefined) checkPattern('--name', name);
  if (flags.failedOut !== undefined) checkPattern('--failed-out', flags.failedOut);
  return {
    ...planOptions(flags),
    form: flags.form,
    file: flags.file,
    transform: flags.transform ?? null,
    worksheet: flags.worksheet ?? null,
    name: name ?? null,
    key: flags.key ?? null,
    clearBlank: flags.clearBlank ?? false,
    once,
    complete,
    emptyOk,
    failedOut: flags.failedOut ?? (flags.failedFile ? null : false),
    wait: flags.wait,
    timeout: seconds === undefined ? null : seconds * 1000,
    lock: flags.lock ?? null,
    dryRun,
  };
}
