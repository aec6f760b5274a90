// Writes a workbook as a stream: each worksheet is compressed while its rows arrive, and the list of sheets comes last,
// when it is complete. Used for exports and for forms as XLSForms. Custom, because libraries need two to three times the
// processor time and memory for 100,000 rows.
import { AppError } from '#core/errors.ts';
import type { Output } from '#core/files/output.ts';
import type { Column, Row, TableWriter } from '#core/files/table.ts';
import { type ZipEntryWriter, type ZipOptions, zipWriter } from '#core/files/zip/zip.ts';
import { sheetName } from './sheet-names.ts';
import {
  contentTypesXml,
  packageRelationsXml,
  sheetPath,
  workbookRelationsXml,
  workbookXml,
  type SheetSummary,
} from './xlsx-parts.ts';
import { rowXml, sheetEnd, sheetStart } from './xlsx-sheet.ts';
import { stylesXml } from './xlsx-styles.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type XlsxWriter = TableWriter & {
  /**
   * Starts a worksheet, which `write` then fills. The name is made valid and unique. A full sheet continues in another
   * one, `Rows (2)`, with the same header.
   */
  sheet(name: string, columns: readonly Column[]): Promise<void>;
  /** The completed worksheets, which are all except the current one, and the number of truncated texts. */
  soFar(): { sheets: readonly WrittenSheet[]; cutCells: number };
};

/** A worksheet in the file; its SHA-256 is that of the part, as printed by `unzip -p FILE PATH`. */
export type WrittenSheet = { name: string; path: string; rows: number; bytes: number; sha256: string };

/** The limits of Excel; above the bytes, the ZIP would need Zip64, which Excel supports badly. */
const maximum = { columns: 16_384, rows: 1_048_576, sheetBytes: 4_000_000_000 };
const chunkLength = 16 * 1024;

type OpenSheet = {
  name: string;
  columns: readonly Column[];
  xmlOf: (row: Row, number: number) => string;
  part: ZipEntryWriter;
  /** XML that is not passed on yet. */
  pending: string;
  lastRow: number;
};

/** Starts a workbook. */
export function xlsxWriter(output: Output, options: ZipOptions): XlsxWriter {
  const zip = zipWriter(output, options);
  const complete: (SheetSummary & WrittenSheet)[] = [];
  let open: OpenSheet | undefined;
  let rows = 0;
  let cutCells = 0;

  async function part(path: string, content: string): Promise<void> {
    const entry = await zip.entry(path);
    await entry.write(content);
    await entry.end();
  }

  async function start(wanted: string, columns: readonly Column[]): Promise<OpenSheet> {
    if (complete.length === 0) {
      await part('_rels/.rels', packageRelationsXml);
      await part('xl/styles.xml', stylesXml);
    }
    open = {
      name: wanted,
      columns,
      xmlOf: rowXml(columns, () => {
        cutCells += 1;
      }),
      part: await zip.entry(sheetPath(complete.length + 1), { digest: true }),
      pending: sheetStart(columns, complete.length === 0),
      lastRow: 1,
    };
    return open;
  }

  async function finish(sheet: OpenSheet): Promise<void> {
    await sheet.part.write(sheet.pending + sheetEnd(sheet.columns.length, sheet.lastRow));
    const sha256 = (await sheet.part.end()) ?? '';
    const name = sheetName(
      sheet.name,
      complete.map((other) => other.name),
    );
    complete.push({
      name,
      columnCount: sheet.columns.length,
      lastRow: sheet.lastRow,
      path: sheetPath(complete.length + 1),
      rows: sheet.lastRow - 1,
      bytes: sheet.part.size,
      sha256,
    });
    open = undefined;
  }

  return {
    soFar: () => ({ sheets: complete, cutCells }),
    async sheet(name, columns) {
      if (columns.length > maximum.columns) {
        throw new AppError(
          'too-large',
          wording(m.worksheetHoldsColumnsNot, { columns: maximum.columns, count: columns.length }),
        );
      }
      if (open) await finish(open);
      await start(name, columns);
    },

    async write(batch) {
      if (!open) throw new Error('Rows need a worksheet: call sheet() first.');
      let sheet = open;
      for (const row of batch) {
        if (sheet.lastRow === maximum.rows || sheet.part.size >= maximum.sheetBytes) {
          await finish(sheet);
          sheet = await start(sheet.name, sheet.columns);
        }
        sheet.lastRow += 1;
        sheet.pending += sheet.xmlOf(row, sheet.lastRow);
        if (sheet.pending.length >= chunkLength) {
          await sheet.part.write(sheet.pending);
          sheet.pending = '';
        }
        rows += 1;
      }
    },

    async end() {
      await finish(open ?? (await start('Sheet1', [])));
      await part('xl/workbook.xml', workbookXml(complete));
      await part('xl/_rels/workbook.xml.rels', workbookRelationsXml(complete.length));
      await part('[Content_Types].xml', contentTypesXml(complete.length));
      await zip.end();
      return { rows, cutCells, harmlessCells: 0 };
    },
  };
}
