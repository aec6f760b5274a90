// Reads a CSV file that is named on the command line, or standard input, as a whole.
import { readFile } from 'node:fs/promises';
import type { Context } from '#cli/context.ts';
import { decodeFile } from '#core/imports/csv/csv-encoding.ts';
import { fileError } from './file-error.ts';

/** `path` may be `-`. Throws `invalid` if it cannot be read, or has bytes that are no letters. */
export async function readTable({ input, signal }: Context, path: string): Promise<string> {
  if (path === '-') return decodeFile(await input.bytes());
  const bytes = await readFile(path, { signal: signal() }).catch((error: unknown) => {
    throw fileError(error, path);
  });
  return decodeFile(bytes);
}
