// Reads a logo file.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type LogoFile, logoTypeOf } from '#core/appearance/logo-file.ts';
import { AppError } from '#core/errors.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** @throws AppError for a file that cannot be read or is not a valid logo */
export async function readLogo(path: string): Promise<Pick<LogoFile, 'type' | 'body'>> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new AppError('usage', wording(m.isNotFile, { path }));
    const type = logoTypeOf({ name: basename(path), size: found.size });
    return { type, body: await readFile(path) };
  } catch (error) {
    throw fileError(error, path);
  }
}
