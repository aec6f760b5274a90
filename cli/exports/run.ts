// Runs an export command, for a form or sheets: plan, lock, destination, fetch, result.
import type { Context } from '#cli/context.ts';
import { takeJobLock } from '#cli/platform/job-lock.ts';
import { AppError } from '#core/errors.ts';
import { outcomeOf, preferJob } from '#core/exports/outcome.ts';
import { cursorHeader, nothingToExport } from '#core/exports/schema.ts';
import { type Destination, fileDestination } from './destination.ts';
import { fetchExport } from './fetch.ts';
import { openChanges } from './incremental.ts';
import type { ExportTarget } from './options.ts';
import { type ExportPlan, type ExportSource, planExport } from './plan.ts';
import type { ExportResult } from './result.ts';

/**
 * Exports the rows of a source to a target.
 * @throws AppError `busy` while the same export runs, `not-found` without rows if the target requires some
 */
export async function runExport(
  context: Context,
  target: ExportTarget,
  source: ExportSource,
): Promise<ExportResult> {
  const plan = await planExport(context, target, source);
  const { file, lock: wanted } = plan;
  const { from, to } = source;
  if (target.dryRun) {
    const linePer = linePerOf(plan);
    return { kind: 'dry-run', file, format: target.format, from, to, linePer, entries: plan.entries.titles };
  }
  const lock = wanted && (await takeJobLock(context, wanted));
  try {
    return await fetchPlanned(context, plan);
  } finally {
    await lock?.release();
  }
}

async function fetchPlanned(context: Context, plan: ExportPlan): Promise<ExportResult> {
  const { target, source, body } = plan;
  const { path, isFresh, since, commit, abandon } = await openDestination(context, plan);
  // A pipe gets the file while it is written; a file waits for the manifest, which is known at the end.
  const headers = path === null ? {} : preferJob(0);
  let cursor: string | null = null;
  try {
    const { job, ...fetched } = await fetchExport(context, {
      async start(signal) {
        const response = await source.request({ ...body, since }, { headers, signal });
        cursor = response.headers.get(cursorHeader);
        return outcomeOf(response);
      },
      path,
      isFresh,
    });
    const about = job?.manifest ?? null;
    const placed = await commit(fetched.file, about, job?.cursor ?? cursor);
    return { kind: 'done', linePer: linePerOf(plan), ...fetched, ...placed, about };
  } catch (error) {
    const isEmpty = error instanceof AppError && error.status === 204;
    const cause = await abandon(error, isEmpty ? cursor : null);
    if (!isEmpty) throw cause;
    if (target.emptyOk) return { kind: 'empty' };
    throw new AppError('not-found', nothingToExport);
  }
}

function linePerOf({ entries }: ExportPlan): 'row' | 'entry' {
  return entries.instead === null ? 'row' : 'entry';
}

function openDestination(context: Context, plan: ExportPlan): Promise<Destination> | Destination {
  const { file, changes } = plan;
  if (file === null || changes === null) return fileDestination(plan);
  return openChanges(context, { ...plan, file }, changes);
}
