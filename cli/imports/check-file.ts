// Checks a file against a form without importing it, in one pass over the file: the match of each column, and which rows
// would fail and why. Used by `import import check` and `import run --dry-run`.
import { withGroupConditions } from '#core/forms/groups/groups.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { FileCheck, FileReport } from '#core/imports/check-file.ts';
import { type CsvSource, type CsvSummary, type CsvWatcher, readCsv } from '#core/imports/csv/csv-file.ts';
import { createPlanCheck } from '#core/imports/dry-run.ts';
import type { FileFinder } from '#core/imports/files/find-file.ts';
import type { LocalClock } from '#core/time/local-clock.ts';
import { type FilePlan, planFile, requireNames, type Wishes } from './match/plan-options.ts';

export type CheckedFile = { plan: FilePlan; summary: CsvSummary; report: FileReport };

/**
 * Checks a file. `onRow` reports the progress.
 * @throws AppError `invalid` for a file that cannot be imported at all
 */
export async function checkFile(
  source: CsvSource,
  form: WholeForm,
  {
    catalog,
    clock,
    files,
    ...wishes
  }: Wishes & { catalog: CatalogIndex | null; clock: LocalClock; files: FileFinder | null },
  onRows: (rows: number) => void,
): Promise<CheckedFile> {
  const head: { started?: { plan: FilePlan; check: FileCheck } } = {};
  let rowsSoFar = 0;
  const watcher: CsvWatcher = {
    onHead(headers, firstRows, shape) {
      requireNames(shape);
      const plan = planFile(headers, firstRows, withGroupConditions(form).questions, {
        ...wishes,
        bringsFiles: files !== null,
      });
      head.started = { plan, check: createPlanCheck({ ...plan, files }, form, clock, catalog) };
    },
    onRows(rows) {
      head.started?.check.add(rows);
      rowsSoFar += rows.length;
      onRows(rowsSoFar);
    },
  };
  const summary = await readCsv(source, watcher, wishes.headerAlign);
  if (head.started === undefined) throw new Error('A file was read without a header');
  const { plan, check } = head.started;
  return { plan, summary, report: check.report() };
}
