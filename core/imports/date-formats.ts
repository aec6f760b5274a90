// How the dates of each column of a file are written: that of the row dates, and those of the DATETIME questions. A
// format is the one that somebody named, else the one that the column's own texts show.
import { valueIssue } from '#core/questions/values.ts';
import type { Question } from '#core/questions/schema.ts';
import { defaultDateFormat } from '#core/time/date-format.ts';
import type { CsvFile } from './csv/csv-file.ts';
import { type ColumnDates, datesOf, likelyFormat, readsAsMany } from './date-column.ts';
import type { ColumnMatch } from './match-columns.ts';
import { kindOf } from '#core/questions/types.ts';

/** A column of dates; `questionId` is null for the one that dates the rows. */
export type DatedColumn = { columnIndex: number; questionId: string | null };

export type ColumnFormat = DatedColumn & {
  header: string;
  format: string;
  /**
   * Where the format comes from: somebody named it, the texts show it, they fit several formats of which it is the one
   * of another column (`likeColumn`), or nothing shows it.
   */
  source: 'named' | 'detected' | 'like-others' | 'unknown';
  likeColumn: string | null;
  /** Formats that fit equally well, where nothing says which one is meant. */
  ambiguous: readonly string[];
};

/** The columns of a plan that hold dates: the one of the row dates, then those of DATETIME questions in their order. */
export function datedColumns(
  questions: readonly Pick<Question, 'id' | 'type'>[],
  matches: readonly ColumnMatch[],
  dateColumn: number | null,
): DatedColumn[] {
  const dated = new Set(questions.filter(({ type }) => kindOf(type) === 'moment').map(({ id }) => id));
  return [
    ...(dateColumn === null ? [] : [{ columnIndex: dateColumn, questionId: null }]),
    ...matches.flatMap(({ columnIndex, questionId }) =>
      columnIndex !== null && dated.has(questionId) ? [{ columnIndex, questionId }] : [],
    ),
  ];
}

/**
 * The format of each column of dates, by the first rows of a file. `named` gives what somebody has said about a column,
 * null where nobody has.
 */
export function formatsOfColumns(
  file: Pick<CsvFile, 'headers' | 'firstRows'>,
  columns: readonly DatedColumn[],
  named: (column: DatedColumn) => string | null,
): ColumnFormat[] {
  const seen = columns.map((column) => ({
    column,
    name: named(column),
    dates: datesOf({ firstRows: withoutAnswers(file.firstRows, column) }, column.columnIndex),
  }));
  const leader = seen.find(
    ({ name, dates }) => name !== null || (dates.formats.length > 0 && dates.ambiguity === null),
  );
  const leading = leader === undefined ? null : (leader.name ?? likelyFormat(leader.dates));
  return seen.map(({ column, name, dates }): ColumnFormat => {
    const header = file.headers[column.columnIndex] ?? '';
    const found = { ...column, header, likeColumn: null, ambiguous: [] };
    if (name !== null) return { ...found, format: name, source: 'named' };
    if (dates.formats.length === 0)
      return { ...found, format: leading ?? defaultDateFormat, source: 'unknown' };
    if (dates.ambiguity === null) return { ...found, format: likelyFormat(dates), source: 'detected' };
    if (leader === undefined || leading === null || !readsAsMany(dates, leading))
      return { ...found, format: likelyFormat(dates), source: 'detected', ambiguous: fitting(dates) };
    const likeColumn = file.headers[leader.column.columnIndex] ?? '';
    return { ...found, format: leading, source: 'like-others', likeColumn };
  });
}

/** What an import is told of these formats: the one of the first column, and those of questions that differ from it. */
export function importFormats(columns: readonly ColumnFormat[]): {
  dateFormat: string;
  dateFormats: Record<string, string>;
} {
  const dateFormat = columns[0]?.format ?? defaultDateFormat;
  const others = columns.flatMap(({ questionId, format }): [string, string][] =>
    questionId === null || format === dateFormat ? [] : [[questionId, format]],
  );
  return { dateFormat, dateFormats: Object.fromEntries(others) };
}

function fitting({ formats }: ColumnDates): string[] {
  return formats.filter(({ matches }) => matches === formats[0]?.matches).map(({ format }) => format);
}

const dateQuestion: Pick<Question, 'type' | 'questionOptions'> = { type: 'DATETIME', questionOptions: [] };

/** The rows without cells that hold an answer as the server keeps it, which is read whatever the format is. */
function withoutAnswers(
  rows: CsvFile['firstRows'],
  { columnIndex, questionId }: DatedColumn,
): CsvFile['firstRows'] {
  if (questionId === null) return rows;
  const isAnswer = ({ cells }: CsvFile['firstRows'][number]) =>
    valueIssue(dateQuestion, (cells[columnIndex] ?? '').trim()) === null;
  return rows.some(isAnswer) ? rows.filter((row) => !isAnswer(row)) : rows;
}
