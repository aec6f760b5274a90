// formdeck import run. Made for cron: it asks nothing, tries again what fails for a passing reason, and never runs
// twice at once for one form.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { formNamed } from '#cli/command/form-named.ts';
import { exitCodes } from '#cli/command/exit-codes.ts';
import { patient } from '#cli/command/patient-context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { takeJobLock } from '#cli/platform/job-lock.ts';
import { verb } from '#cli/command/verb.ts';
import { piecesOf } from '#core/imports/csv/csv-file.ts';
import { type CheckData, checkExitCode, printCheck, runCheck } from './check.ts';
import { readCsvBytes } from './csv-file.ts';
import { importFile, type RunResult, skippedRun } from './import-file.ts';
import { printResult } from './result.ts';
import { type RunOptions, runOptions } from './run-options.ts';

export type RunData = { kind: 'check'; check: CheckData } | RunResult;

export const run = verb({
  effect: { undo: 'rows delete' },
  options: runOptions,

  async run(context, options: RunOptions): Promise<RunData> {
    if (options.failedOut) await requireWritable(options.failedOut);
    const { name, bytes } = await readCsvBytes(context, options.file);
    const form = await formNamed(patient(context), options.form);
    if (options.dryRun) {
      const check = await runCheck(patient(context), options, piecesOf(bytes), bytes.length, form);
      return { kind: 'check', check };
    }
    // A file that came in before needs no lock: the other run may be the one that brings it in.
    const before = await skippedRun(context, options, { name, bytes }, form);
    if (before !== null) return before;
    const lock = await takeJobLock(context, {
      path: options.lock,
      name: `import-${form.id}.lock`,
      isRequired: !options.once,
    });
    try {
      return await importFile(context, options, { name, bytes }, form);
    } finally {
      await lock?.release();
    }
  },

  print(output, data) {
    if (data.kind === 'check') {
      printCheck(output, data.check);
      output.say('Nothing was imported.');
    } else if (data.kind === 'empty') output.say('The file has no rows: nothing was imported.');
    else printResult(output, data.result);
  },

  json(data) {
    if (data.kind === 'check') return { dryRun: true, ...data.check };
    if (data.kind === 'empty')
      return { empty: true, totalRows: 0, completedRows: 0, failedRows: 0, droppedRows: 0 };
    return data.kind === 'skipped' ? { skipped: true, ...data.result } : data.result;
  },

  exitCode(data) {
    if (data.kind === 'check') return checkExitCode(data.check);
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
