// The date format of each column of a file: of the row dates, and of the questions that ask for days. A format is the one that
// the user named, or else detected from the column's texts.
import { valueIssue } from '#core/questions/answers.ts';
import type { Question } from '#core/questions/schema.ts';
import { defaultDateFormat } from '#core/time/date-format.ts';
import type { CsvFile } from '../csv/csv-file.ts';
import { type ColumnDates, datesOf, likelyFormat, readsAsMany } from './date-column.ts';
import type { ColumnMatch } from '../match-columns.ts';
import { hasDay } from '#core/questions/clock.ts';

/** A column of dates; `questionId` is null for the row dates. */
export type DatedColumn = { columnIndex: number; questionId: string | null };

export type ColumnFormat = DatedColumn & {
  header: string;
  format: string;
  /**
   * Where the format comes from: the user named it, it was detected, the texts fit several formats including the one of
   * another column (`likeColumn`), or it is unknown.
   */
  source: 'named' | 'detected' | 'like-others' | 'unknown';
  likeColumn: string | null;
  /** Formats that fit equally well, if nothing decides between them. */
  ambiguous: readonly string[];
};

/** The questions whose cells are read in a date format. */
export function datedQuestions(questions: readonly Pick<Question, 'id' | 'type'>[]): ReadonlySet<string> {
  return new Set(questions.filter(({ type }) => hasDay(type)).map(({ id }) => id));
}

/** The date columns of a plan: the row dates, then questions of days in their order. */
export function datedColumns(
  questions: readonly Pick<Question, 'id' | 'type'>[],
  matches: readonly ColumnMatch[],
  dateColumn: number | null,
): DatedColumn[] {
  const dated = datedQuestions(questions);
  return [
    ...(dateColumn === null ? [] : [{ columnIndex: dateColumn, questionId: null }]),
    ...matches.flatMap(({ columnIndex, questionId }) =>
      columnIndex !== null && dated.has(questionId) ? [{ columnIndex, questionId }] : [],
    ),
  ];
}

/**
 * The format of each date column, detected from a file's first rows. `named` returns the format that the user named for
 * a column, or null.
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

/** The parameters of an import: the format of the first column, and those of questions that differ from it. */
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

/** The rows without cells in the server's own answer format, which parse with any date format. */
function withoutAnswers(
  rows: CsvFile['firstRows'],
  { columnIndex, questionId }: DatedColumn,
): CsvFile['firstRows'] {
  if (questionId === null) return rows;
  const isAnswer = ({ cells }: CsvFile['firstRows'][number]) =>
    valueIssue(dateQuestion, (cells[columnIndex] ?? '').trim()) === null;
  return rows.some(isAnswer) ? rows.filter((row) => !isAnswer(row)) : rows;
}
