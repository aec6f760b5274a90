// Reads form files given on the command line: files, and folders recursively.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { readJsonFile } from '#cli/command/json-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A parsed file; `path` is for messages. */
export type FormFile = { path: string; file: unknown };

/**
 * The files, those of a folder by name and recursively; `-` is standard input.
 * @throws AppError for files that cannot be read or are not JSON, and for a folder without any
 */
export async function readFormFiles(context: Context, paths: readonly string[]): Promise<FormFile[]> {
  const files: string[] = [];
  for (const path of paths) files.push(...(await filesAt(path)));
  const read: FormFile[] = [];
  for (const path of new Set(files)) read.push({ path, file: await readJsonFile(context, path) });
  return read;
}

async function filesAt(path: string): Promise<string[]> {
  if (path === '-') return [path];
  const found = await stat(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !hidden.test(file.slice(path.length)));
  if (files.length === 0) throw new AppError('usage', wording(m.thereIsNoJsonFile, { path }));
  return files.toSorted();
}

/** Files of version control and package managers are not forms. */
const hidden = /(^|[\\/])(\.|node_modules[\\/])/;
