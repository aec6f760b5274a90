// Writes a table as CSV (RFC 4180: CRLF, quotes where needed, UTF-8) in chunks, as its rows arrive. Files for
// spreadsheets are protected from formula injection unless the caller disables that; files for programs have exact
// texts, so that an import reads what was exported.
import { isInQuotes } from '#core/files/csv-lines.ts';
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
   * `excel` starts with a byte order mark, writes `2026-11-20 10:15:00`, and neutralizes formulas wherever a localized
   * Excel might split a text; `program` does none of this: its texts are exact.
   */
  flavor: 'program' | 'excel';
  /** For Excel: `neutralise` (the default) prefixes formulas with an apostrophe, `verbatim` does not. */
  formulas?: 'neutralise' | 'verbatim';
};

const chunkLength = 32 * 1024;
/** A fast test: most texts neither need quotes nor have what `shieldParts` changes, and are written unchanged. */
const needsLook = /['",;|\t\r\n]|^[ \ufeff=+\-@\uff1d\uff0b\uff0d\uff20]| $/;
/** Writes the header row, then the rows. The output stays open at the end. */
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
    // A single empty field would be a blank line, which parsers skip.
    return fields === '' ? '""\r\n' : `${fields}\r\n`;
  }

  function fieldOf(cell: string, beginsLine: boolean): string {
    if (!needsLook.test(cell)) return cell;
    const harmlessText = isVerbatim ? cell : harmless(cell, beginsLine);
    return isInQuotes(harmlessText) ? quoted(harmlessText) : harmlessText;
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
