// Writes sheets of texts as an XLSX file, for both faces. Nothing is compressed: a form is small.
import { inMemory } from '#core/files/output.ts';
import type { Column } from '#core/files/table.ts';
import { xlsxWriter } from '#core/files/xlsx/xlsx.ts';
import { storing } from '#core/files/zip/packing.ts';
import type { Cell, SheetCells } from './sheets.ts';

/** The earliest date in ZIP, fixed so that the same form gives the same file. */
export const firstDay = Date.UTC(1980, 0, 1);
/** In characters. */
const columnWidth = { margin: 3, most: 60 };

/** The file. The first row of each sheet holds the column names; numbers are written as texts. */
export function workbookBytes(sheets: readonly SheetCells[]): Promise<Uint8Array<ArrayBuffer>> {
  return inMemory(async (output) => {
    const book = xlsxWriter(output, { at: firstDay, packing: storing });
    for (const { name, rows } of sheets) {
      const texts = rows.map((row) => row.map(textOfCell));
      await book.sheet(name, columnsOf(texts));
      await book.write(texts.slice(1));
    }
    await book.end();
  });
}

function columnsOf(rows: readonly (readonly string[])[]): Column[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
    const width = Math.min(columnWidth.most, longest + columnWidth.margin);
    return { header: rows[0]?.[column] ?? '', kind: 'text', width };
  });
}

/** Removes characters that XML cannot hold: an XForm is generated from this, and has no escape for them. */
function textOfCell(cell: Cell): string {
  return String(cell ?? '').replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
