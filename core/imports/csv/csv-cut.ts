// A text of several lines that has lost a quote is cut into several rows, and one of its parts may look like a whole row. It
// is next to rows that cannot be read, and a quote of theirs or of its own has no partner; or a quote opens in one row and
// closes in another. Or it goes on to the next quote, and has swallowed a row: what follows cannot be read then.
import type { LoneQuotes } from './csv-quotes.ts';

/** What is to be known of a row. */
export type Piece = {
  cells: readonly string[];
  isBad: boolean;
  lone: LoneQuotes;
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
    return row.lone.any || (hasLone && run.some(({ cells }) => cells.length === 1));
  });
  // Whatever the quotes of the file are.
  const isBesideOdd = [rows[at - 1], rows[at + 1]].some(
    (next) => next !== undefined && (next.isBad || next.isCut) && next.lone.odd,
  );
  if (isBesideOdd && row.lone.edge) return true;
  const ahead = rows.slice(at + 1, at + 1 + rowsAhead);
  if (hasLostEnd(row, ahead)) return true;
  const goesOn =
    row.mayGoOn && ahead[0]?.isBad === true && ahead.some(({ isBad, lone }) => isBad && lone.any);
  // Or it has lost the quote that begins its last text, whose end is below.
  const hasEnd = row.cells.at(-1) === '' && ahead[0]?.isBad === true && isEnd(ahead[0].lone);
  if (isBesideBad || goesOn || hasEnd) return true;
  const before = runOf(rows, at, -1, ({ lone }) => !lone.closes);
  const after = runOf(rows, at, 1, ({ lone }) => !lone.opens);
  const opensBefore = row.lone.closes && before.some(({ lone }) => lone.opens);
  return opensBefore || (row.lone.opens && after.some(({ lone }) => lone.closes));
}

/** Whether the row below is too short, and a quote that has no partner is in that row, in this one, or soon below. */
function hasLostEnd(row: Piece, ahead: readonly Piece[]): boolean {
  const [below, next] = ahead;
  if (below?.isBad !== true || below.cells.length >= row.cells.length) return false;
  // The two rows below are one that was cut in two.
  const isCutInTwo = below.cells.length + (next?.cells.length ?? 0) - 1 === row.cells.length;
  if (isCutInTwo && row.cells.at(-1) !== '') return false;
  return [row, ...ahead].some(({ lone }) => lone.edge);
}

function isEnd({ opens, closes }: LoneQuotes): boolean {
  return closes && !opens;
}

/** Whether the first row is the rest of a text that begins in the last name of the header, which has lost the end of its line. */
export function isRestOfHeader(header: readonly string[], { cells, lone }: Piece): boolean {
  if (!lone.any) return false;
  const name = header.findLast((one) => one.trim() !== '')?.trim() ?? '';
  const text = cells[0]?.trim() ?? '';
  return (['"', "'"] as const).some((quote) => {
    const at = name.indexOf(quote);
    const isOpen = at > 0 && at < name.length - 1 && at === name.lastIndexOf(quote);
    return isOpen && text.endsWith(quote) && !text.startsWith(quote);
  });
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
