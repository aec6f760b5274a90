// Writes a table as CSV (RFC 4180: CRLF, quotes where needed, UTF-8) in chunks, as its rows arrive.
// In a file for spreadsheets a text that would be run as a formula is made harmless unless the caller says otherwise;
// one for programs has every text to the letter, so that an import reads what was exported.
import { shieldParts } from '#core/formula-cell.ts';
import type { Output } from '#core/files/output.ts';
import {
  clockText,
  isClock,
  type Cell,
  type Column,
  type ColumnKind,
  type Row,
  type TableWriter,
} from '#core/files/table.ts';

export type CsvOptions = {
  columns: readonly Column[];
  /**
   * `excel` starts with a byte order mark, writes `2026-11-20 10:15:00`, and makes formulas harmless wherever an Excel
   * of any country splits a text; `program` has none of these: its texts are exact.
   */
  flavor: 'program' | 'excel';
  /** For Excel: `neutralise` (the default) puts an apostrophe before what would be run, `verbatim` leaves it. */
  formulas?: 'neutralise' | 'verbatim';
};

const chunkLength = 32 * 1024;
/** Most texts are written as they are, which one look finds out: those that `needsQuotes` and `shieldParts` pass over. */
const needsLook = /[",;|\t\r\n]|^[ '\ufeff=+\-@\uff1d\uff0b\uff0d\uff20]| $/;
/** Semicolons, tabs and bars too: programs that guess what separates the cells would split there, and might run a part. */
const needsQuotes = /[",;|\t\r\n]|^ | $/;
/** In a file for programs the one could be taken for a quotation mark, the other for the mark of the encoding. */
const mistakable = /^['\ufeff]/;

/** Writes the header row, then the rows. The output is not closed at the end. */
export function csvWriter(output: Output, options: CsvOptions): TableWriter {
  const { columns, flavor, formulas = 'neutralise' } = options;
  const separator = flavor === 'excel' ? ' ' : 'T';
  const kinds = columns.map((column) => column.kind);
  const isVerbatim = flavor === 'program' || formulas === 'verbatim';
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
    const harmlessText = isVerbatim ? cell : harmless(cell, beginsLine);
    return needsQuotes.test(harmlessText) || (flavor === 'program' && mistakable.test(harmlessText))
      ? quoted(harmlessText)
      : harmlessText;
  }

  function harmless(cell: string, beginsLine: boolean): string {
    const shielded = shieldParts(cell, { beginsLine });
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
  return `"${text.replaceAll('"', '""')}"`;
}
