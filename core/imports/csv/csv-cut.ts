// A text of several lines that has lost a quote is cut into several rows, and one of its parts may look like a whole row. It
// is next to rows that cannot be read, and a quote of theirs or of its own has no partner; or a quote opens in one row and
// closes in another. Or it goes on to the next quote, and has swallowed a row: what follows cannot be read then.
import type { LoneQuotes } from './csv-quotes.ts';

/** What is to be known of a row. */
export type Piece = {
  cells: readonly string[];
  isBad: boolean;
  lone: LoneQuotes;
  isQuoted: boolean;
  mayGoOn: boolean;
  /** Whether it was found to be such a part: rows are looked at in their order. */
  isCut: boolean;
};

/** How many rows further on may say that a row is part of a text. */
export const rowsAhead = 4;

/** Whether a good row may be part of a text that the rows around it belong to. */
export function mayBeCut(rows: readonly Piece[], at: number): boolean {
  const row = rows[at];
  if (row === undefined || row.isBad) return false;
  const isBesideBad = ([-1, 1] as const).some((step) => {
    if (rows[at + step]?.isBad !== true) return false;
    const run = runOf(rows, at, step, ({ isBad, isCut }) => isBad || isCut);
    const hasLone = run.some(({ lone }) => lone.any);
    // A whole row and the rest of its text have one cell more than a row, unless there are delimiters in the text.
    const isRest = hasLone && run.some(({ cells, isQuoted }) => cells.length === 1 && !isQuoted);
    return row.lone.any || isRest;
  });
  const ahead = rows.slice(at + 1, at + 1 + rowsAhead);
  const goesOn =
    row.mayGoOn && ahead[0]?.isBad === true && ahead.some(({ isBad, lone }) => isBad && lone.any);
  if (isBesideBad || goesOn) return true;
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
