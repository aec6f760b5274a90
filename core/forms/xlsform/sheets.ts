// The sheets of an XLSForm as tables: rows by column, whatever the columns are called in the dialects of ODK, Kobo and
// SurveyCTO. Reading the spreadsheet file itself is left to the face.

export type Cell = string | number | boolean | Date | null | undefined;
/** A sheet of a workbook; its first row has the columns' names. */
export type SheetCells = { name: string; rows: readonly (readonly Cell[])[] };

export type SheetRow = {
  /** As a spreadsheet counts them, from 1. */
  row: number;
  /** Texts by column; empty cells have none. */
  cells: ReadonlyMap<string, string>;
  /** Cells that belong to no column: what the report says of each. */
  stray: readonly string[];
};
export type SheetTable = {
  name: string;
  /** Without those that have no name; `label` in French is `label::French`. */
  columns: readonly string[];
  rows: readonly SheetRow[];
};

/** The sheet of a name as a table, or null. Rows that are empty are left out. */
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
  // A loop by index: spreadsheet readers may leave holes in their arrays.
  for (let index = 0; index < row.length; index += 1) {
    const column = columns[index] ?? '';
    const text = textOf(row[index]);
    if (text === '') continue;
    if (column === '') stray.push(`${quotedCell(text)} is left out: its column has no name`);
    // Of two columns with one name the first one counts.
    else if (cells.has(column))
      stray.push(`${quotedCell(text)} is left out: it is in a second column "${column}"`);
    else cells.set(column, text);
  }
  return { cells, stray };
}

const longestQuote = 60;

/** The text of a cell, as a report names it. */
export function quotedCell(text: string): string {
  return `"${text.length > longestQuote ? `${text.slice(0, longestQuote - 3)}...` : text}"`;
}

/** Numbers and dates as they would be typed; spaces that do not break are spaces. */
export function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(cell).replaceAll('\u00a0', ' ').trim();
}

/** One name for a column of many: `Relevance` and `bind::relevant` are `relevant`. */
function columnOf(title: string): string {
  const [, base = '', language = ''] = /^(.*?)(?:\s*::?\s*(.*))?$/.exec(title) ?? [];
  const name = plain(base);
  const prefixed = (name === 'bind' || name === 'control') && language !== '' ? plain(language) : null;
  if (prefixed !== null) return aliases.get(prefixed) ?? prefixed;
  if (name === 'jr') return aliases.get(`jr_${plain(language)}`) ?? plain(language);
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
]);

/** The languages of a table, as its labels name them; null is the column without a language. */
export function languagesOf({ columns }: SheetTable): (string | null)[] {
  return columns.flatMap((column) => {
    const [base, language] = partsOf(column);
    return base === 'label' ? [language] : [];
  });
}

/** A cell that may be translated: in the first of the languages that has it. */
export function translated(
  row: Pick<SheetRow, 'cells'>,
  column: string,
  languages: readonly (string | null)[],
): string {
  return row.cells.get(translatedColumn(row, column, languages)) ?? '';
}

/** The column that `translated` reads: that of the first language that has a text, else that of the first language. */
export function translatedColumn(
  { cells }: Pick<SheetRow, 'cells'>,
  column: string,
  languages: readonly (string | null)[],
): string {
  const columns = languages.map((language) => (language === null ? column : `${column}::${language}`));
  return columns.find((each) => cells.has(each)) ?? columns[0] ?? column;
}

/** The name of a column and its language, such as `label` and `French (fr)`. */
export function partsOf(column: string): [base: string, language: string | null] {
  const at = column.indexOf('::');
  return at < 0 ? [column, null] : [column.slice(0, at), column.slice(at + 2)];
}
