// Writes a table as CSV (RFC 4180: CRLF, quotes where needed, UTF-8) in chunks, as its rows arrive.
// A text that a spreadsheet would run as a formula is made harmless unless the caller says otherwise.
import { isFormula, shieldParts } from '#core/formula-cell.ts';
import type { Output } from './output.ts';
import {
  clockText,
  isClock,
  type Cell,
  type Column,
  type ColumnKind,
  type Row,
  type TableWriter,
} from './table.ts';

export type CsvOptions = {
  columns: readonly Column[];
  /**
   * `excel` starts with a byte order mark, writes `2026-11-20 10:15:00`, and makes formulas harmless wherever an Excel
   * of any country splits a text; `program` has none of these.
   */
  flavor: 'program' | 'excel';
  /**
   * `neutralise` (the default) puts an apostrophe before a text that would be a formula in a
   * spreadsheet; `verbatim` leaves every text as it is, for files that only programs read.
   */
  formulas?: 'neutralise' | 'verbatim';
};

const chunkLength = 32 * 1024;
/** Most texts are written as they are, which one look finds out: those that `needsQuotes` and `shieldParts` pass over. */
const needsLook = /[",;\t\r\n]|^[ =+\-@\uff1d\uff0b\uff0d\uff20]| $/;
/** A semicolon and a tab too: programs that guess what separates the cells would split there, and might run a part. */
const needsQuotes = /[",;\t\r\n]|^ | $/;

/** Writes the header row, then the rows. The output is not closed at the end. */
export function csvWriter(output: Output, options: CsvOptions): TableWriter {
  const { columns, flavor, formulas = 'neutralise' } = options;
  const separator = flavor === 'excel' ? ' ' : 'T';
  const kinds = columns.map((column) => column.kind);
  const isVerbatim = formulas === 'verbatim';
  let harmlessCells = 0;

  let text = (flavor === 'excel' ? '\ufeff' : '') + line(columns.map((column) => column.header));
  let rows = 0;

  function line(cells: Row): string {
    let fields = '';
    for (let index = 0; index < kinds.length; index++) {
      if (index > 0) fields += ',';
      fields += field(cells[index], kinds[index] ?? 'text', index === 0);
    }
    // A lone empty field would be a blank line, which readers skip.
    return fields === '' ? '""\r\n' : `${fields}\r\n`;
  }

  function fieldOf(cell: string, beginsLine: boolean): string {
    if (!needsLook.test(cell)) return cell;
    return quoted(isVerbatim ? cell : harmless(cell, beginsLine));
  }

  function harmless(cell: string, beginsLine: boolean): string {
    const forPrograms = () => (isFormula(cell) ? `'${cell}` : cell);
    const shielded = flavor === 'excel' ? shieldParts(cell, { beginsLine }) : forPrograms();
    if (shielded !== cell) harmlessCells += 1;
    return shielded;
  }

  async function flush(): Promise<void> {
    const bytes = Buffer.from(text);
    text = '';
    if (bytes.length > 0) await output(bytes);
  }

  function field(cell: Cell | undefined, kind: ColumnKind, beginsLine: boolean): string {
    if (cell == null) return '';
    if (typeof cell === 'string') return fieldOf(cell, beginsLine);
    if (typeof cell === 'boolean') return cell ? 'true' : 'false';
    if (isClock(kind)) return fieldOf(clockText(cell, kind, separator), beginsLine);
    return Number.isFinite(cell) ? String(cell) : fieldOf(String(cell), beginsLine);
  }

  return {
    async write(batch: readonly Row[]) {
      for (const row of batch) {
        text += line(row);
        rows += 1;
        if (text.length >= chunkLength) await flush();
      }
    },
    async end() {
      await flush();
      return { rows, cutCells: 0, harmlessCells };
    },
  };
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
