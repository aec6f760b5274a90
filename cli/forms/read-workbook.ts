// Reads a workbook from a file or standard input.
import { readFile, stat } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/universal';
import type { Context } from '#cli/context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import {
  readWorkbook as readSheets,
  workbookLimit,
  workbookTooLarge,
} from '#core/forms/xlsform/read-workbook.ts';
import type { SheetCells } from '#core/forms/xlsform/sheets.ts';

/** The sheets in order, including hidden ones. `-` is standard input. */
export async function readWorkbook(context: Context, path: string): Promise<SheetCells[]> {
  const bytes = path === '-' ? await context.input.bytes() : await fileBytes(path);
  return readSheets(path, new Blob([Uint8Array.from(bytes)]), readExcelFile);
}

async function fileBytes(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > workbookLimit) throw workbookTooLarge(path);
    return await readFile(path);
  } catch (error) {
    throw fileError(error, path);
  }
}
