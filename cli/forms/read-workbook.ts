// Reads a workbook into its sheets, cell by cell.
import { readFile, stat } from 'node:fs/promises';
import readExcelFile, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import type { Context } from '#cli/context.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { AppError } from '#core/errors.ts';
import type { Cell, SheetCells } from '#core/forms/xlsform/sheets.ts';

/** Far more than any form has; what is packed into it grows in memory. */
const mostBytes = 20 * 1024 * 1024;

/** The sheets in their order, hidden ones among them. `-` is standard input. */
export async function readWorkbook(context: Context, path: string): Promise<SheetCells[]> {
  const bytes = path === '-' ? await context.input.bytes() : await fileBytes(path);
  if (bytes.length > mostBytes) throw tooLarge(path);
  try {
    const sheets = await readExcelFile(new Blob([Uint8Array.from(bytes)]));
    // The package's types name the class of dates where they mean dates.
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as Cell[][] }));
  } catch (cause) {
    if (!(cause instanceof InvalidInputError) && !(cause instanceof InvalidSpreadsheetError)) throw cause;
    throw new AppError('invalid', `${path} is no XLSX workbook.`, {
      cause,
      hint: 'Save the form as an Excel workbook (.xlsx) first.',
    });
  }
}

async function fileBytes(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > mostBytes) throw tooLarge(path);
    return await readFile(path);
  } catch (error) {
    throw fileError(error, path);
  }
}

function tooLarge(path: string): AppError {
  return new AppError('too-large', `${path} is too large for a form: at most 20 MB.`);
}
