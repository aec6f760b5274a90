// Reads a file that somebody attaches, and judges it as the server will.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '#core/errors.ts';
import { type CheckedFile, checkedFile, requireSize } from '#core/questions/attached/check-file.ts';
import type { FileGroup } from '#core/questions/attached/file-types.ts';
import { wording } from '#core/messages/message.ts';
import { fileError } from './file-error.ts';
import { m } from './texts.ts';

/** @throws AppError that says what is wrong with it, and what to do */
export async function readAttachedFile(path: string, group: FileGroup): Promise<CheckedFile> {
  const failed = (error: unknown) => {
    throw fileError(error, path);
  };
  const found = await stat(path).catch(failed);
  if (!found.isFile()) throw new AppError('usage', wording(m.isNotFile, { path }));
  const name = basename(path);
  requireSize(name, found.size);
  const bytes = new Uint8Array(await readFile(path).catch(failed));
  return checkedFile({ name, bytes }, group);
}
