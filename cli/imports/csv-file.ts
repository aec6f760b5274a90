// Reads a CSV file on this machine as a stream of bytes; core/imports/csv/csv-file.ts parses it.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { fileIssue } from '#core/imports/csv/csv-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const pieceLength = 64 * 1024;

/** The path that means standard input. */
export const standardInput = '-';

export type CsvBytes = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Reads a file into memory; `-` is standard input. Throws AppError if it is not suitable for an import. */
export async function readCsvBytes(
  { input, signal }: Pick<Context, 'input' | 'signal'>,
  path: string,
): Promise<CsvBytes> {
  if (path !== standardInput) {
    await sizeOfCsv(path);
    const bytes = await readFile(path, { signal: signal() }).catch((error: unknown) => {
      throw fileError(error, path);
    });
    return { name: basename(path), bytes };
  }
  if (input.interactive) throw new AppError('usage', wording(m.fileReadsStandardInputPipe));
  const bytes = new Uint8Array(await input.bytes());
  const name = 'stdin.csv';
  const issue = fileIssue({ name, size: bytes.length });
  if (issue !== null) throw new AppError('invalid', issue);
  return { name, bytes };
}

/** The size of a file in bytes. Throws AppError if it is too large, or not named as a CSV file. */
export async function sizeOfCsv(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  if (!found.isFile()) throw new AppError('usage', wording(m.isNotFile, { path }));
  const issue = fileIssue({ name: path, size: found.size });
  if (issue !== null) throw new AppError('invalid', issue);
  return found.size;
}

/** The bytes of a file in chunks. */
export async function* bytesOfFile(path: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    const stream = createReadStream(path, { highWaterMark: pieceLength, signal });
    for await (const chunk of stream) {
      const piece: Buffer = chunk;
      yield piece;
    }
  } catch (error) {
    throw fileError(error, path);
  }
}
