// An export of what is new, changed or deleted since the last run. The data is on the disk, under a name of its own,
// before the state says so; then it gets its name. Whatever is killed in between, the next run finishes it or begins
// it again, so that nothing is lost and nothing comes twice.
import { access, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import { takeLock } from '#cli/platform/lock.ts';
import { AppError } from '#core/errors.ts';
import { outcomeOf, preferJob } from '#core/exports/outcome.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import { byJob, startSignal } from './by-job.ts';
import { download } from './download.ts';
import { brokenState, type ExportState, readState, type Subject, writeState } from './export-state.ts';
import { type ExportData, fileOf, hasSidecar, type ExportTask, writeManifest } from './target.ts';

export type WantedChanges = ExportTask & { state: string; subject: Omit<Subject, 'server'> };

/** Carries an export of changes out. */
export async function exportChanges(context: Context, wanted: WantedChanges): Promise<ExportData> {
  const path = resolve(wanted.state);
  const { server } = await context.session();
  const lock = await takeLock(`${path}.lock`);
  try {
    const before = await finished(context, path, await readState(path, { ...wanted.subject, server }));
    return await fetchChanges(context, wanted, path, before);
  } finally {
    await lock.release();
  }
}

/** Finishes what an earlier run left behind. */
async function finished(context: Context, path: string, state: ExportState): Promise<ExportState> {
  const { ready, writing } = state;
  if (ready !== null) {
    await putInPlace(ready);
    context.output.say(`${ready.file} is that of the last run, which was interrupted.`);
  }
  if (writing !== null) await removeParts(writing);
  const clean = { ...state, ready: null, writing: null };
  if (ready !== null || writing !== null) await writeState(path, clean);
  return clean;
}

async function fetchChanges(
  context: Context,
  wanted: WantedChanges,
  path: string,
  before: ExportState,
): Promise<ExportData> {
  const { target } = wanted;
  const file = resolve((await fileOf(context, wanted)) ?? '');
  await requireFree(file);
  const part = join(dirname(file), `.${basename(file)}.changes`);
  await writeState(path, { ...before, writing: part });
  let cursor: string | null = null;
  const exported = byJob(context, async () => {
    const response = await wanted.ask(
      { headers: preferJob(0), signal: startSignal(context.signal()) },
      before.cursor,
    );
    cursor = response.headers.get(cursorHeader);
    return outcomeOf(response);
  });
  try {
    const downloaded = await download(context, () => exported.ask(), part, exported.verify);
    const next = exported.job()?.cursor ?? cursor;
    if (downloaded === null || next === null)
      throw new AppError('unexpected', 'This server cannot export changes.');
    const about = exported.job()?.manifest ?? null;
    const ready = { part, file, manifest: hasSidecar(target) ? about : null };
    const columns = about?.columns ?? before.columns;
    const after = { ...before, cursor: next, columns, writing: null };
    await writeState(path, { ...after, ready });
    const manifest = await putInPlace(ready);
    await writeState(path, { ...after, ready: null });
    sayColumns(context, before.columns, columns);
    return { kind: 'done', ...downloaded, file, manifest, about };
  } catch (error) {
    await removeParts(part);
    if (!(error instanceof AppError) || error.status !== 204) {
      await writeState(path, before);
      throw isRefusedCursor(error) ? brokenState(path, error) : error;
    }
    await writeState(path, { ...before, cursor: cursor ?? before.cursor });
    if (target.emptyOk) return { kind: 'empty' };
    throw error;
  } finally {
    await exported.end();
  }
}

/** Whether the server knows nothing of the place to go on from. */
function isRefusedCursor(error: unknown): boolean {
  return error instanceof AppError && error.details.errors?.some(({ path }) => path === 'since') === true;
}

/** Gives a file its name, and a CSV file its manifest. Done twice it is the same as done once. */
async function putInPlace({
  part,
  file,
  manifest,
}: NonNullable<ExportState['ready']>): Promise<string | null> {
  await rename(part, file).catch((error: NodeJS.ErrnoException) => {
    // It has its name already.
    if (error.code !== 'ENOENT') throw error;
  });
  return manifest === null ? null : writeManifest(file, manifest);
}

/** What a run that was killed has left of a file. */
async function removeParts(part: string): Promise<void> {
  const folder = dirname(part);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(basename(part)))) {
    await rm(join(folder, name), { force: true });
  }
}

/** Nobody may have read the changes of the last run yet. */
async function requireFree(file: string): Promise<void> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (!isTaken) return;
  throw new AppError('conflict', `${file} is there already, and changes replace no file.`, {
    hint: 'Put {date} and {time} into --out, or take the file away once it was read.',
  });
}

function sayColumns({ output }: Context, before: readonly string[], now: readonly string[]): void {
  if (before.length === 0) return;
  const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  const added = now.filter((name) => !before.includes(name));
  const gone = before.filter((name) => !now.includes(name));
  if (added.length > 0) output.say(`The form has changed: new columns ${list(added)}.`);
  if (gone.length > 0) output.say(`The form has changed: no more columns ${list(gone)}.`);
}
