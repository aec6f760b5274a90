// One worksheet as XML (ECMA-376 part 1, 18.3): the part before the rows, the rows, the part after them. Texts are
// inline strings, which are never formulas, whatever they start with.
import {
  clockText,
  exactNumber,
  isClock,
  isNumeric,
  type Cell,
  type ClockKind,
  type Column,
  type ColumnKind,
  type Row,
} from '#core/files/table.ts';
import { styles } from './xlsx-styles.ts';
import { cut, escaped, maximumCellLength } from './escape-xlsx.ts';

const dayMilliseconds = 86_400_000;
/** Days from the start of the 1900 date system to the Unix epoch. */
const epochSerial = 25_569;
/** March 1, 1900: before it, Excel counts a February 29 that did not exist. */
const firstSerial = 61;
/** The day after December 31, 9999. */
const endSerial = 2_958_466;

/** In characters. A header's width includes the filter button. */
const columnWidth = { least: 10, most: 60, 'date-time': 20, button: 4 };

const formulaStart = /^[=+\-@]/;

/** Everything before the data, including the header row. The first sheet is the one shown on opening. */
export function sheetStart(columns: readonly Column[], isFirst: boolean): string {
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`,
  );
  const headers = columns.map(
    ({ header }, index) => `<c r="${columnLetters(index)}1" s="${styles.header}"${inlineString(header)}`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
    `<sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}` +
    `<sheetData><row r="1">${headers.join('')}</row>`
  );
}

/** Everything after the data. `lastRow` counts the header. */
export function sheetEnd(columnCount: number, lastRow: number): string {
  const filter = columnCount > 0 ? `<autoFilter ref="A1:${columnLetters(columnCount - 1)}${lastRow}"/>` : '';
  return `</sheetData>${filter}</worksheet>`;
}

/**
 * Returns a function that formats the row with this `number` in its sheet. `onCut` is called for each truncated text.
 */
export function rowXml(columns: readonly Column[], onCut: () => void): (row: Row, number: number) => string {
  const kinds = columns.map((column) => column.kind);
  const starts = columns.map((_, index) => `<c r="${columnLetters(index)}`);
  return (row, number) => {
    const rowName = String(number);
    let xml = `<row r="${rowName}">`;
    for (let index = 0; index < starts.length; index++) {
      const cell = row[index];
      if (cell == null || cell === '') continue;
      if (typeof cell === 'string' && cell.length > maximumCellLength) onCut();
      xml += `${starts[index]}${rowName}${cellXml(cell, kinds[index] ?? 'text')}`;
    }
    return `${xml}</row>`;
  };
}

/** The letters of a column, counted from 0: A, Z, AA, XFD. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** A cell after its reference: its other attributes, its content and its end. */
function cellXml(cell: NonNullable<Cell>, kind: ColumnKind): string {
  if (typeof cell === 'boolean') return cell ? '" t="b"><v>1</v></c>' : '" t="b"><v>0</v></c>';
  if (typeof cell === 'number') {
    if (kind === 'duration') return durationXml(cell);
    return isClock(kind) ? clockXml(cell, kind) : numberXml(cell);
  }
  if (!isNumeric(kind)) return textXml(cell, formulaStart.test(cell));
  const exact = exactNumber(cell);
  if (exact === null) return textXml(cell, true);
  return kind === 'duration' ? durationXml(exact) : numberXml(exact);
}

/** Spreadsheets have amounts of time as fractions of a day. */
function durationXml(seconds: number): string {
  return Number.isFinite(seconds) && seconds >= 0
    ? `" s="${styles.duration}"><v>${unbroken(seconds / 86_400)}</v></c>`
    : numberXml(seconds);
}

function numberXml(value: number): string {
  return Number.isFinite(value) ? `"><v>${value}</v></c>` : textXml(String(value), true);
}

function clockXml(at: number, kind: ClockKind): string {
  const serial = serialOf(at, kind);
  return serial === null ? textXml(clockText(at, kind), true) : `" s="${styles[kind]}"><v>${serial}</v></c>`;
}

/** Days in the 1900 date system, or null if Excel does not support the day. */
function serialOf(at: number, kind: ClockKind): number | null {
  if (kind === 'time')
    return unbroken((((at % dayMilliseconds) + dayMilliseconds) % dayMilliseconds) / dayMilliseconds);
  const serial = (at + epochSerial * dayMilliseconds) / dayMilliseconds;
  if (!(serial >= firstSerial && serial < endSerial)) return null;
  return kind === 'date' ? Math.floor(serial) : unbroken(serial);
}

/**
 * The fraction of a day is often slightly below its second, and LibreOffice then shows the second before: adds a
 * microsecond.
 */
function unbroken(serial: number): number {
  return Number.isInteger(serial) ? serial : serial + 2 ** -36;
}

/** `staysText`: editing the cell must not turn it into a formula or a rounded number. */
function textXml(text: string, staysText: boolean): string {
  const style = staysText ? ` s="${styles.text}"` : '';
  return `"${style}${inlineString(text)}`;
}

function inlineString(text: string): string {
  const content = escaped(text.length > maximumCellLength ? cut(text) : text);
  return hasOuterSpace(text)
    ? ` t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`
    : ` t="inlineStr"><is><t>${content}</t></is></c>`;
}

/** Whether XML readers might trim the text or join its lines: spaces, tabs and line feeds. */
function hasOuterSpace(text: string): boolean {
  return text.charCodeAt(0) <= 32 || text.charCodeAt(text.length - 1) <= 32 || text.includes('\n');
}

function widthOf({ header, kind, width: given }: Column): number {
  if (given !== undefined) return given;
  let width = columnWidth.button;
  // Scripts from U+1100 on have characters of double width.
  for (const character of header) width += character < '\u1100' ? 1 : 2;
  const least = kind === 'date-time' ? columnWidth['date-time'] : columnWidth.least;
  return Math.min(Math.max(width, least), columnWidth.most);
}
