// formdeck import run. Made for cron: it asks nothing, tries again what fails for a passing reason, and never runs
// twice at once for one form.
import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { formNamed } from '#cli/form-named.ts';
import { wholeNumber } from '#cli/flags.ts';
import type { Context } from '#cli/context.ts';
import { patient } from '#cli/patient.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { takeLock } from '#cli/platform/lock.ts';
import { subfolder } from '#cli/platform/subfolder.ts';
import { verb } from '#cli/verb.ts';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { scheduleImport } from '#core/imports/calls.ts';
import { type CsvSummary, piecesOf, readCsv } from '#core/imports/csv-file.ts';
import { columnMapOf } from '#core/imports/match-columns.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import { uploadCsv } from '#core/imports/upload.ts';
import { type CheckData, checkExitCode, printCheck, runCheck } from './check.ts';
import { sizeOfCsv } from './csv-file.ts';
import { tableFromFile, writeFailedFile } from './failed-file.ts';
import { saveMapping } from './mappings.ts';
import {
  type FilePlan,
  mappingOf,
  type PlanFlags,
  type PlanOptions,
  planFile,
  planOptions,
  withSavedMapping,
} from './plan-options.ts';
import {
  failOnProblem,
  type ImportResult,
  printResult,
  readFailedRows,
  resultExitCode,
  resultOf,
} from './result.ts';
import { forgetImport, rememberImport } from './started.ts';
import { waitForImport } from './wait.ts';

export type RunFlags = PlanFlags & {
  form: string;
  file: string;
  failedOut?: string;
  failedFile: boolean;
  wait: boolean;
  timeout?: string;
  lock?: string;
  dryRun?: boolean;
};

export type RunOptions = PlanOptions & {
  form: string;
  file: string;
  /** Where failed rows go: a path, `null` beside the file, `false` nowhere. */
  failedOut: string | null | false;
  wait: boolean;
  /** Milliseconds. */
  timeout: number | null;
  lock: string | null;
  dryRun: boolean;
};

export type RunData = ({ dryRun: true } & CheckData) | ({ dryRun?: never } & ImportResult);

export const run = verb({
  effect: { undo: 'rows delete' },
  options: runOptions,

  async run(context, options: RunOptions): Promise<RunData> {
    await sizeOfCsv(options.file);
    if (options.failedOut) await requireWritable(options.failedOut);
    const bytes = await readFile(options.file, { signal: context.signal() });
    const form = await formNamed(patient(context), options.form);
    if (options.dryRun) {
      return {
        dryRun: true,
        ...(await runCheck(patient(context), options, piecesOf(bytes), bytes.length, form)),
      };
    }
    const lock = await takeLock(
      options.lock ?? join(await subfolder(context, 'locks'), `import-${form.id}.lock`),
    );
    try {
      return await importFile(context, options, bytes, form);
    } finally {
      await lock.release();
    }
  },

  print(output, data) {
    if (!data.dryRun) return printResult(output, data);
    printCheck(output, data);
    output.say('Nothing was imported.');
  },

  exitCode: (data) => (data.dryRun ? checkExitCode(data) : resultExitCode(data)),
});

function runOptions(flags: RunFlags): RunOptions {
  const seconds = wholeNumber('--timeout', flags.timeout, 1, 604_800);
  if (seconds !== undefined && !flags.wait)
    throw new AppError('usage', '--timeout and --no-wait exclude each other.');
  return {
    ...planOptions(flags),
    form: flags.form,
    file: flags.file,
    failedOut: flags.failedOut ?? (flags.failedFile ? null : false),
    wait: flags.wait,
    timeout: seconds === undefined ? null : seconds * 1000,
    lock: flags.lock ?? null,
    dryRun: flags.dryRun === true,
  };
}

async function importFile(
  context: Context,
  options: RunOptions,
  bytes: Buffer<ArrayBuffer>,
  form: WholeForm,
): Promise<ImportResult> {
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  const { plan, summary } = await planned(context, options, bytes, form);
  const status = await start(context, options, bytes, form, plan, summary);
  if (!options.wait) return resultOf(status, [], titles, null);

  const ended = await waitForImport(context, status.id, options.timeout);
  failOnProblem(ended);
  if (ended.failedRows === 0) {
    await forgetImport(context, ended.id);
    return resultOf(ended, [], titles, null);
  }
  const failed = await readFailedRows(context, ended.id);
  const path =
    options.failedOut === false ? null : (options.failedOut ?? (await besides(options.file, ended.id)));
  if (path === null) return resultOf(ended, failed, titles, null);
  try {
    await writeFailedFile(path, await tableFromFile(piecesOf(bytes), failed), failed, titles);
    return resultOf(ended, failed, titles, path);
  } catch (error) {
    // The rows are in: that a folder cannot be written to does not undo it.
    if (context.signal().aborted) throw error;
    context.output.say(
      `The failed rows could not be written to ${path}: ${String(error instanceof Error ? error.message : error)}`,
    );
    return resultOf(ended, failed, titles, null);
  }
}

