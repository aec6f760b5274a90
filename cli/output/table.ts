// Tables for people. On a terminal they fit its width: less important columns are left out until the others have room,
// then cells are truncated with …. Without a terminal (`null` width: a pipe or a file) everything is printed.
import { cut, harmless, pad, widthOf } from './width.ts';

export type Column<Row> = {
  title: string;
  value: (row: Row) => string | number | null | undefined;
  align?: 'left' | 'right';
  /** Truncated last: ids and dates that make no sense in part. */
  whole?: boolean;
  /** May be left out; of several such columns the one with the lowest rank goes first. */
  rank?: number;
};

/** The lines, titles first, none wider than `width`, and the titles of the omitted columns. */
export type Table = { lines: string[]; leftOut: string[] };

const gap = '  ';
/** A truncated column is not made narrower than this while another one is wider. */
const narrowest = 6;
/** A column narrower than this is hardly useful: another one is left out instead. */
const comfortable = 16;

export function layTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number | null,
): Table {
  const all = columns.map((column) => {
    const cells = [column.title, ...rows.map((row) => String(column.value(row) ?? ''))].map(harmless);
    return { ...column, cells, width: cells.reduce((most, cell) => Math.max(most, widthOf(cell)), 0) };
  });
  const shown = width === null ? all : withRoom(all, width);
  const widths = width === null ? shown.map((column) => column.width) : fitted(shown, width);
  const lines = [undefined, ...rows].map((_, line) => {
    const parts = shown.map(({ cells, align }, index) => {
      const room = widths[index] ?? 0;
      return pad(cut(cells[line] ?? '', room), room, align);
    });
    const text = parts.join(gap).trimEnd();
    return width === null ? text : cut(text, width);
  });
  return {
    lines,
    leftOut: all.filter((column) => !shown.includes(column)).map(({ cells }) => cells[0] ?? ''),
  };
}

type Laid = { width: number; whole?: boolean; rank?: number };

/** Leaves columns out until the rest fits. */
function withRoom<C extends Laid>(columns: readonly C[], width: number): readonly C[] {
  const least =
    columns.reduce((sum, column) => sum + leastWidth(column), 0) + gap.length * (columns.length - 1);
  const droppable = columns.filter(({ rank }) => rank !== undefined);
  if (least <= width || droppable.length === 0) return columns;
  const first = droppable.reduce((lowest, column) =>
    (column.rank ?? 0) <= (lowest.rank ?? 0) ? column : lowest,
  );
  return withRoom(
    columns.filter((column) => column !== first),
    width,
  );
}

function leastWidth(column: Laid): number {
  return column.whole === true ? column.width : Math.min(column.width, comfortable);
}

/** Column widths that fit: the widest ones are narrowed first, those marked as whole last. */
export function fitted(columns: readonly Laid[], width: number): number[] {
  const room = width - gap.length * (columns.length - 1);
  const wanted = columns.map((column) => column.width);
  const shrunk = shrink(
    wanted,
    columns.map(({ whole }) => whole !== true),
    room,
  );
  return shrink(
    shrunk,
    columns.map(() => true),
    room,
  );
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
