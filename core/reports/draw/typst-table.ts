// A table of a report for Typst: its texts, and how wide its columns are.
import { isClock, isNumeric } from '#core/files/table.ts';
import type { Formats } from '#core/format/formats.ts';
import { mapInPortions, type Portions } from '#core/portions/portions.ts';
import { cellText } from '#core/reports/cell-text.ts';
import type { ReportTable } from '#core/reports/document.ts';
import { breakable, widestWord, widthOf } from './letter-widths.ts';

const sampledRows = 200;
/** A table of so few rows, of so few letters, is on one page. */
const mostWholeRows = 8;
const mostWholeLetters = 2_500;
/** So many rows stand on the page of their total, if they have no more letters than that. */
const rowsWithTotal = 2;
const mostLettersWithTotal = 800;
/** A row goes on in the next page only where one of its texts has more lines. */
const mostRowLines = 25;

/** Points: from large to what can just be read. */
const sizes = [8.5, 7.6, 7, 6.4, 6, 5.4, 4.8];
/** What follows is in sizes of the letters. Space beside the text of a cell, with a little for what is not known exactly. */
const inset = 1.25;
/** Letters become smaller for words up to this width; wider ones are broken. */
const widestWhole = 9;
/** A word of this width still gets its room where there is enough. */
const widestLeast = 16;
/** No column needs more for its texts. */
const widestUsual = 24;
const rareUsual = 14;
/** Headers and totals are bold. */
const bold = 1.08;

type Need = { least: number; usual: number };

/** The letters of a table that is cut, and the width of the numbers by which its rows are found again. */
const [cutSize, numbersWidth] = [6, 3 + inset];

/**
 * A table whose columns are too many for the page even in the smallest letters is cut into several, below each other, in which the
 * rows are numbered.
 */
export function* cutTable(
  table: ReportTable,
  formats: Formats,
  room: number,
): Portions<readonly ReportTable[]> {
  const { columns, rows, total } = table;
  const texts = rows.slice(0, sampledRows).map((row) => textsOf(table, row, formats));
  const leasts = leastsOf(needsOf(table, texts, total === undefined ? null : textsOf(table, total, formats)));
  if (sumOf(leasts) * (sizes.at(-1) ?? cutSize) <= room) return [table];
  const bands: number[][] = [[]];
  let left = room / cutSize - numbersWidth;
  for (const [place, least] of leasts.entries()) {
    const isFull = least > left && bands.at(-1)?.length !== 0;
    if (isFull) bands.push([]);
    left = (isFull ? room / cutSize - numbersWidth : left) - least;
    bands.at(-1)?.push(place);
  }
  const cut: ReportTable[] = [];
  for (const places of bands)
    cut.push({
      ...table,
      columns: [{ header: '#', kind: 'number' }, ...columns.filter((_, place) => places.includes(place))],
      rows: yield* mapInPortions(rows, (row, at) => [at + 1, ...places.map((place) => row[place] ?? null)]),
      ...(total !== undefined && { total: [null, ...places.map((place) => total[place] ?? null)] }),
    });
  return cut;
}

/** What the program of core/reports/draw/typst-program.ts draws a table from; `room` is the width of the page's text in points. */
export function* tableData(table: ReportTable, formats: Formats, room: number): Portions<object> {
  const { columns, rows, total } = table;
  const texts = yield* mapInPortions(rows, (row) => textsOf(table, row, formats));
  const totals = total === undefined ? null : textsOf(table, total, formats);
  const needs = needsOf(table, texts, totals);
  const size = sizeOf(needs, room);
  const widths = widthsOf(needs, room / size);
  const widthAt = (place: number) => (widths[place] ?? 0) - inset;
  const broken = (row: readonly string[], weight = 1) =>
    row.map((text, place) => breakable(text, widthAt(place) / weight));
  const headers = columns.map(({ header }) => header);
  const isWhole = rows.length <= mostWholeRows && lettersIn(texts) <= mostWholeLetters;
  const last = texts.slice(-rowsWithTotal);
  const withTotal = isWhole || totals === null || lettersIn(last) > mostLettersWithTotal ? 0 : last.length;
  const others = texts.length - withTotal;
  const brokenRows = yield* mapInPortions(texts, (row) => broken(row));
  yield;
  return {
    k: 'table',
    size,
    whole: isWhole,
    tall: texts.some((row) => row.some((text, place) => isTall(text, widthAt(place)))),
    columns: broken(headers, bold).map((header, place) => ({
      header,
      end: isNumeric(columns[place]?.kind ?? 'text'),
      width: widths[place],
    })),
    cells: brokenRows.slice(0, others).flat(),
    last: brokenRows.slice(others).flat(),
    total: totals && broken(totals, bold),
  };
}

