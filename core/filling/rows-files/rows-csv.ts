// Rows in a CSV file whose headers are question titles; cells are parsed like those of an import, with several values
// separated by semicolons. Images are given by id, items of the catalog by code, path or name.
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { isUuid } from '#core/primitives.ts';
import { valuesOf } from '#core/questions/values.ts';
import { piecesOf, readCsv } from '#core/imports/csv/csv-file.ts';
import type { CsvLine } from '#core/imports/csv/csv-read.ts';
import { detectDecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { checkHeaders } from '#core/imports/csv/headers.ts';
import { isCellIssue } from '#core/imports/parse-cell.ts';
import type { CatalogIndex } from '../catalog/catalog-index.ts';
import { answerReader, type AnswerSettings, cellSettings, type DateOptions } from '../parse-answer.ts';
import type { RowsFile } from './rows-file.ts';
import { questionFinder } from './rows-titles.ts';
import { isNumber } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CsvRowsOptions = DateOptions & {
  questions: readonly Question[];
  newId: () => string;
  /** For the names and codes of items; null or left out: they are given by id. */
  catalog?: CatalogIndex | null;
};

/**
 * Parses the file. An `id` column makes sending rows twice idempotent. Issues are at `rows.<index>.<title>`, or at
 * `columns.<header>`.
 * @throws AppError `invalid` if it is not CSV
 */
export async function readRowsCsv(bytes: Uint8Array, options: CsvRowsOptions): Promise<RowsFile> {
  const { questions, newId, catalog = null } = options;
  let headers: readonly string[] = [];
  const records: CsvLine[] = [];
  await readCsv(piecesOf(bytes), {
    isExact: true,
    onHead: (found) => void (headers = found),
    onRows: (some) => void records.push(...some),
  });
  const issues: FieldError[] = checkHeaders(headers).map(({ column, message }) => ({
    path: `columns.${column}`,
    message,
  }));
  const find = questionFinder(questions);
  const hasOwnIds = typeof find('id') === 'string';
  const columns = headers.flatMap((header, index) => {
    if (hasOwnIds && isIdColumn(header)) return [];
    const question = find(header);
    if (typeof question !== 'string') return [{ question, index }];
    issues.push({ path: `columns.${header}`, message: question });
    return [];
  });
  const idColumn = hasOwnIds ? headers.findIndex(isIdColumn) : -1;
  const settings = settingsOf(options, columns, records);
  const readers = columns.map((column) => ({
    ...column,
    read: answerReader(column.question, settings, catalog),
  }));

  const ownIds = new Set<string>();
  const rows = records.map(({ cells, issue }, place) => {
    const add = (title: string, message: string) =>
      void issues.push({ path: `rows.${place}.${title}`, message });
    if (issue !== null) add('cells', issue);
    const answers = readers.flatMap(({ question, index, read }) => {
      const result = read(cells[index] ?? '');
      if (result === null) return [];
      if (!isCellIssue(result)) return valuesOf(result).map((value) => ({ questionId: question.id, value }));
      add(question.text, result.issue);
      return [];
    });
    const id = (cells[idColumn] ?? '').trim().toLowerCase();
    if (id !== '' && !isUuid(id)) add('id', t(m.idMustBeUuid));
    if (id !== '') ownIds.add(id);
    return { id: id === '' ? newId() : id, answers };
  });
  return { rows, ownIds, issues, lines: records.map(({ line }) => line) };
}

function isIdColumn(header: string): boolean {
  return header.trim().toLowerCase() === 'id';
}

/** Whether a comma is a decimal separator is inferred from all numbers of the file. */
function settingsOf(
  options: CsvRowsOptions,
  columns: readonly { question: Question; index: number }[],
  records: readonly CsvLine[],
): AnswerSettings {
  const numeric = columns.filter(({ question }) => isNumber(question.type));
  const numbers = records.flatMap(({ cells }) => numeric.map(({ index }) => cells[index] ?? ''));
  return cellSettings(options, detectDecimalSeparator(numbers));
}
