// Boxes on a grid of 12 columns: none overlaps another, all are inside, and a change moves only what is in its way. Places may
// stay empty. Pure.
import { type Box, gridColumns, gridRows, highestBox, type Layout, smallestBox } from './schema.ts';

/** A part that has no box yet. */
export type PartSize = { id: string } & Pick<Box, 'w' | 'h'>;

/**
 * Places parts one after the other from a row on, each at the next place where it fits, as grids of CSS do: their reading order
 * is the given one.
 */
export function flow(parts: readonly PartSize[], firstRow = 0): Layout {
  const bottoms = Array.from({ length: gridColumns }, () => firstRow);
  let [row, column] = [firstRow, 0];
  const placed = parts.map(({ id, w, h }): [string, Box] => {
    while (column + w > gridColumns || bottoms.slice(column, column + w).some((bottom) => bottom > row)) {
      column += 1;
      if (column + w > gridColumns) [row, column] = [row + 1, 0];
    }
    const box = { x: column, y: row, w, h };
    bottoms.fill(row + h, column, column + w);
    column += w;
    return [id, box];
  });
  return Object.fromEntries(placed);
}

/**
 * A layout in which every part has a box: what is outside or in the way of an earlier part loses its own, and those without one
 * come below everything. Boxes of other parts, which are hidden, stay where nothing shown is.
 */
export function completed(layout: Layout, parts: readonly PartSize[]): Layout {
  const shown = new Set(parts.map(({ id }) => id));
  const hidden = Object.keys(layout).filter((id) => !shown.has(id));
  const fitting = new Map<string, Box>();
  const taken = new Uint16Array(gridRows);
  for (const id of [...shown, ...hidden]) {
    const box = layout[id];
    if (box === undefined || !isInside(box) || firstFree(taken, box) !== box.y) continue;
    take(taken, box);
    fitting.set(id, box);
  }
  const boxes = Object.fromEntries(fitting);
  const missing = parts.filter(({ id }) => !fitting.has(id));
  return missing.length === 0 ? boxes : { ...boxes, ...flow(missing, bottomOf(boxes)) };
}

/**
 * The layout with a part at another place. What is in its way takes the place that it leaves, where that is one part that fits
 * there, or goes down as far as it must; nothing else moves.
 */
export function moved(layout: Layout, id: string, to: Pick<Box, 'x' | 'y'>): Layout {
  const from = layout[id];
  if (from === undefined) return layout;
  const box = inside({ ...from, ...to });
  const [inWay, ...more] = Object.keys(layout).filter((other) => other !== id && overlap(layout[other], box));
  const other = inWay === undefined || more.length > 0 ? undefined : layout[inWay];
  if (inWay !== undefined && other !== undefined) {
    const swapped = { ...layout, [id]: box, [inWay]: { ...other, x: from.x, y: from.y } };
    if (isInside({ ...other, x: from.x, y: from.y }) && isFree(swapped, inWay)) return swapped;
  }
  return settled({ ...layout, [id]: box }, new Set([id]), layout);
}

/** The layout with a part of another size; what is in its way goes down as far as it must. */
export function resized(layout: Layout, id: string, to: Pick<Box, 'w' | 'h'>): Layout {
  const from = layout[id];
  if (from === undefined) return layout;
  const w = clamp(to.w, smallestBox, gridColumns - from.x);
  const h = clamp(to.h, smallestBox, Math.min(highestBox, gridRows - from.y));
  return settled({ ...layout, [id]: { ...from, w, h } }, new Set([id]), layout);
}

/** The layout with parts of other widths, which begin further to the left where they would not fit otherwise. */
export function widened(layout: Layout, widths: ReadonlyMap<string, number>): Layout {
  const changed = [...widths].flatMap(([id, w]): [string, Box][] => {
    const from = layout[id];
    return from === undefined ? [] : [[id, inside({ ...from, w })]];
  });
  return settled({ ...layout, ...Object.fromEntries(changed) }, new Set(widths.keys()), layout);
}

/** The ids from top to bottom, and from the first column to the last. */
export function readingOrder(layout: Layout): string[] {
  const position = (id: string) => positionOf(layout[id]);
  return Object.keys(layout).toSorted((a, b) => position(a) - position(b));
}

/** Where a box begins, as a number that grows in reading order; without one, behind all that have one. */
export function positionOf(box: Box | undefined): number {
  return box === undefined ? Number.MAX_SAFE_INTEGER : box.y * gridColumns + box.x;
}

/** Two parts that overlap, if any do. */
export function overlapIn(layout: Layout): { id: string; other: string } | null {
  const taken = new Map<number, string>();
  for (const [id, box] of Object.entries(layout)) {
    for (const cell of cellsOf(box)) {
      const other = taken.get(cell);
      if (other !== undefined) return { id, other };
      taken.set(cell, id);
    }
  }
  return null;
}

/** The first row below all boxes. */
export function bottomOf(layout: Layout): number {
  return Object.values(layout).reduce((bottom, { y, h }) => Math.max(bottom, y + h), 0);
}

/**
 * Moves down what overlaps a changed part, and what overlaps that; `before`, if something would leave the grid. The changed ones are
 * placed first and the others in reading order, each of them once: a large dashboard is settled in milliseconds.
 */
function settled(layout: Layout, changed: ReadonlySet<string>, before: Layout): Layout {
  const order = readingOrder(layout);
  const taken = new Uint16Array(gridRows);
  const placed: [string, Box][] = [];
  for (const id of [
    ...order.filter((each) => changed.has(each)),
    ...order.filter((each) => !changed.has(each)),
  ]) {
    const box = layout[id];
    if (box === undefined) continue;
    const y = firstFree(taken, box);
    if (y === null) return before;
    take(taken, { ...box, y });
    placed.push([id, { ...box, y }]);
  }
  return Object.fromEntries(placed);
}

/** The first row from that of a box on where it is free, of what each row has taken; null: there is none. */
function firstFree(taken: Uint16Array, box: Box): number | null {
  const columns = columnsOf(box);
  let free = 0;
  for (let row = box.y; row < gridRows; row += 1) {
    free = ((taken[row] ?? 0) & columns) === 0 ? free + 1 : 0;
    if (free === box.h) return row - box.h + 1;
  }
  return null;
}

/** Marks the columns of a box as taken, in each of its rows. */
function take(taken: Uint16Array, box: Box): void {
  for (let row = box.y; row < box.y + box.h; row += 1) taken[row] = (taken[row] ?? 0) | columnsOf(box);
}

/** The columns of a box as bits. */
function columnsOf({ x, w }: Box): number {
  return ((1 << w) - 1) << x;
}

function isFree(layout: Layout, id: string): boolean {
  return Object.keys(layout).every((other) => other === id || !overlap(layout[other], layout[id]));
}

function overlap(one: Box | undefined, other: Box | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const across = one.x < other.x + other.w && other.x < one.x + one.w;
  return across && one.y < other.y + other.h && other.y < one.y + one.h;
}

function isInside({ x, y, w, h }: Box): boolean {
  const isSized = w >= smallestBox && h >= smallestBox && h <= highestBox;
  return isSized && x >= 0 && y >= 0 && x + w <= gridColumns && y + h <= gridRows;
}

function inside(box: Box): Box {
  return { ...box, x: clamp(box.x, 0, gridColumns - box.w), y: clamp(box.y, 0, gridRows - box.h) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function cellsOf({ x, y, w, h }: Box): number[] {
  return Array.from(
    { length: w * h },
    (_, cell) => (y + Math.floor(cell / w)) * gridColumns + x + (cell % w),
  );
}
