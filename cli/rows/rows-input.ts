// The input file of `rows add`: JSON, JSON lines, or CSV with question titles as headers; - is standard input.
import { readFile } from 'node:fs/promises';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { readRowsCsv } from '#core/filling/rows-files/rows-csv.ts';
import { readRowsFile, type RowsFile } from '#core/filling/rows-files/rows-file.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Context } from '#cli/context.ts';
import { parseJson, readJsonFile } from '#cli/command/json-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Reads the file. Throws AppError if it cannot be read, or has another format. */
export async function readRows(
  context: Context,
  { file, dateFormat }: { file: string; dateFormat?: string | undefined },
  { questions }: Pick<WholeForm, 'questions'>,
  catalog: CatalogIndex | null,
): Promise<RowsFile> {
  const { newId } = await context.ports();
  const read = (json: unknown) => readRowsFile(json, questions, newId, catalog);
  if (/\.json$/i.test(file)) return read(await readJsonFile(context, file));
  const bytes = await bytesOf(context, file);
  const isLines = /\.(?:ndjson|jsonl)$/i.test(file);
  if (isLines || (!/\.[ct]sv$/i.test(file) && beginsJson(bytes))) {
    const text = new TextDecoder().decode(bytes);
    const name = file === '-' ? t(m.standardInput) : file;
    const lines = isLines || beginsLines(text) ? parseLines(text, name) : null;
    if (lines === null) return read(parseJson(text, name));
    return { ...read(lines.map(({ json }) => json)), lines: lines.map(({ line }) => line) };
  }
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

/** Whether the first line is an object by itself, with another line below it. */
function beginsLines(text: string): boolean {
  const [first = '', second = ''] = text.trim().split(/\r?\n/, 2);
  if (second.trim() === '') return false;
  try {
    return typeof JSON.parse(first.replace(/^\ufeff/, '')) === 'object' && first.trim().startsWith('{');
  } catch {
    return false;
  }
}

/** The values of JSON lines. Throws AppError `invalid` naming the line that is none. */
function parseLines(text: string, name: string): { line: number; json: unknown }[] {
  return text.split(/\r?\n/).flatMap((part, index) => {
    if (part.trim() === '') return [];
    const line = index + 1;
    return [{ line, json: parseJson(part, t(m.lineOf, { line, name })) }];
  });
}
