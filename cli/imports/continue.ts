// formdeck import continue: repairs, skips or drops the failed rows of an import.
import { collectedFixes, type Repairs } from './repair/repairs.ts';
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { patient } from '#cli/command/patient-context.ts';
import type { Output } from '#cli/output/output.ts';
import { importIdOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { sentText } from '#core/batches.ts';
import { countText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { readForm } from '#core/forms/calls.ts';
import { complete as completeAction } from '#core/imports/actions.ts';
import { completeImport } from '#core/imports/calls.ts';
import { sendFixes } from '#core/imports/repair/send-fixes.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { FailedRow, FixedRow, ImportStatus } from '#core/imports/schema.ts';
import { type FailedTable, tableFromServer, writeFailedFile } from './repair/failed-file.ts';
import { type PlanFlags, type PlanOptions, planOptions } from './match/plan-options.ts';
import { readRepairedFile, type RepairedFile } from './repair/repaired-file.ts';
import {
  failOnProblem,
  type ImportResult,
  printResult,
  readFailedRows,
  resultExitCode,
  resultOf,
} from './result.ts';
import { forgetImport, recallImport } from './started.ts';
import { statusOf } from './wait.ts';

export type ContinueFlags = Omit<PlanFlags, 'saveMapping'> & {
  file?: string;
  set?: string[];
  skipFailed?: boolean;
  skipMissing?: boolean;
  complete?: boolean;
  failedOut?: string;
  dryRun?: boolean;
};

export type ContinueOptions = PlanOptions & {
  id: string;
  file: string | null;
  /** `Question:wrong=right`, still to be split. */
  set: readonly string[];
  skipFailed: boolean;
  skipMissing: boolean;
  complete: boolean;
  failedOut: string | null;
  dryRun: boolean;
};

/** With --dry-run the counts say what would be sent, the rest is as it is. */
export type ContinueData = ImportResult & {
  dryRun?: true;
  repaired: number;
  skipped: number;
  dropped: number;
};

export const continueVerb = verb({
  effect: {
    asks: ({ complete, dryRun }: ContinueOptions) =>
      complete && !dryRun ? 'Rows that are still failed will be dropped.' : null,
  },
  options: continueOptions,
  run: (context, options: ContinueOptions) => continueWith(patient(context), options),
  print(output, data) {
    printCounts(output, data);
    printResult(output, data);
  },
  exitCode: (data) => resultExitCode(data),
});

function continueOptions(flags: ContinueFlags, [id]: readonly string[]): ContinueOptions {
  const { file, set = [], skipFailed = false, skipMissing = false, complete = false } = flags;
  if (file !== undefined && set.length > 0)
    throw new AppError('usage', '--file and --set exclude each other.');
  if (skipMissing && file === undefined) throw new AppError('usage', '--skip-missing needs --file.');
  if (file === undefined && set.length === 0 && !skipFailed && !complete) {
    throw new AppError('usage', 'Say how to go on: --file, --set, --skip-failed or --complete.');
  }
  return {
    ...planOptions(flags),
    id: idPartGiven('an import', id),
    file: file ?? null,
    set,
    skipFailed,
    skipMissing,
    complete,
    failedOut: flags.failedOut ?? null,
    dryRun: flags.dryRun === true,
  };
}

async function continueWith(context: Context, options: ContinueOptions): Promise<ContinueData> {
  const before = await repairable(context, await importIdOf(context, options.id));
  const form = await context.sendAgain(readForm, { params: { id: before.templateId } });
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  const started = await recallImport(context, before.id);
  const failed = before.state === 'SUCCESS' ? [] : await readFailedRows(context, before.id);
  const file =
    options.file === null
      ? null
      : await readRepairedFile(context, options.file, options, form.questions, started, before);
  const user = await context.user();
  const repairs = collectedFixes({
    options,
    failed,
    file,
    questions: form.questions,
    user,
    importedBy: before.createdBy.id,
    decimalSeparator: before.decimalSeparator,
    formats: before,
  });
  for (const note of repairs.notes) context.output.say(note);
  const skipped = repairs.fixes.filter(({ skip }) => skip).length;
  const repaired = repairs.fixes.length - skipped;
  if (options.dryRun) {
    const dropped = options.complete ? failed.length - repairs.fixes.length : 0;
    return { dryRun: true, ...resultOf(before, failed, titles, null), repaired, skipped, dropped };
  }

  const applied = await apply(context, before, repairs.fixes);
  const drops = options.complete && applied.failedRows > 0;
  if (drops) {
    const { title, text } = completeAction.confirmation?.({ status: applied, rows: [] }) ?? {
      title: '',
      text: '',
    };
    await confirm(context, `${title} ${text}`, 'No row was dropped. What was repaired is in.');
  }
  const after = drops ? await context.sendAgain(completeImport, { params: { id: before.id } }) : applied;
  if (after.state === 'SUCCESS') await forgetImport(context, after.id);
  const left =
    after.failedRows === 0 ? [] : withLocalIssues(await readFailedRows(context, after.id), repairs);
  const failedFile = left.length === 0 ? null : options.failedOut;
  if (failedFile !== null) {
    const table =
      file === null ? tableFromServer(left, titles, started, user.timeZone) : tableOfFile(file, left);
    await writeFailedFile(failedFile, table, left, titles);
  }
  return {
    ...resultOf(after, left, titles, failedFile),
    repaired: after.completedRows - before.completedRows,
    skipped,
    dropped: applied.failedRows - after.failedRows,
  };
}

/** The status of an import that has ended. Throws AppError `conflict` while it runs, `invalid` where it broke. */
async function repairable(context: Context, id: string): Promise<ImportStatus> {
  const status = await statusOf(context, id);
  failOnProblem(status);
  if (!isRunning(status)) return status;
  throw new AppError('conflict', 'This import is still running.', {
    hint: `Wait for it: formdeck import status ${id} --wait`,
  });
}

/** Sends fixes in batches. */
async function apply(
  context: Context,
  before: ImportStatus,
  fixes: readonly FixedRow[],
): Promise<ImportStatus> {
  if (fixes.length === 0) return before;
  const progress = context.output.progress();
  try {
    return await sendFixes(context.sendAgain, before.id, fixes, (count) =>
      progress.update(sentText(count, fixes.length)),
    );
  } finally {
    progress.end();
  }
}

/** What kept a row from being sent is what is wrong with it now. */
function withLocalIssues(failed: readonly FailedRow[], { issues }: Repairs): FailedRow[] {
  return failed.map((row) => {
    const message = issues.get(row.csvRow);
    return message === undefined ? row : { ...row, errors: [{ questionId: null, message }] };
  });
}

/** The rows as the user has edited them; those that are not in the file as the server has them. */
function tableOfFile(file: RepairedFile, left: readonly FailedRow[]): FailedTable {
  const { headers, delimiter, columns, rows } = file;
  const questionAt = new Map(columns.map(([questionId, index]) => [index, questionId]));
  const cellsOf = (row: FailedRow) => headers.map((_, index) => row.cells[questionAt.get(index) ?? ''] ?? '');
  return {
    headers,
    delimiter,
    rows: left.map((row) => ({ csvRow: row.csvRow, cells: rows.get(row.csvRow)?.texts ?? cellsOf(row) })),
  };
}

function printCounts(output: Output, { dryRun, repaired, skipped, dropped }: ContinueData): void {
  const parts = [
    `${countText(repaired)} repaired`,
    `${countText(skipped)} skipped`,
    ...(dropped > 0 ? [`${countText(dropped)} dropped`] : []),
  ];
  output.say(dryRun ? `Would be sent: ${parts.join(', ')}.` : `${parts.join(', ')}.`);
}
