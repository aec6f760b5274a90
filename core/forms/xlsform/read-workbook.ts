// Reads a workbook's file into sheets of cells, with clear errors for other files. The face provides the package that
// opens the file, and loads it on demand.
import { AppError } from '#core/errors.ts';
import { inMemory } from '#core/files/output.ts';
import { storing } from '#core/files/zip/packing.ts';
import { zipWriter } from '#core/files/zip/zip.ts';
import type { Cell, SheetCells } from './sheets.ts';
import { UnpacksToTooMuch } from '#core/files/zip/read-zip.ts';
import { type Entry, unpacked } from './unpack.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** `read-excel-file/universal`. */
export type OpenWorkbook = (file: Blob) => Promise<readonly { sheet: string; data: unknown }[]>;

/** In bytes: far more than any form needs; the content expands in memory. */
export const workbookLimit: number = 20 * 1024 * 1024;

/**
 * The sheets in order, including hidden ones. `name` is the file name for messages.
 * @throws AppError `invalid` if it is not an XLSX workbook, `too-large`
 */
export async function readWorkbook(name: string, file: Blob, open: OpenWorkbook): Promise<SheetCells[]> {
  if (file.size > workbookLimit) throw workbookTooLarge(name);
  const parts = await partsOf(name, file);
  try {
    const sheets = await open(parts === null ? file : new Blob([await zipped(parts.map(withDates))]));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's types name the class of dates where they mean dates
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as Cell[][] }));
  } catch (cause) {
    if (!(cause instanceof Error) || !refusals.includes(cause.name)) throw cause;
    throw noWorkbook(name, new Uint8Array(await file.arrayBuffer()), cause);
  }
}

/** Zips the parts again, so that the package reads exactly what was measured. */
function zipped(parts: readonly Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  return inMemory(async (output) => {
    const zip = zipWriter(output, { at: 0, packing: storing });
    for (const { path, content } of parts) {
      const entry = await zip.entry(path);
      await entry.write(content);
      await entry.end();
    }
    await zip.end();
  });
}

/** The parts of a workbook, in memory; null if the file is not a ZIP file. */
async function partsOf(name: string, file: Blob): Promise<Entry[] | null> {
  try {
    return await unpacked(new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    if (!(cause instanceof UnpacksToTooMuch)) throw cause;
    throw new AppError('too-large', wording(m.unpacksToMoreThan50, { name }), {
      cause,
      hint: wording(m.saveWorkbookAgainWithOnly),
    });
  }
}

const date1904 = /(<(?:\w+:)?workbookPr\b[^<>]*?\bdate1904\s*=\s*)(["'])true\2/;

/** The package recognizes `1` for dates based on 1904, but not the `true` that some programs write. */
function withDates({ path, content }: Entry): Entry {
  if (!/(?:^|\/)workbook\.xml$/i.test(path)) return { path, content };
  const xml = new TextDecoder().decode(content);
  const known = xml.replace(date1904, (_, before: string, quote: string) => `${before}${quote}1${quote}`);
  return { path, content: new TextEncoder().encode(known) };
}

/** Names of the package's errors that are about the file's content. */
const refusals = ['InvalidInputError', 'InvalidSpreadsheetError'];

/** Also used before a file is read. */
export function workbookTooLarge(name: string): AppError {
  return new AppError('too-large', wording(m.isTooLargeForForm, { name }));
}

function noWorkbook(name: string, bytes: Uint8Array, cause: Error): AppError {
  if (isLocked(bytes)) {
    return new AppError('invalid', wording(m.isLockedWithPassword, { name }), {
      cause,
      hint: wording(m.openItInYourSpreadsheet),
    });
  }
  return new AppError('invalid', wording(m.isNotXlsxWorkbook, { name }), {
    cause,
    hint: wording(m.chooseExcelWorkbookXlsxOr),
  });
}

/**
 * A password-protected workbook is a file of the older format that contains the encrypted one ([MS-OFFCRYPTO] 2.3.4).
 */
function isLocked(bytes: Uint8Array): boolean {
  const isOfOlderKind = olderKind.every((byte, index) => bytes[index] === byte);
  return isOfOlderKind && new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}

const olderKind = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
