// Where the border of an area crosses or touches itself, on a plane of longitude and latitude as maps show it.
import type { Corner } from './geo-point.ts';

type Side = { at: number; from: Flat; to: Flat };
type Flat = [x: number, y: number];

/**
 * The numbers of two sides that have a point in common which is no corner between them, counted from 0; null: there are none. Sides are
 * compared where their longitudes overlap: those of a border of 400 corners, within a millisecond.
 */
export function crossingIn(corners: readonly Corner[]): [number, number] | null {
  const flat = unrolled(corners);
  const sides = flat.map((from, at): Side => ({ at, from, to: flat[(at + 1) % flat.length] ?? from }));
  const last = sides.length - 1;
  const byWest = sides.toSorted((one, other) => westOf(one) - westOf(other));
  for (const [index, one] of byWest.entries()) {
    for (let next = index + 1; next < byWest.length; next += 1) {
      const other = byWest[next];
      if (other === undefined || westOf(other) > eastOf(one)) break;
      const [first, second] = one.at < other.at ? [one, other] : [other, one];
      const isNext = second.at === first.at + 1;
      const isAround = first.at === 0 && second.at === last;
      const isCrossing = isNext
        ? turnsBack(first.from, first.to, second.to)
        : isAround
          ? turnsBack(second.from, second.to, first.to)
          : meet(first, second);
      if (isCrossing) return [first.at, second.at];
    }
  }
  return null;
}

/** Longitudes go on beyond 180 where the next corner is nearer that way. */
export function unrolled(corners: readonly Corner[]): Flat[] {
  let before = corners[0]?.longitude ?? 0;
  return corners.map(({ latitude, longitude }) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [before, latitude];
  });
}

function westOf({ from, to }: Side): number {
  return Math.min(from[0], to[0]);
}

function eastOf({ from, to }: Side): number {
  return Math.max(from[0], to[0]);
}

/** On which side of a line a point is: 1, -1, or 0 on it. */
function sideOf([ax, ay]: Flat, [bx, by]: Flat, [x, y]: Flat): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

/** Whether the third point lies back on the way from the second to the first. */
function turnsBack(from: Flat, over: Flat, to: Flat): boolean {
  const back = (from[0] - over[0]) * (to[0] - over[0]) + (from[1] - over[1]) * (to[1] - over[1]);
  return back > 0 && sideOf(from, over, to) === 0;
}

function meet(one: Side, other: Side): boolean {
  const [a, b] = [sideOf(one.from, one.to, other.from), sideOf(one.from, one.to, other.to)];
  const [c, d] = [sideOf(other.from, other.to, one.from), sideOf(other.from, other.to, one.to)];
  if (a !== b && c !== d) return true;
  return (
    (a === 0 && isWithin(one, other.from)) ||
    (b === 0 && isWithin(one, other.to)) ||
    (c === 0 && isWithin(other, one.from)) ||
    (d === 0 && isWithin(other, one.to))
  );
}

/** Whether a point on a side's line is between its ends. */
function isWithin(side: Side, [x, y]: Flat): boolean {
  const { from, to } = side;
  const isAlong = x >= westOf(side) && x <= eastOf(side);
  return isAlong && y >= Math.min(from[1], to[1]) && y <= Math.max(from[1], to[1]);
}
