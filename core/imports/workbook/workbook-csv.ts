// The worksheet of a workbook as the CSV that an import reads: everything behind it is the same for both. Numbers are
// written in full and with a point, dates as yyyy-MM-dd HH:mm:ss, times without a day as they are shown, and formulas as
// their values.
import { isBesideRows, isExportOfRows } from '#core/exports/own-columns.ts';
import { AppError } from '#core/errors.ts';
import { clockText, dateOf, mayBeClock, sinceStart } from './clock-cells.ts';
import { maximumImportBytes } from '#core/imports/schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** How a face reads workbooks. */
export type WorkbookReader = {
  /** The names of the visible worksheets, in order. */
  names(bytes: Uint8Array): Promise<string[]>;
  /** The rows of a worksheet in order; rows without cells may be missing. */
  rows(bytes: Uint8Array, worksheet: string): AsyncIterable<readonly unknown[]>;
};

/** The part of the package `hucre` that reads workbooks. */
type Hucre = {
  readXlsx(
    bytes: Uint8Array,
    options: {
      sheets: (sheet: { name: string; hidden?: boolean; veryHidden?: boolean }) => boolean;
      readStyles?: boolean;
    },
  ): Promise<{
    dateSystem?: '1900' | '1904';
    sheets: readonly {
      /** By row and column, such as `0,2`. */
      cells?: ReadonlyMap<string, { style?: { numFmt?: string } }>;
    }[];
  }>;
  streamXlsxRows(
    bytes: Uint8Array,
    options: { sheet: string; maxRows?: number; dateSystem?: '1904' },
  ): AsyncIterable<{ index: number; values: readonly unknown[] }>;
};

/** A reader by the package `hucre`, which is loaded with the first workbook. */
export function workbookReader(load: () => Promise<Hucre>): WorkbookReader {
  return {
    async names(bytes) {
      const hucre = await load();
      const names: string[] = [];
      await hucre.readXlsx(bytes, {
        sheets: ({ name, hidden, veryHidden }) => {
          if (!hidden && !veryHidden) names.push(name);
          return false;
        },
      });
      const worksheets: string[] = [];
      for (const name of names) if (await isWorksheet(hucre, bytes, name)) worksheets.push(name);
      return worksheets;
    },
    async *rows(bytes, sheet) {
      const hucre = await load();
      const { dateSystem } = await hucre.readXlsx(bytes, { sheets: () => false });
      const is1904 = dateSystem === '1904';
      let formats: Formats | null = null;
      for await (const { index, values } of hucre.streamXlsxRows(bytes, { sheet, dateSystem: '1904' })) {
        // Formats are read for a workbook with clocks alone: with them a worksheet takes several times the memory.
        const formatOf = values.some(mayBeClock)
          ? (formats ??= await readFormats(hucre, bytes, sheet))
          : null;
        yield values.map((value, column) => {
          if (!(value instanceof Date)) return value;
          const since = sinceStart(value);
          const format = mayBeClock(value) ? formatOf?.get(`${index},${column}`) : undefined;
          return (format === undefined ? null : clockText(since, format)) ?? dateOf(since, is1904);
        });
      }
    },
  };
}

/** Sheets of charts, macros and dialogs have names as worksheets do, and no file as a worksheet. */
async function isWorksheet({ streamXlsxRows }: Hucre, bytes: Uint8Array, sheet: string): Promise<boolean> {
  try {
    for await (const _ of streamXlsxRows(bytes, { sheet, maxRows: 1 })) break;
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('missing worksheet file')) return false;
    throw error;
  }
}

/** The formats of a worksheet's cells, by row and column. */
type Formats = ReadonlyMap<string, string>;

async function readFormats({ readXlsx }: Hucre, bytes: Uint8Array, sheet: string): Promise<Formats> {
  const { sheets } = await readXlsx(bytes, { sheets: ({ name }) => name === sheet, readStyles: true });
  const formats = new Map<string, string>();
  for (const [place, { style }] of sheets[0]?.cells ?? [])
    if (style?.numFmt !== undefined) formats.set(place, style.numFmt);
  return formats;
}

export type WorkbookOptions = {
  /** Chooses one of several worksheets; null: none of them. */
  choose(names: readonly string[]): Promise<string | null> | string | null;
  /** A worksheet is named: an export is asked about too, instead of taking the worksheet of its rows. */
  isNamed?: boolean;
  /** Lets other work run in between. */
  pause?(): Promise<unknown>;
};

