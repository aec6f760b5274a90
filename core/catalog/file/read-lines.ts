// The lines of a file of the catalog: what each cell says, and what is wrong with it by itself.
import { foldName, withMeant } from '#core/find-named.ts';
import { csvLines } from '#core/imports/csv/lines.ts';
import { isDecimal } from '#core/questions/values.ts';
import { type CatalogColumn, itemCodeLimit, itemNameLimit, valueLimit } from '#core/catalog/schema.ts';
import { parseItemPath } from './item-path.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** An issue of a line; the header is line 1. */
export type LineIssue = { line: number; message: string };

/** What a line says. Undefined: the file has no such column. */
export type CatalogLine = {
  line: number;
  names: readonly string[];
  type: string | undefined;
  code: string | undefined;
  /** By the key of the column. */
  fields: Readonly<Record<string, string>>;
  retired: boolean | undefined;
};

type Header = readonly ('path' | 'type' | 'code' | 'retired' | CatalogColumn)[];

/** `newColumns`: names in the header that the catalog does not know as columns. */
export type ReadLines = { lines: CatalogLine[]; issues: LineIssue[]; newColumns: string[] };

/** Reads a file. Columns that the catalog does not have are issues, unless they are to be added. */
export function readCatalogLines(
  text: string,
  columns: readonly CatalogColumn[],
  { addsColumns = false }: { addsColumns?: boolean } = {},
): ReadLines {
  const read: ReadLines = { lines: [], issues: [], newColumns: [] };
  let header: Header | null = null;
  for (const { line, cells, stray } of csvLines(text)) {
    if (stray) read.issues.push({ line, message: t(m.quotationMarkIsNotClosed) });
    else if (header === null) {
      header = headerOf({ line, cells }, columns, addsColumns, read);
      if (header === null) return read;
    } else if (cells.length !== header.length) {
      read.issues.push({
        line,
        message: t(m.cellsButHeaderHas, { count: cells.length, count2: header.length }),
      });
    } else {
      const found = lineOf(line, header, cells, read.issues);
      if (found !== null) read.lines.push(found);
    }
  }
  if (read.lines.length === 0 && read.issues.length === 0)
    read.issues.push({ line: 1, message: t(m.fileIsEmpty) });
  return read;
}

function headerOf(
  { line, cells: titles }: { line: number; cells: readonly string[] },
  columns: readonly CatalogColumn[],
  addsColumns: boolean,
  read: ReadLines,
): Header | null {
  const seen = new Set<string>();
  const header: Header[number][] = [];
  const before = read.issues.length;
  for (const title of titles) {
    const folded = foldName(title);
    const own = columns.find(({ name }) => foldName(name) === folded);
    if (seen.has(folded)) read.issues.push({ line, message: t(m.columnAppearsTwice, { title }) });
    seen.add(folded);
    if (folded === 'path' || folded === 'type' || folded === 'code' || folded === 'retired')
      header.push(folded);
    else if (own !== undefined) header.push(own);
    else if (addsColumns && title !== '') {
      read.newColumns.push(title);
      header.push({ key: newColumnKey(title), name: title, kind: 'TEXT' });
    } else read.issues.push({ line, message: unknownColumnText(title, columns) });
  }
  if (!seen.has('path')) read.issues.push({ line, message: t(m.columnPathIsMissing) });
  return read.issues.length > before ? null : header;
}

/** Stands for a column until it has a key. */
export function newColumnKey(name: string): string {
  return `new ${foldName(name)}`;
}

function unknownColumnText(title: string, columns: readonly CatalogColumn[]): string {
  const known = ['path', 'type', 'code', ...columns.map(({ name }) => name), 'retired'];
  const sentence = t(m.catalogHasNoColumnThere, {
    title,
    known: known.slice(0, -1).join(', '),
    known2: known.at(-1) ?? '',
  });
  return withMeant(sentence, title, known);
}

function lineOf(
  line: number,
  header: Header,
  cells: readonly string[],
  issues: LineIssue[],
): CatalogLine | null {
  const found: CatalogLine & { fields: Record<string, string> } = {
    line,
    names: [],
    type: undefined,
    code: undefined,
    fields: {},
    retired: undefined,
  };
  const before = issues.length;
  const issue = (message: string) => void issues.push({ line, message });
  header.forEach((column, index) => {
    const cell = cells[index] ?? '';
    switch (column) {
      case 'path':
        found.names = parseItemPath(cell);
        if (found.names.length === 0 || found.names.includes('')) issue(t(m.pleaseEnterName));
        if (found.names.some((name) => name.length > itemNameLimit))
          issue(t(m.nameHasAtMostCharacters, { itemNameLimit }));
        break;
      case 'type':
        found.type = cell;
        break;
      case 'code':
        found.code = cell;
        if (cell.length > itemCodeLimit) issue(t(m.codeHasAtMostCharacters, { itemCodeLimit }));
        break;
      case 'retired': {
        const word = cell.toLowerCase();
        if (!['', 'yes', 'true', '1', 'no', 'false', '0'].includes(word))
          issue(t(m.isNotValidValueFor, { cell }));
        found.retired = ['yes', 'true', '1'].includes(word);
        break;
      }
      default:
        found.fields[column.key] = cell;
        if (cell.length > valueLimit) issue(t(m.atMostCharacters, { name: column.name, valueLimit }));
        if (column.kind === 'NUMBER' && cell !== '' && !isDecimal(cell))
          issue(t(m.isNotNumberWriteIt, { column: column.name, cell }));
    }
  });
  return issues.length > before ? null : found;
}
