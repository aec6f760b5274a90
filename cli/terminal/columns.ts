// Column widths of a table: fitted to the available width, or at full width with horizontal scrolling.
import { cut, harmless, pad, widthOf } from '#cli/output/width.ts';
import { fitted } from '#cli/output/table.ts';

export type Align = 'left' | 'right';

/** What a column asks for. */
export type WantedColumn = {
  title: string;
  width: number;
  align?: Align | undefined;
  whole?: boolean | undefined;
  /** May be left out; of several such columns the one with the lowest rank goes first. */
  rank?: number | undefined;
};

export type LaidColumn = { /** A placed column. */ index: number; width: number; align: Align };

export const columnGap = 2;

/**
 * Fits columns to a width: those with a rank are left out before others are truncated, `whole` ones are truncated last.
 */
export function fitColumns(columns: readonly WantedColumn[], width: number): LaidColumn[] {
  const shown = withRoom([...columns.entries()], width);
  const wanted = shown.map(([, column]) => ({ width: column.width, ...(column.whole && { whole: true }) }));
  const widths = fitted(wanted, width);
  return shown.map(([index, { align = 'left' }], place) => ({ index, width: widths[place] ?? 0, align }));
}

type Numbered = readonly [index: number, column: WantedColumn];

function withRoom(columns: readonly Numbered[], width: number): readonly Numbered[] {
  const wanted = columns.reduce((sum, [, column]) => sum + neededWidth(column) + columnGap, -columnGap);
  const ranks = columns.flatMap(([, { rank }]) => rank ?? []);
  if (wanted <= width || ranks.length === 0) return columns;
  const lowest = Math.min(...ranks);
  return withRoom(
    columns.filter(([, { rank }]) => rank !== lowest),
    width,
  );
}

/** A long text is cut to this width before another column is left out. */
const comfortable = 28;

function neededWidth({ width, whole }: WantedColumn): number {
  return whole === true ? width : Math.min(width, comfortable);
}

/** Gives the columns that were capped what is left of a width, the one that lacks least first. */
export function grown<C extends WantedColumn & { full: number }>(columns: readonly C[], width: number): C[] {
  let room = width - columns.reduce((sum, column) => sum + column.width + columnGap, -columnGap);
  const lacking = [...columns.entries()]
    .filter(([, column]) => column.full > column.width)
    .toSorted(([, a], [, b]) => a.full - a.width - (b.full - b.width));
  const widths = columns.map((column) => column.width);
  for (const [index, column] of lacking) {
    const given = Math.max(0, Math.min(room, column.full - column.width));
    widths[index] = column.width + given;
    room -= given;
  }
  return columns.map((column, index) => ({ ...column, width: widths[index] ?? column.width }));
}

/**
 * The visible columns: the first `fixed` ones, then as many as fit from the one at `offset`. The last one is truncated
 * to the remaining space, if useful.
 */
export function scrollColumns(
  columns: readonly WantedColumn[],
  { width, offset, fixed }: { width: number; offset: number; fixed: number },
): LaidColumn[] {
  const order = columns.map((_, index) => index);
  const wanted = [...order.slice(0, fixed), ...order.slice(fixed + offset)];
  const laid: LaidColumn[] = [];
  let room = width;
  for (const index of wanted) {
    const column = columns[index];
    const given = Math.min(column?.width ?? 0, room);
    if (column === undefined || given < Math.min(column.width, leastWidth)) break;
    laid.push({ index, width: given, align: column.align ?? 'left' });
    room -= given + columnGap;
  }
  return laid;
}

/** A narrower truncated column is useless. */
const leastWidth = 6;

/** The maximum horizontal scroll offset: the last column is then visible. */
export function lastOffset(columns: readonly WantedColumn[], width: number, fixed: number): number {
  for (let offset = 0; offset < columns.length - fixed; offset += 1) {
    const laid = scrollColumns(columns, { width, offset, fixed });
    const last = laid.at(-1);
    if (last?.index === columns.length - 1 && last.width === columns.at(-1)?.width) return offset;
  }
  return Math.max(0, columns.length - fixed - 1);
}

/** A cell in its column's width. */
export function layCell(text: string, { width, align }: LaidColumn): string {
  return pad(cut(harmless(text), width), width, align);
}

/** The preferred width of a column: that of its cells and title, up to `most`. Never less than `before`. */
export function wantedWidth(cells: readonly string[], most: number, before: number): number {
  return cells.reduce((widest, cell) => Math.max(widest, Math.min(most, widthOf(harmless(cell)))), before);
}
