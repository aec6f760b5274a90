// formdeck import continue: repairs, skips or drops the failed rows of an import.
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { patient } from '#cli/command/patient-context.ts';
import { actorOf } from '#core/session/state.ts';
import { verb } from '#cli/command/verb.ts';
import type { Output } from '#cli/output/output.ts';
import { AppError } from '#core/errors.ts';
import { type PlanFlags, type PlanOptions, planOptions } from './match/plan-options.ts';
import { addFiles } from '#core/imports/repair/add-files.ts';
import { createImportFiles } from '#core/imports/files/import-files.ts';
import { filesAt } from './table-with-files.ts';
import { leftRows } from './repair/left-rows.ts';
import { loadRepair } from './repair/load-repair.ts';
import { collectedFixes } from './repair/repairs.ts';
import { sendRepairs } from './repair/send-repairs.ts';
import { type ImportResult, printResult, resultExitCode, resultOf } from './result.ts';
import { forgetImport } from './started.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ContinueFlags = Omit<PlanFlags, 'saveMapping'> & {
  file?: string;
  files?: string;
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
  /** The folder or ZIP of files that failed rows name. */
  files: string | null;
  /** `Question:wrong=right`, not yet split. */
  set: readonly string[];
  skipFailed: boolean;
  skipMissing: boolean;
  complete: boolean;
  failedOut: string | null;
  dryRun: boolean;
};

/** With --dry-run, the counts are what would be sent and everything else is unchanged. */
export type ContinueData = ImportResult & {
  dryRun?: true;
  repaired: number;
  skipped: number;
  dropped: number;
};

export const continueVerb = verb({
  effect: {
    asks: ({ complete, dryRun }: ContinueOptions) =>
      complete && !dryRun ? t(m.rowsThatAreStillFailed) : null,
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
  if (file !== undefined && set.length > 0) throw new AppError('usage', wording(m.fileAndSetExcludeEach));
  if (skipMissing && file === undefined) throw new AppError('usage', '--skip-missing needs --file.');
  if (flags.files !== undefined && (flags.dryRun || file !== undefined))
    throw new AppError('usage', wording(m.filesOfRepairAlone), { hint: wording(m.filesOfRepairFirst) });
  const plan = planOptions(flags);
  if (
    file === undefined &&
    set.length === 0 &&
    flags.files === undefined &&
    !skipFailed &&
    !complete &&
    plan.hours === undefined &&
    plan.reason === undefined
  ) {
    throw new AppError('usage', wording(m.useFileSetSkippedHour));
  }
  return {
    ...plan,
    id: idPartGiven('import', id),
    file: file ?? null,
    files: flags.files ?? null,
    set,
    skipFailed,
    skipMissing,
    complete,
    failedOut: flags.failedOut ?? null,
    dryRun: flags.dryRun === true,
  };
}

async function continueWith(context: Context, options: ContinueOptions): Promise<ContinueData> {
  if (options.files !== null) await bringFiles(context, options, options.files);
  const repair = await loadRepair(context, options);
  const { before, form, titles, failed, file, user } = repair;
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
  const { applied, after } = await sendRepairs(
    context,
    before,
    { fixes: repairs.fixes, reason: options.reason },
    options.complete,
  );
  if (after.state === 'SUCCESS') await forgetImport(context, after.id);
  const { left, failedFile } = await leftRows(context, after, { ...repair, repairs }, options.failedOut);
  return {
    ...resultOf(after, left, titles, failedFile),
    repaired: after.completedRows - before.completedRows,
    skipped,
    dropped: applied.failedRows - after.failedRows,
  };
}

/** Brings the files that failed rows name; these rows are then checked again. */
async function bringFiles(context: Context, options: ContinueOptions, path: string): Promise<void> {
  const { before, form, failed } = await loadRepair(context, options);
  const [user, ports, found] = await Promise.all([context.user(), context.ports(), filesAt(path)]);
  const files = createImportFiles(found, ports.newId);
  const added = { status: before, questions: form.questions, failed, files, ports };
  const verdict = addFiles.may(actorOf(user), added);
  if (!verdict.yes) throw new AppError('conflict', verdict.why);
  context.output.say(addFiles.done?.(added, await addFiles.run(context.sendAgain, added)) ?? '');
}

function printCounts(output: Output, { dryRun, repaired, skipped, dropped }: ContinueData): void {
  const parts = [
    t(m.repaired, { repaired }),
    t(m.skipped, { skipped }),
    ...(dropped > 0 ? [t(m.dropped, { dropped })] : []),
  ];
  output.say(dryRun ? t(m.wouldBeSent, { parts: parts.join(', ') }) : `${parts.join(', ')}.`);
}
