// The destination of an export of changes since the last run. The data is on the disk under a temporary name before the
// state file says so; then it is renamed. Whatever is killed in between, the next run finishes it or starts it again, so
// that nothing is lost or repeated.
import { access, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { type Destination, writeManifest } from './destination.ts';
import { brokenState, type ExportState, readState, writeState } from './export-state.ts';
import type { ExportPlan } from './plan.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Opens the destination: finishes what an earlier run left, and records what this one writes.
 * @throws AppError `conflict` for the state of other exports, or an existing file
 */
export async function openChanges(
  context: Context,
  { file, hasManifestFile }: ExportPlan & { file: string },
  { path, form, selection }: NonNullable<ExportPlan['changes']>,
): Promise<Destination> {
  const { server } = await context.session();
  const before = await finished(context, path, await readState(path, { server, form, selection }));
  await requireFree(file);
  const part = join(dirname(file), `.${basename(file)}.changes`);
  await writeState(path, { ...before, writing: part });
  return {
    path: part,
    isFresh: false,
    since: before.cursor,
    async commit(_, about, cursor) {
      if (cursor === null) throw new AppError('unexpected', wording(m.thisServerCannotExportChanges));
      const columns = about?.columns ?? before.columns;
      const after = { ...before, cursor, columns, writing: null };
      const ready = { part, file, manifest: hasManifestFile ? about : null };
      await writeState(path, { ...after, ready });
      const manifest = await putInPlace(ready);
      await writeState(path, { ...after, ready: null });
      sayColumns(context, before.columns, columns);
      return { file, manifest };
    },
    async abandon(error, cursor) {
      await removeParts(part);
      await writeState(path, { ...before, cursor: cursor ?? before.cursor });
      return isRefusedCursor(error) ? brokenState(path, error) : error;
    },
  };
}

/** Finishes what an earlier run left. */
async function finished(context: Context, path: string, state: ExportState): Promise<ExportState> {
  const { ready, writing } = state;
  if (ready !== null) {
    await putInPlace(ready);
    context.output.say(t(m.belongsToLastRunWhich, { file: ready.file }));
  }
  if (writing !== null) await removeParts(writing);
  const clean = { ...state, ready: null, writing: null };
  if (ready !== null || writing !== null) await writeState(path, clean);
  return clean;
}

/** Whether the server rejects the cursor. */
function isRefusedCursor(error: unknown): boolean {
  return error instanceof AppError && error.details.errors?.some(({ path }) => path === 'since') === true;
}

/** Renames a file, and writes the manifest of a CSV file. Idempotent. */
async function putInPlace({
  part,
  file,
  manifest,
}: NonNullable<ExportState['ready']>): Promise<string | null> {
  await rename(part, file).catch((error: NodeJS.ErrnoException) => {
    // It was renamed before.
    if (error.code !== 'ENOENT') throw error;
  });
  return manifest === null ? null : writeManifest(file, manifest);
}

/** Deletes the partial files of a killed run. */
async function removeParts(part: string): Promise<void> {
  const folder = dirname(part);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(basename(part)))) {
    await rm(join(folder, name), { force: true });
  }
}

/** The changes of the last run may not have been processed yet. */
async function requireFree(file: string): Promise<void> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (!isTaken) return;
  throw new AppError('conflict', wording(m.alreadyExistsAndChangesNever, { file }), {
    hint: wording(m.putDateAndTimeInto, { date: '{date}', time: '{time}' }),
  });
}

function sayColumns({ output }: Context, before: readonly string[], now: readonly string[]): void {
  if (before.length === 0) return;
  const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  const added = now.filter((name) => !before.includes(name));
  const gone = before.filter((name) => !now.includes(name));
  if (added.length > 0) output.say(t(m.formHasChangedNewColumns, { list: list(added) }));
  if (gone.length > 0) output.say(t(m.formHasChangedColumnsRemoved, { list: list(gone) }));
}