function textsOf({ columns }: ReportTable, row: ReportTable['rows'][number], formats: Formats): string[] {
  return columns.map(({ kind }, place) => cellText(row[place], kind, formats));
}

function needsOf(
  { columns }: ReportTable,
  texts: readonly (readonly string[])[],
  totals: readonly string[] | null,
): Need[] {
  return columns.map(({ header, kind }, place) =>
    needOf(
      { header, isWhole: isNumeric(kind) || isClock(kind) },
      texts.slice(0, sampledRows).map((row) => row[place] ?? ''),
      totals?.[place] ?? '',
    ),
  );
}

/** What each column needs at least; wider words are broken. */
function leastsOf(needs: readonly Need[]): number[] {
  return needs.map(({ least }) => Math.min(least, widestWhole + inset));
}

function lettersIn(rows: readonly (readonly string[])[]): number {
  return sumOf(rows.flat().map((text) => text.length));
}

/** Whether a text may not fit on a page. */
function isTall(text: string, width: number): boolean {
  if (text.length <= mostRowLines) return false;
  return sumOf(text.split('\n').map((line) => 1 + widthOf(line) / (width * 0.8))) > mostRowLines;
}

function needOf(
  { header, isWhole }: { header: string; isWhole: boolean },
  texts: readonly string[],
  total: string,
): Need {
  const inOrder = texts.map(widthOf).toSorted((a, b) => a - b);
  const given = inOrder.filter((width) => width > 0);
  // A remark in few rows must not be a word wide.
  const rare = Math.min(given[Math.floor(given.length * 0.75)] ?? 0, rareUsual);
  const usual = Math.max(inOrder[Math.floor(inOrder.length * 0.9)] ?? 0, rare);
  // A date that goes on in a second line reads badly, as does a number.
  const leastOf = isWhole ? widthOf : widestWord;
  const widest = Math.max(
    ...texts.map(leastOf),
    widestWord(header) * bold,
    leastOf(total) * bold,
    narrowestColumn,
  );
  const least = Math.min(widest, widestLeast);
  return { least: least + inset, usual: Math.min(Math.max(usual, least), widestUsual) + inset };
}

const narrowestColumn = 1.5;

/** The largest letters with which words of a usual length stand in one line. */
function sizeOf(needs: readonly Need[], room: number): number {
  const count = needs.length;
  const largest = count <= 6 ? 8.5 : count <= 10 ? 7 : 6;
  const smallest = count <= 10 ? 6 : 4.8;
  const least = sumOf(leastsOf(needs));
  const fitting = sizes.filter((size) => size <= largest && size >= smallest);
  // Columns that are all as narrow as their words make rows of many lines.
  const wanted = count <= 10 ? least : least * 1.25;
  return fitting.find((size) => wanted * size <= room) ?? smallest;
}

/** How wide each column is: its widest word first, then as its texts need. Together they are as wide as the room. */
function widthsOf(needs: readonly Need[], room: number): number[] {
  const leasts = needs.map(({ least }) => least);
  const least = sumOf(leasts);
  if (least >= room) return fitted(leasts, room);
  const usual = sumOf(needs.map((need) => need.usual));
  if (usual <= room) return needs.map((need) => (need.usual / usual) * room);
  const share = (room - least) / (usual - least);
  return needs.map((need) => need.least + (need.usual - need.least) * share);
}

/** The widest give way first, all to the same width. */
function fitted(leasts: readonly number[], room: number): number[] {
  let [left, widest] = [room, Infinity];
  for (const [place, width] of leasts.toSorted((a, b) => a - b).entries()) {
    widest = left / (leasts.length - place);
    if (width > widest) break;
    left -= width;
  }
  return leasts.map((width) => Math.min(width, widest));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
