// What becomes of an injured CSV file in an import: it is read exactly or named (a failed row with a word, a question, a refusal, a
// note), or it is not. Where the injury has made a whole file of another table, nobody can tell.
import { AppError } from '#core/errors.ts';
import { readCsv } from '#core/imports/csv/csv-file.ts';
import type { CsvRow } from '#core/imports/csv/csv-read.ts';
import { planImport } from '#core/imports/plan.ts';
import { question } from '#core/questions/schema.ts';
import { columnNames, type InjuredFile } from './injured-csv.ts';

const ids: Readonly<Record<string, string>> = Object.fromEntries(
  columnNames.map((name) => [name, crypto.randomUUID()]),
);

type Outcome = 'exact' | 'named' | 'silent' | 'legal';

export async function outcomeOf({
  header,
  rows,
  bytes,
  text: written,
  injury,
}: InjuredFile): Promise<Outcome> {
  const read: CsvRow[] = [];
  let headers: readonly string[] = [];
  let names: readonly string[] = [];
  let isOpen = false;
  let summary;
  try {
    summary = await readCsv([bytes], {
      onHead(found, _, shape) {
        headers = found;
        names = shape.header;
        isOpen = shape.isOpen;
      },
      onRows: (some) => read.push(...some),
    });
  } catch (error) {
    if (error instanceof AppError) return 'named';
    throw error;
  }
  if (isOpen) return 'named';
  const questions = header.map((text) => question.parse({ id: ids[text] ?? '', text, type: 'TEXT' }));
  const plan = planImport(headers, questions, {
    choices: [],
    matchRest: true,
    dateColumn: null,
    dateFormat: 'yyyy-MM-dd',
  });
  if (plan.issues.length > 0) return 'named';
  // Of questions without a column the plan says so.
  const asked = questions.flatMap(({ id }, index) =>
    id in plan.columnMap ? [{ index, column: plan.columnMap[id] ?? 0 }] : [],
  );
  // Of a file with a broken byte, read as Windows-1252, the summary says that its accents may be wrong.
  const letters = summary.encoding === 'windows-1252' && injury === 'a broken byte' ? /é|ã|Ã[^]/g : /(?!)/g;
  const text = (cells: readonly string[]) =>
    JSON.stringify(cells.map((cell) => cell.replaceAll('\r\n', '\n').replaceAll(letters, '').trim()));
  const wanted = rows.map((cells) => text(asked.map(({ index }) => cells[index] ?? '')));
  const failed = read.filter(({ issue }) => issue !== null).length;
  const answersOf = (cells: readonly string[]) => text(asked.map(({ column }) => cells[column] ?? ''));
  const good = read.flatMap(({ cells, issue }) => (issue === null ? [answersOf(cells)] : []));
  if (failed === 0 && good.join() === wanted.join())
    return asked.length === header.length ? 'exact' : 'named';
  const original = new Set(wanted);
  // Rows that are missing are among the failed ones, and those that are there twice are said to be.
  const isSaid =
    failed > 0 ||
    summary.repeatedRows > rows.length - new Set(rows.map((cells) => JSON.stringify(cells))).size;
  // A text that a lost quote has cut in two is named at one of its parts.
  const strayAt = read.flatMap(({ issue, csvRow }) => (issue?.includes('quote') === true ? [csvRow] : []));
  const isRead = read.every(
    ({ cells, issue, csvRow }) =>
      issue !== null || original.has(answersOf(cells)) || strayAt.some((row) => Math.abs(row - csvRow) === 1),
  );
  if (isSaid && isRead) return 'named';
  const asRead = { header: names, rows: read.map(({ cells, issue }) => (issue === null ? cells : null)) };
  const isLegal = written !== null && notations.some((one) => isWrittenSo(written, asRead, one));
  return isLegal ? 'legal' : 'silent';
}

/** Without a quote no cell is in quotes: such a file has no separators and line breaks within its texts. */
type Notation = { delimiter: string; newline: string; quote: string };
const notations: readonly Notation[] = [',', ';', '\t'].flatMap((delimiter) =>
  ['\n', '\r\n'].flatMap((newline) => ['"', "'", ''].map((quote) => ({ delimiter, newline, quote }))),
);

/** A table as it was read; null for rows that were named. */
type ReadTable = { header: readonly string[]; rows: readonly (readonly string[] | null)[] };

/**
 * Whether a strict reader of a notation reads the same rows: all that were not named, in their order, and no others. Such a file is as
 * good as one without an injury.
 */
function isWrittenSo(text: string, { header, rows }: ReadTable, notation: Notation): boolean {
  const [first, ...records] = recordsOf(text, notation) ?? [];
  const isTable = records.every(({ length }) => length === header.length);
  const same = (one: readonly string[] | undefined, other: readonly string[]) =>
    JSON.stringify(one) === JSON.stringify(other.map((cell) => cell.replaceAll('\r\n', '\n')));
  if (!isTable || !same(first, header)) return false;
  let at = 0;
  let isAfterNamed = false;
  for (const cells of rows) {
    if (cells === null) isAfterNamed = true;
    else {
      if (isAfterNamed) while (at < records.length && !same(records[at], cells)) at += 1;
      if (!same(records[at], cells)) return false;
      at += 1;
      isAfterNamed = false;
    }
  }
  return isAfterNamed || at === records.length;
}

/** What a text says by RFC 4180, without rows that have no text; null if it is no such file. */
function recordsOf(text: string, { delimiter, newline, quote }: Notation): string[][] | null {
  const quoted = quote === '' ? '' : `${quote}((?:[^${quote}]|${quote}${quote})*)${quote}|`;
  const cell = new RegExp(`(?:${quoted}([^${delimiter}${quote}\r\n]*))(${delimiter}|${newline})`, 'y');
  const records: string[][] = [];
  let cells: string[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) return null;
    const [bare = '', inner] = [found.at(-2), quote === '' ? undefined : found[1]];
    cells.push((inner?.replaceAll(quote + quote, quote) ?? bare).replaceAll('\r\n', '\n'));
    if (found.at(-1) !== newline) continue;
    if (cells.some((one) => one.trim() !== '')) records.push(cells);
    cells = [];
  }
  return records;
}
