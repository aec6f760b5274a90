// A dry run of an import for `import check`: how many rows would fail and why, and for every column its match and its
// content. Reads the file as a stream.
import type { CheckedRow, RowCheckOptions } from './check-row.ts';
import { createRowsCheck } from './check-rows.ts';
import { columnsBeside } from './cells/place-columns.ts';
import { type ColumnContent, type DateReader, watchColumn } from './column-report.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import type { CsvRow } from './csv/csv-read.ts';
import { type HourFound, issueOfSeveral } from './dates/hours.ts';
import { hourKinds } from './dates/hours-schema.ts';
import { type ColumnMatch, columnMapOf } from './match-columns.ts';
import { datedQuestions } from './dates/date-formats.ts';
import { withIrrelevant } from './irrelevant.ts';
import { type IrrelevantCount } from './status.ts';
import { uniqueInFile } from './unique/unique-rows.ts';

export type FileCheckOptions = Omit<RowCheckOptions, 'columnMap' | 'decimalSeparator' | 'onHour'> & {
  headers: readonly string[];
  matches: readonly ColumnMatch[];
  /** All supported date formats. */
  dateReaders: readonly DateReader[];
};

export type FailureGroup = {
  /** Null: the row's date, or the whole row. */
  questionId: string | null;
  message: string;
  count: number;
  /** The first affected rows. */
  csvRows: number[];
};

export type ColumnReport = ColumnContent & {
  columnIndex: number;
  header: string;
  /** Whether it holds the rows' dates. */
  isRowDate: boolean;
  /** The matched question and the score of the match, 0 to 1; for a column beside a latitude, those of the place. */
  questionId: string | null;
  score: number;
};

export type FileReport = {
  totalRows: number;
  okRows: number;
  failedRows: number;
  /** Most frequent first, at most 100. */
  failures: FailureGroup[];
  /** Number of issues outside these groups. */
  furtherFailures: number;
  columns: ColumnReport[];
  /** Answers that would be left out, since their rows are not asked the question. */
  irrelevant: IrrelevantCount[];
  /** Times that the clocks skip or show twice, whatever was chosen for them: the first of each kind, and in how many rows. */
  hours: (HourFound & { rows: number })[];
};

export type FileCheck = {
  add(rows: readonly CsvRow[]): void;
  /** Call it once, after the last row. */
  report(): FileReport;
};

const rowsPerGroup = 10;
const maximumGroups = 100;

export function createFileCheck(options: FileCheckOptions): FileCheck {
  const { headers, matches } = options;
  const columns = watchColumns(options);
  const failures = groupFailures(options);
  const hours = countHours();
  let okRows = 0;
  let failedRows = 0;
  let irrelevant: IrrelevantCount[] = [];
  const unique = uniqueInFile(options.rules, options.reason);
  const onChecked = (rows: readonly CheckedRow[]) => {
    const judged = rows.map(unique);
    irrelevant = withIrrelevant(
      irrelevant,
      options.questions,
      judged.filter((row) => row.ok && row.irrelevant !== undefined),
    );
    for (const row of judged) {
      if (row.ok) okRows += 1;
      else {
        failedRows += 1;
        failures.add(row);
      }
    }
  };
  const columnMap = columnMapOf(matches);
  const beside = columnsBeside({ ...options, columnMap });
  const checked = { ...options, columnMap, onHour: hours.add };
  const check = createRowsCheck(checked, onChecked, hours.onRow);
  return {
    add(rows) {
      for (const { cells } of rows)
        for (const [index, column] of columns.entries()) column.add(cells[index] ?? '');
      check.add(rows);
    },
    report() {
      check.end();
      return {
        totalRows: okRows + failedRows,
        okRows,
        failedRows,
        ...failures.groups(),
        irrelevant,
        hours: hours.found(),
        columns: headers.map((header, columnIndex) => {
          const match = matches.find(
            (each) => each.columnIndex === columnIndex || each.questionId === beside.get(columnIndex),
          );
          return {
            columnIndex,
            header,
            isRowDate: columnIndex === options.dateColumn,
            questionId: match?.questionId ?? null,
            score: match?.score ?? 0,
            ...(columns[columnIndex] ?? watchColumn()).content(),
          };
        }),
      };
    },
  };
}

/** One watch per column; the row date and columns of DATETIME questions are watched as dates. */
function watchColumns(options: FileCheckOptions): ReturnType<typeof watchColumn>[] {
  const { headers, matches, questions, dateFormat, dateFormats = {}, dateReaders, timeZone } = options;
  const readersOf = (format: string) => {
    const read = format === dateFormat ? options.parseDate : (compileDateFormat(format) ?? (() => null));
    return {
      chosen: { format, read: (text: string) => read(text, timeZone) },
      others: dateReaders.filter((other) => other.format !== format),
    };
  };
  const dateQuestions = datedQuestions(questions);
  return headers.map((_, index) => {
    const match = matches.find(({ columnIndex }) => columnIndex === index);
    if (index === options.dateColumn) return watchColumn(readersOf(dateFormat));
    if (match === undefined || !dateQuestions.has(match.questionId)) return watchColumn();
    return watchColumn(readersOf(dateFormats[match.questionId] ?? dateFormat));
  });
}

/** A row may have several such times. */
function countHours() {
  const byKind = new Map<HourFound['kind'], FileReport['hours'][number] & { lastRow: number }>();
  let csvRow = 0;
  return {
    onRow: (row: number) => void (csvRow = row),
    add(hour: HourFound): void {
      const found = byKind.get(hour.kind) ?? { ...hour, rows: 0, lastRow: 0 };
      byKind.set(hour.kind, found);
      if (found.lastRow !== csvRow) found.rows += 1;
      found.lastRow = csvRow;
    },
    found: (): FileReport['hours'] =>
      hourKinds.flatMap((kind) => {
        const { lastRow: _, ...found } = byKind.get(kind) ?? { lastRow: 0, rows: 0 };
        return 'kind' in found ? [found] : [];
      }),
  };
}

function groupFailures({ timeZone }: Pick<FileCheckOptions, 'timeZone'>) {
  /** What a group of times in doubt says once they differ. */
  const several = new Map<FailureGroup, string>();
  const groups = new Map<string, FailureGroup>();
  let furtherFailures = 0;
  return {
    add({ csvRow, errors }: CheckedRow & { ok: false }): void {
      for (const { questionId, message, hour } of errors) {
        // A night of readings has many such times, and one choice settles them.
        const key = `${questionId}\n${hour?.kind ?? message}`;
        const group = groups.get(key) ?? { questionId, message, count: 0, csvRows: [] };
        if (!groups.has(key) && groups.size === maximumGroups) {
          furtherFailures += 1;
          continue;
        }
        groups.set(key, group);
        group.count += 1;
        if (hour !== undefined) {
          const known = several.get(group) ?? issueOfSeveral(group.message, hour, timeZone);
          several.set(group, known);
          if (message !== group.message) group.message = known;
        }
        if (group.csvRows.length < rowsPerGroup) group.csvRows.push(csvRow);
      }
    },
    groups: () => ({
      failures: [...groups.values()].toSorted((left, right) => right.count - left.count),
      furtherFailures,
    }),
  };
}
