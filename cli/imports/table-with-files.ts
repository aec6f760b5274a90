// The table of an import with the files that its rows name: a ZIP that holds both, or a table and a folder beside it.
import { openAsBlob } from 'node:fs';
import { open, opendir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Context } from '#cli/context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { AppError } from '#core/errors.ts';
import { sizeLimitText } from '#core/count-text.ts';
import { filesInZip, type FolderFile, mostFolderFiles, tableAmong } from '#core/imports/files/folder.ts';
import { createImportFiles, type ImportFiles } from '#core/imports/files/import-files.ts';
import { m as both } from '#core/imports/files/texts.ts';
import { maximumImportBytes } from '#core/imports/schema.ts';
import { wording } from '#core/messages/message.ts';
import { converted } from './converted.ts';
import { type CsvBytes, readCsvBytes } from './csv-file.ts';

export type TableWithFiles = { file: CsvBytes; /** Null: it came alone. */ files: ImportFiles | null };

type Source = { file: string; files: string | null; transform: string | null; worksheet: string | null };

/** Whether a path is one of a ZIP with a table and its files. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

/** Reads the table that the options name, as CSV, and finds the files beside it. Throws AppError if it is not suitable. */
export async function readTable(context: Context, options: Source): Promise<TableWithFiles> {
  const { newId } = await context.ports();
  const beside = options.files === null ? [] : await filesAt(options.files);
  if (isZip(options.file)) {
    const { table, others } = await tableInZip(options.file);
    return {
      file: await converted(context, table, options),
      files: createImportFiles([...others, ...beside], newId),
    };
  }
  const file = await converted(context, await readCsvBytes(context, options.file), options);
  return { file, files: options.files === null ? null : createImportFiles(beside, newId) };
}

/** The files in a folder or a ZIP. */
export function filesAt(path: string): Promise<FolderFile[]> {
  return isZip(path) ? filesInArchive(path) : filesInFolder(path);
}

/** The table in a ZIP, and the files beside it. */
export async function tableInZip(path: string): Promise<{ table: CsvBytes; others: FolderFile[] }> {
  const { table, others } = await tableAmong(await filesInArchive(path));
  return { table: { name: table.name, bytes: await table.read(maximumImportBytes) }, others };
}

async function filesInArchive(path: string): Promise<FolderFile[]> {
  const zip = await openAsBlob(path).catch(async (error: unknown) => {
    // What is wrong with the file says more than that it cannot be opened.
    await stat(path).catch((cause: unknown) => {
      throw fileError(cause, path);
    });
    throw fileError(error, path);
  });
  return filesInZip(zip);
}

/** The files in a folder and those below it. */
async function filesInFolder(folder: string): Promise<FolderFile[]> {
  const root = resolve(folder);
  const found: FolderFile[] = [];
  try {
    for await (const entry of await opendir(root, { recursive: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const { size } = await stat(path);
      found.push({
        path: relative(root, path).replaceAll(sep, '/'),
        size,
        read: (limit) => readAtMost(path, limit),
      });
      if (found.length > mostFolderFiles)
        throw new AppError('too-large', wording(both.tooManyFiles, { count: found.length, mostFolderFiles }));
    }
  } catch (error) {
    throw error instanceof AppError ? error : fileError(error, root);
  }
  return found;
}

async function readAtMost(path: string, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  try {
    // It may have grown since it was listed.
    if ((await file.stat()).size > limit)
      throw new AppError(
        'too-large',
        wording(both.fileUnpacksToMore, { name: path, limit: sizeLimitText(limit) }),
      );
    return new Uint8Array(await file.readFile());
  } finally {
    await file.close();
  }
}
