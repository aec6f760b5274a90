// Carries an export of a command out: of all rows, or of what changed since the last run.
import type { Context } from '#cli/context.ts';
import type { Subject } from './export-state.ts';
import { exportChanges } from './incremental.ts';
import { type ExportData, exportTo, type Wanted } from './target.ts';

/** `subject` is what a state file is of. */
export function exportWanted(
  context: Context,
  wanted: Wanted,
  subject: Omit<Subject, 'server'>,
): Promise<ExportData> {
  const { state, dryRun } = wanted.target;
  if (state === null || dryRun) return exportTo(context, wanted);
  return exportChanges(context, { ...wanted, state, subject });
}
