// Checks a file against a form without importing it, in one pass over the file: what each column is taken for, and
// which rows would fail and why. `import check` and `import run --dry-run` print what it finds.
import type { WholeForm } from '#core/forms/calls.ts';
import type { FileCheck, FileReport } from '#core/imports/check-file.ts';
import { type CsvSource, type CsvSummary, type CsvWatcher, readCsv } from '#core/imports/csv/csv-file.ts';
import { createPlanCheck } from '#core/imports/dry-run.ts';
import { type FilePlan, planFile, requireNames, type Wishes } from './match/plan-options.ts';

export type CheckedFile = { plan: FilePlan; summary: CsvSummary; report: FileReport };

/**
 * Checks a file. `onRow` is told how far it is.
 * @throws AppError `invalid` for a file that cannot be imported at all
 */
export async function checkFile(
  source: CsvSource,
  form: WholeForm,
  timeZone: string,
  wishes: Wishes,
  onRows: (rows: number) => void,
): Promise<CheckedFile> {
  let started: { plan: FilePlan; check: FileCheck } | null = null;
  let rowsSoFar = 0;
  const watcher: CsvWatcher = {
    onHead(headers, firstRows, shape) {
      requireNames(shape);
      const plan = planFile(headers, firstRows, form.questions, wishes);
      started = { plan, check: createPlanCheck(plan, form, timeZone) };
    },
    onRows(rows) {
      started?.check.add(rows);
      rowsSoFar += rows.length;
      onRows(rowsSoFar);
    },
  };
  const summary = await readCsv(source, watcher, wishes.headerAlign);
  // The reader has shown a head, or it has thrown.
  const { plan, check } = started as unknown as { plan: FilePlan; check: FileCheck };
  return { plan, summary, report: check.report() };
}
