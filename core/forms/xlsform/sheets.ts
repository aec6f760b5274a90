// The sheets of an XLSForm as tables: rows by column, with the column names of ODK, Kobo and SurveyCTO normalized. The
// face reads the spreadsheet file itself.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Cell = string | number | boolean | Date | null | undefined;
/** A sheet of a workbook; its first row holds the column names. */
export type SheetCells = { name: string; rows: readonly (readonly Cell[])[] };

export type SheetRow = {
  /** Counted from 1 as in a spreadsheet. */
  row: number;
  /** Texts by column; empty cells are absent. */
  cells: ReadonlyMap<string, string>;
  /** Report messages for cells outside any column. */
  stray: readonly string[];
};
export type SheetTable = {
  name: string;
  /** Without unnamed columns; `label` in French is `label::French`. */
  columns: readonly string[];
  rows: readonly SheetRow[];
};

/** The sheet with this name as a table, or null. Empty rows are skipped. */
export function tableOf(sheets: readonly SheetCells[], name: string): SheetTable | null {
  const sheet = sheets.find((each) => each.name.trim().toLowerCase() === name);
  if (sheet === undefined) return null;
  const [titles = [], ...rows] = sheet.rows;
  const columns = titles.map((title) => columnOf(textOf(title)));
  return {
    name,
    columns: columns.filter((column) => column !== ''),
    rows: rows
      .map((row, index) => ({ row: index + 2, ...cellsOf(row, columns) }))
      .filter(({ cells, stray }) => cells.size > 0 || stray.length > 0),
  };
}

function cellsOf(row: readonly Cell[], columns: readonly string[]): Pick<SheetRow, 'cells' | 'stray'> {
  const cells = new Map<string, string>();
  const stray: string[] = [];
  // Loops by index: spreadsheet readers may leave holes in their arrays.
  for (let index = 0; index < row.length; index += 1) {
    const column = columns[index] ?? '';
    const text = textOf(row[index]);
    if (text === '') continue;
    if (column === '') stray.push(t(m.isLeftOutItsColumn, { quotedCell: quotedCell(text) }));
    // Of two columns with the same name, the first one counts.
    else if (cells.has(column)) stray.push(t(m.isLeftOutItIs, { quotedCell: quotedCell(text), column }));
    else cells.set(column, text);
  }
  return { cells, stray };
}

const longestQuote = 60;

/** The text of a cell, quoted for a report. */
export function quotedCell(text: string): string {
  return `"${text.length > longestQuote ? `${text.slice(0, longestQuote - 3)}...` : text}"`;
}

/** Numbers and dates as they would be typed; non-breaking spaces become spaces. */
export function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(cell).replaceAll('\u00a0', ' ').trim();
}

/** Normalizes a column name: `Relevance` and `bind::relevant` become `relevant`. */
function columnOf(title: string): string {
  const [, base = '', language = ''] = /^([^:\r\n]*)(?:::?(.*))?$/.exec(title) ?? [];
  const name = plain(base);
  const prefixed = (name === 'bind' || name === 'control') && language !== '' ? plain(language) : null;
  if (prefixed !== null) return aliases.get(prefixed) ?? prefixed;
  if (name === 'jr') return aliases.get(`jr_${plain(language)}`) ?? plain(language);
  // `media::Image::French` is that of a kind, in a language.
  if (name === 'media') return `media::${language.replace(/^[^:]*/, plain)}`;
  const known = aliases.get(name) ?? name;
  return language === '' ? known : `${known}::${language}`;
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '_');
}

const aliases: ReadonlyMap<string, string> = new Map([
  ['relevance', 'relevant'],
  ['calculate', 'calculation'],
  ['caption', 'label'],
  ['readonly', 'read_only'],
  ['jr_count', 'repeat_count'],
  ['count', 'repeat_count'],
  ['image', 'media::image'],
]);

/** The languages of a table's labels; null is the column without a language. */
export function languagesOf({ columns }: SheetTable): (string | null)[] {
  return columns.flatMap((column) => {
    const [base, language] = partsOf(column);
    return base === 'label' ? [language] : [];
  });
}

/** A translatable cell: the text of the first of the languages that has one. */
export function translated(
  row: Pick<SheetRow, 'cells'>,
  column: string,
  languages: readonly (string | null)[],
): string {
  return row.cells.get(translatedColumn(row, column, languages)) ?? '';
}

/** The column that `translated` reads: the first language with a text, otherwise the first language. */
export function translatedColumn(
  { cells }: Pick<SheetRow, 'cells'>,
  column: string,
  languages: readonly (string | null)[],
): string {
  const columns = languages.map((language) => (language === null ? column : `${column}::${language}`));
  return columns.find((each) => cells.has(each)) ?? columns[0] ?? column;
}

/** Splits a column name into name and language, for example `label` and `French (fr)`. */
export function partsOf(column: string): [base: string, language: string | null] {
  const at = column.indexOf('::');
  return at < 0 ? [column, null] : [column.slice(0, at), column.slice(at + 2)];
}
