// Opens the file of a new import from a typed path, and reads it into memory; of a ZIP its table.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { AppError } from '#core/errors.ts';
import { type CsvSource, noFile, piecesOf } from '#core/imports/csv/csv-file.ts';
import type { PickedFile } from '#core/imports/files/picked-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { type PathBase, pathOf } from '#cli/platform/typed-path.ts';
import type { WorkbookOptions } from '#core/imports/workbook/workbook-csv.ts';
import { createImportFiles } from '#core/imports/files/import-files.ts';
import { type CsvBytes, sizeOfCsv } from './csv-file.ts';
import { isZip, tableInZip } from './table-with-files.ts';
import { withoutWorkbook } from './workbook.ts';

/** Throws AppError if it is not suitable for an import, or cannot be read. */
export async function openFile(
  typed: string,
  base: PathBase,
  choose: WorkbookOptions['choose'],
  newId: () => string,
): Promise<PickedFile> {
  if (typed.trim() === '') throw new AppError('invalid', noFile);
  const path = pathOf(typed, base);
  const zip = isZip(path) ? await tableInZip(path) : null;
  const table = zip?.table ?? (await tableAt(path));
  const { bytes } = await withoutWorkbook(table, { choose, pause });
  return {
    name: table.name,
    size: bytes.length,
    body: bytes,
    pieces: (signal) => inTurns(bytes, signal),
    ...(zip !== null && { files: createImportFiles(zip.others, newId) }),
  };
}

async function tableAt(path: string): Promise<CsvBytes> {
  await sizeOfCsv(path);
  const original = await readFile(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  return { name: basename(path), bytes: new Uint8Array(original) };
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The chunks of a file, yielding to the screen after each. */
async function* inTurns(bytes: Uint8Array, signal: AbortSignal): CsvSource {
  for (const piece of piecesOf(bytes)) {
    await pause();
    if (signal.aborted) throw new AppError('cancelled');
    yield piece;
  }
}
