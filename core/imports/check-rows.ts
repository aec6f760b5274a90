// Checks the records of a file in order, in batches. The first records are buffered until they show which decimal
// separator the file uses, so that every face reads the same numbers.
import { type CheckedRow, compileRowCheck, type RowCheck, type RowCheckOptions } from './check-row.ts';
import type { CsvRow } from './csv/csv-read.ts';
import { type DecimalSeparator, detectDecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { answersOf } from '#core/questions/types.ts';

export type RowsCheck = {
  /** The file's decimal separator once the first rows have shown it; null before that, and if none shows. */
  readonly decimalSeparator: DecimalSeparator | null;
  add(rows: readonly CsvRow[]): void;
  /** Checks the buffered records. Call it once, after the last `add`. */
  end(): void;
};

const recordsToJudge = 1_000;

/** `onChecked` receives the rows in file order, `onRow` the number of each before it is checked. */
export function createRowsCheck(
  options: Omit<RowCheckOptions, 'decimalSeparator'>,
  onChecked: (rows: readonly CheckedRow[]) => void,
  onRow: (csvRow: number) => void = () => {},
): RowsCheck {
  let held: CsvRow[] = [];
  let check: RowCheck | null = null;
  let decimalSeparator: DecimalSeparator | null = null;

  function release(): void {
    decimalSeparator = decimalSeparatorIn(held, options);
    check = compileRowCheck({ ...options, decimalSeparator });
    const rows = held;
    held = [];
    pass(rows, check);
  }

  function pass(rows: readonly CsvRow[], checkRow: RowCheck): void {
    if (rows.length > 0) {
      onChecked(
        rows.map((row) => {
          onRow(row.csvRow);
          return checkRow(row);
        }),
      );
    }
  }

  return {
    get decimalSeparator() {
      return decimalSeparator;
    },
    add(rows) {
      if (check) {
        pass(rows, check);
        return;
      }
      held = held.concat(rows);
      if (held.length >= recordsToJudge) release();
    },
    end() {
      if (!check) release();
    },
  };
}

type Numbers = Pick<RowCheckOptions, 'questions' | 'columnMap' | 'cellFormats'>;

/** The decimal separator in the first rows of a file; null if none shows. */
function decimalSeparatorIn(firstRows: readonly CsvRow[], numbers: Numbers): DecimalSeparator | null {
  return detectDecimalSeparator(numericTexts(firstRows.slice(0, recordsToJudge), numbers));
}

function* numericTexts(
  rows: readonly CsvRow[],
  { questions, columnMap, cellFormats = {} }: Numbers,
): Generator<string> {
  for (const { id, type } of questions) {
    const index = columnMap[id];
    if (index === undefined || !answersOf(type).isDecimal) continue;
    const separator = cellFormats[id]?.separator ?? /[;|\n]/;
    for (const { cells, issue } of rows) if (issue === null) yield* (cells[index] ?? '').split(separator);
  }
}