/** Whether a file is a workbook, by its first bytes: XLSX is a ZIP archive, and no text begins so. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

const rowsPerPause = 2_000;
const piece = 256 * 1024;

/**
 * A worksheet as CSV.
 * @throws AppError `invalid` if it cannot be read, is not chosen, or is too large
 */
export async function workbookCsv(
  reader: WorkbookReader,
  bytes: Uint8Array,
  { choose, isNamed = false, pause = async () => {} }: WorkbookOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const names = await reader.names(bytes).catch(throwUnreadable);
  const headersOf = (name: string) => headerOf(reader.rows(bytes, name));
  const ofRows = isNamed ? null : await exportedRows(names, headersOf).catch(throwUnreadable);
  const worksheet = ofRows ?? (await worksheetOf(names, choose));
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let text = '';
  let size = 0;
  let width = 0;
  let count = 0;
  const flush = () => {
    const encoded = encoder.encode(text);
    text = '';
    size += encoded.length;
    if (size > maximumImportBytes)
      throw new AppError('invalid', wording(m.asCsvWorksheetIsLarger, { worksheet }), {
        hint: wording(m.splitItIntoSeveralWorkbooks),
      });
    pieces.push(encoded);
  };
  try {
    for await (const values of reader.rows(bytes, worksheet)) {
      const cells = trimmed(values.map(cellText));
      if (cells.length === 0) continue;
      if (width === 0) width = cells.length;
      while (cells.length < width) cells.push('');
      text += `${cells.map(quoted).join(',')}\r\n`;
      if (text.length > piece) flush();
      if ((count += 1) % rowsPerPause === 0) await pause();
    }
    flush();
  } catch (error) {
    throwUnreadable(error);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const encoded of pieces) {
    all.set(encoded, at);
    at += encoded.length;
  }
  return all;
}

/** The text of a cell. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return dateText(value);
  return typeof value === 'string' ? value : '';
}

/** As spreadsheets show it: 15 digits, so that 0.1 + 0.2 is 0.3, and never with an exponent. */
function decimalText(value: number): string {
  if (!Number.isFinite(value)) return '';
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  if (Math.abs(rounded) >= 1) return BigInt(rounded).toString();
  const [digits = '', exponent = ''] = text.split('e-');
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  return `${rounded < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${whole}${fraction}`;
}

/** Spreadsheets have local times without a zone, in fractions of a day: these are off by less than a second. */
function dateText(value: Date): string {
  const at = Math.round(value.getTime() / 1_000) * 1_000;
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

function trimmed(cells: string[]): string[] {
  while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop();
  return cells;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

async function headerOf(rows: AsyncIterable<readonly unknown[]>): Promise<readonly string[]> {
  for await (const values of rows) {
    const cells = trimmed(values.map(cellText));
    if (cells.length > 0) return cells;
  }
  return [];
}

async function worksheetOf(names: readonly string[], choose: WorkbookOptions['choose']): Promise<string> {
  const [only] = names;
  if (only === undefined)
    throw new AppError('invalid', wording(m.workbookHasNoVisibleWorksheet), {
      hint: wording(m.unhideWorksheetToImportAnd),
    });
  if (names.length === 1) return only;
  const chosen = await choose(names);
  const found = names.find((name) => name === chosen);
  if (found !== undefined) return found;
  const all = names.map((name) => `"${name}"`).join(', ');
  throw new AppError('invalid', wording(m.workbookHasSeveralWorksheets, { all }), {
    hint: wording(m.chooseOneToImport),
  });
}

/** Of an export, which has worksheets beside that of the rows: the worksheet of the rows. Null: it is none. */
async function exportedRows(
  names: readonly string[],
  headersOf: (worksheet: string) => Promise<readonly string[]>,
): Promise<string | null> {
  const [first = '', ...others] = names;
  if (others.length === 0 || !isExportOfRows(await headersOf(first))) return null;
  for (const name of others) if (!isBesideRows(await headersOf(name))) return null;
  return first;
}

function throwUnreadable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('invalid', wording(m.workbookCannotBeRead), {
    cause,
    hint: wording(m.openItInProgramIt),
  });
}
