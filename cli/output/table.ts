// Tables for people: columns fit the terminal's width, cells are cut with …; where nobody looks (`null`
// width: a pipe or a file) nothing is cut.
import { cut, harmless, pad, widthOf } from './width.ts';

export type Column<Row> = {
  title: string;
  value: (row: Row) => string | number | null | undefined;
  align?: 'left' | 'right';
  /** Never cut, as long as there is room at all: ids and numbers that make no sense in part. */
  whole?: boolean;
};

const gap = '  ';
/** A column is not made narrower than this while another one is wider. */
const narrowest = 6;

/** The lines of a table, the titles first. Every line is at most `width` wide. */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number | null,
): string[] {
  const titles = columns.map(({ title }) => harmless(title));
  const cells = rows.map((row) => columns.map(({ value }) => harmless(String(value(row) ?? ''))));
  const wanted = columns.map((_, index) => cells.reduce((most, line) => Math.max(most, widthOf(line[index] ?? '')), widthOf(titles[index] ?? '')));
  const widths = width === null ? wanted : fit(wanted, columns, width);
  return [titles, ...cells].map((line) => {
    const parts = line.map((cell, index) => pad(cut(cell, widths[index] ?? 0), widths[index] ?? 0, columns[index]?.align));
    const text = parts.join(gap).trimEnd();
    return width === null ? text : cut(text, width);
  });
}

/** Takes room from the widest columns until the table fits; whole columns give way last. */
function fit(wanted: readonly number[], columns: readonly { whole?: boolean }[], width: number): number[] {
  const room = width - gap.length * (wanted.length - 1);
  const flexible = wanted.map((_, index) => columns[index]?.whole !== true);
  const shrunk = shrink(wanted, flexible, room);
  return shrink(shrunk, wanted.map(() => true), room);
}

function shrink(wanted: readonly number[], may: readonly boolean[], room: number): number[] {
  const widths = [...wanted];
  const sum = () => widths.reduce((total, each) => total + each, 0);
  for (let over = sum() - room; over > 0; over = sum() - room) {
    const candidates = widths.flatMap((each, index) => (may[index] && each > narrowest ? [each] : []));
    const widest = Math.max(0, ...candidates);
    if (widest === 0) break;
    const next = Math.max(narrowest, ...candidates.filter((each) => each < widest));
    const atWidest = widths.flatMap((each, index) => (may[index] && each === widest ? [index] : []));
    const step = Math.max(1, Math.min(widest - next, Math.floor(over / atWidest.length)));
    for (const index of atWidest.slice(0, over)) widths[index] = widest - step;
  }
  return widths;
}
