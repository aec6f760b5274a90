// The end of `import run`: what happens to the failed rows.
import { basename, join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { completeImport } from '#core/imports/calls.ts';
import { piecesOf } from '#core/imports/csv/csv-file.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { fillPattern } from '#core/name-pattern.ts';
import { standardInput } from './csv-file.ts';
import { failedFileBeside, type NameFields } from './file-names.ts';
import { tableFromFile, writeFailedFile } from './repair/failed-file.ts';
import { readFailedRows } from './result.ts';
import type { RunOptions } from './run-options.ts';
import type { ImportSource } from './start-file-import.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A finished import, with its failed rows and their file. */
export type EndedImport = {
  status: ImportStatus;
  failed: readonly FailedRow[];
  /** Null if none was written. */
  failedFile: string | null;
};

/** Writes the failed rows to their file and, with --complete, drops them afterwards. */
export async function finishImport(
  context: Context,
  { failedOut, failedDir, complete, file: given, headerAlign }: RunOptions,
  source: Pick<ImportSource, 'file' | 'titles'> & { fields: NameFields },
  ended: ImportStatus,
): Promise<EndedImport> {
  if (ended.failedRows === 0) return { status: ended, failed: [], failedFile: null };
  const { name, bytes } = source.file;
  const failed = await readFailedRows(context, ended.id);
  if (failedOut === false) return { status: ended, failed, failedFile: null };
  const beside = failedFileBeside(given === standardInput ? name : given);
  let path = failedOut === null ? beside : fillPattern(failedOut, source.fields);
  if (failedDir !== null) path = join(failedDir, basename(beside));
  try {
    const table = await tableFromFile(piecesOf(bytes), failed, headerAlign);
    path = await writeFailedFile(path, table, failed, source.titles);
  } catch (error) {
    // The rows are imported: a read-only folder does not change that.
    if (context.signal().aborted) throw error;
    const why = error instanceof Error ? error.message : String(error);
    context.output.warn(t(complete ? m.notWrittenNotDropped : m.notWritten, { path, why }));
    return { status: ended, failed, failedFile: null };
  }
  if (!complete) return { status: ended, failed, failedFile: path };
  context.output.warn(t(m.failedAndWritten, { count: ended.failedRows, path }));
  const after = await context.sendAgain(completeImport, { params: { id: ended.id } });
  return { status: after, failed, failedFile: path };
}
