// Sheets of texts as the bytes of an XLSX file (ECMA-376), small enough not to be compressed: both faces write XLSForms,
// and neither has what the server writes its exports with.
import type { Cell, SheetCells } from './sheets.ts';

/** The file. Numbers and the like are written as texts. */
export function workbookBytes(sheets: readonly SheetCells[]): Uint8Array<ArrayBuffer> {
  const parts: [path: string, xml: string][] = [
    ['[Content_Types].xml', contentTypes(sheets.length)],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbook(sheets.map(({ name }) => name))],
    [
      'xl/_rels/workbook.xml.rels',
      relations(sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`])),
    ],
    ...sheets.map(({ rows }, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      worksheet(rows),
    ]),
  ];
  const encoder = new TextEncoder();
  return zipped(parts.map(([path, xml]) => ({ path: encoder.encode(path), content: encoder.encode(xml) })));
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(count: number): string {
  const sheets = Array.from(
    { length: count },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  return (
    `${head}<Types xmlns="${packaging}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>${sheets.join('')}</Types>`
  );
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packaging}/relationships">${list.join('')}</Relationships>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** The first row, which names the columns, stays where it is. */
function worksheet(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => String(row[column] ?? '').length));
    return `<col min="${column + 1}" max="${column + 1}" width="${Math.min(60, longest + 3)}" customWidth="1"/>`;
  });
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  );
}

function cellXml(cell: Cell, reference: string): string {
  const text = String(cell ?? '');
  if (text === '') return '';
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Without the characters that XML cannot hold. */
function escaped(text: string): string {
  return (
    text
      // What a spreadsheet would take for the code of a character.
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** The letters of a column, counted from 0: A, Z, AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** A file of a ZIP file; its path is in UTF-8. */
export type Entry = { path: Uint8Array; content: Uint8Array };

/** A ZIP file of entries as they are (PKWARE's APPNOTE 4.3). */
export function zipped(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const records: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, content } of entries) {
    const common = [
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [2, 0],
      [2, firstDay],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, path.length],
      [2, 0],
    ] as const;
    const record = [bytes([[4, 0x04034b50], ...common]), path, content];
    directory.push(
      bytes([[4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      path,
    );
    records.push(...record);
    offset += lengthOf(record);
  }
  const count = entries.length;
  const end = bytes([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, lengthOf(directory)],
    [4, offset],
    [2, 0],
  ]);
  const all = [...records, ...directory, end];
  const file = new Uint8Array(lengthOf(all));
  let at = 0;
  for (const part of all) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** 1 January 1980, the first day that ZIP knows: the same form gives the same file. */
const firstDay = 0x21;

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** Numbers of 2 and 4 bytes, the lowest byte first. */
function bytes(fields: readonly (readonly [size: number, value: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
    ),
  );
}

function crc32(content: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of content) crc = (crc >>> 8) ^ (crcOfByte[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});
