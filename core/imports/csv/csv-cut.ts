// A text of several lines that has lost a quote is cut into several rows, and one of its parts may look like a whole row. It
// is next to rows that cannot be read, and a quote of theirs or of its own has no partner; or a quote opens in one row and
// closes in another.
import type { LoneQuotes } from './csv-quotes.ts';

/** What is to be known of a row. */
export type Piece = { cells: readonly string[]; isBad: boolean; lone: LoneQuotes };

/** How many rows further on may say that a row is part of a text. */
export const rowsAhead = 4;

/** Whether a good row may be part of a text that the rows around it belong to. */
export function mayBeCut(rows: readonly Piece[], at: number): boolean {
  const row = rows[at];
  if (row === undefined || row.isBad) return false;
  const isBesideBad = ([-1, 1] as const).some((step) => {
    const run = runOf(rows, at, step, ({ isBad }) => isBad);
    // A whole row and the rest of its text have one cell more than a row, unless there are delimiters in the text.
    const isRest = run.some(({ cells }) => cells.length === 1) && run.some(({ lone }) => lone.any);
    return run.length > 0 && (row.lone.any || isRest);
  });
  if (isBesideBad) return true;
  const before = runOf(rows, at, -1, ({ lone }) => !lone.closes);
  const after = runOf(rows, at, 1, ({ lone }) => !lone.opens);
  const opensBefore = row.lone.closes && before.some(({ lone }) => lone.opens);
  return opensBefore || (row.lone.opens && after.some(({ lone }) => lone.closes));
}

function runOf(
  rows: readonly Piece[],
  at: number,
  step: 1 | -1,
  belongs: (row: Piece) => boolean,
): readonly Piece[] {
  const run: Piece[] = [];
  for (let next = at + step; run.length < rowsAhead; next += step) {
    const row = rows[next];
    if (row === undefined || !belongs(row)) break;
    run.push(row);
  }
  return run;
}