/** The plan for a file that an import can read to its end; says what it has guessed. */
async function planned(
  context: Context,
  options: RunOptions,
  bytes: Buffer,
  form: WholeForm,
): Promise<{ plan: FilePlan; summary: CsvSummary }> {
  const wishes = await withSavedMapping(context, options);
  let plan: FilePlan | undefined;
  const summary = await readCsv(piecesOf(bytes), {
    onHead(headers, firstRows) {
      plan = planFile(headers, firstRows, form.questions, wishes);
      requireCertain(plan);
    },
    onRows: () => {},
  });
  if (plan === undefined) throw new AppError('unexpected');
  for (const { questionId, columnIndex, score } of plan.matches) {
    if (columnIndex === null || score === 1) continue;
    const title = form.questions.find(({ id }) => id === questionId)?.text ?? questionId;
    context.output.say(
      `Column "${plan.headers[columnIndex]}" is taken for "${title}" (score ${score.toFixed(2)}); --map says otherwise.`,
    );
  }
  if (options.dateFormat === null && wishes.saved === null && plan.dateColumn !== null) {
    context.output.say(`Dates are read as ${plan.dateFormat}.`);
  }
  if (options.saveMapping !== null)
    await saveMapping(context, options.saveMapping, mappingOf(plan, form.questions));
  return { plan, summary };
}

/** Throws AppError `invalid` where every row would fail, or dates could mean two things. */
function requireCertain({ dateProblem, missing }: FilePlan): void {
  if (dateProblem !== null)
    throw new AppError('invalid', dateProblem, { hint: 'Choose one with --date-format.' });
  const [first] = missing;
  if (first === undefined) return;
  const message = `No column answers the required question "${first.text}": no row can come in`;
  throw new AppError('invalid', message, { hint: 'Name one with --map "Header=Question title".' });
}

/** Uploads the file and starts its import. The id is made once, so that trying again starts no second import. */
async function start(
  context: Context,
  options: RunOptions,
  bytes: Buffer<ArrayBuffer>,
  form: WholeForm,
  plan: FilePlan,
  { delimiter, rowCount }: CsvSummary,
): Promise<ImportStatus> {
  const ports = await context.ports();
  const id = ports.newId();
  const { http, send } = context;
  const { server } = await context.session();
  const fileName = await uploadCsv({ http, send, ports, server }, bytes, {
    signal: context.signal(),
    onWait: (error, wait) =>
      context.output.say(`${error.message} Trying again in ${Math.ceil(wait / 1000)} s ...`),
  });
  const columns = Object.entries(columnMapOf(plan.matches));
  await rememberImport(context, id, {
    file: resolve(options.file),
    headers: [...plan.headers],
    delimiter,
    columns: Object.fromEntries(
      columns.map(([questionId, index]) => [questionId, plan.headers[index] ?? '']),
    ),
    dateColumn: plan.dateColumn === null ? null : (plan.headers[plan.dateColumn] ?? null),
    dateFormat: plan.dateFormat,
  });
  return context.sendAgain(scheduleImport, {
    params: { id: form.id },
    body: {
      id,
      fileName,
      originalFileName: basename(options.file),
      dateColumn: plan.dateColumn,
      dateFormat: plan.dateFormat,
      totalRows: rowCount,
      columnMap: plan.columnMap,
    },
  });
}

/** `strikes.failed.csv` beside `strikes.csv`; a file of that name, which may hold repairs, is left alone. */
async function besides(file: string, id: string): Promise<string> {
  const base = file.replace(/\.\w{1,5}$/, '');
  const path = `${base}.failed.csv`;
  const isFree = await access(path).then(
    () => false,
    () => true,
  );
  return isFree ? path : `${base}.failed-${id.slice(0, 8)}.csv`;
}

async function requireWritable(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw fileError(error, folder);
  });
}
