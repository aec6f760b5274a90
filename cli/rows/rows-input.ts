// The input file of `rows add`: JSON, or CSV with question titles as headers; - is standard input.
import { readFile } from 'node:fs/promises';
import type { CatalogIndex } from '#core/filling/catalog-index.ts';
import { readRowsCsv } from '#core/filling/rows-files/rows-csv.ts';
import { readRowsFile, type RowsFile } from '#core/filling/rows-files/rows-file.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Context } from '#cli/context.ts';
import { readJsonFile } from '#cli/command/json-file.ts';
import { fileError } from '#cli/platform/file-error.ts';

/** Reads the file. Throws AppError if it cannot be read, or has another format. */
export async function readRows(
  context: Context,
  { file, dateFormat }: { file: string; dateFormat?: string | undefined },
  { questions }: Pick<WholeForm, 'questions'>,
  catalog: CatalogIndex | null,
): Promise<RowsFile> {
  const { newId } = await context.ports();
  if (/\.json$/i.test(file))
    return readRowsFile(await readJsonFile(context, file), questions, newId, catalog);
  const bytes = await bytesOf(context, file);
  if (!/\.[ct]sv$/i.test(file) && beginsJson(bytes))
    return readRowsFile(await readJsonFile(context, file), questions, newId, catalog);
  const { timeZone } = await context.user();
  return readRowsCsv(bytes, { questions, newId, timeZone, dateFormat, catalog });
}

async function bytesOf(context: Context, file: string): Promise<Uint8Array> {
  if (file === '-') return context.input.bytes();
  return readFile(file).catch((error: unknown) => {
    throw fileError(error, file);
  });
}

/** A JSON list or object; no CSV header starts like that. */
function beginsJson(bytes: Uint8Array): boolean {
  return /^\ufeff?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}
