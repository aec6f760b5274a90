// Where the border of an area crosses or touches itself, on a plane of longitude and latitude as maps show it.
import type { Corner } from './geo-point.ts';

type Flat = [x: number, y: number];
/** With the box around it. */
type Side = { at: number; from: Flat; to: Flat; west: number; east: number; south: number; north: number };

/**
 * The numbers of two sides that have a point in common which is no corner between them, counted from 0; null: there are none. Sides
 * are compared where their boxes meet: those of a border of 400 corners, within a millisecond or two.
 */
export function crossingIn(corners: readonly Corner[]): [number, number] | null {
  const flat = unrolled(corners);
  const sides = flat.map((from, at) => sideFrom(at, from, flat[(at + 1) % flat.length] ?? from));
  const byWest = sides.toSorted((one, other) => one.west - other.west);
  for (const [index, one] of byWest.entries()) {
    for (let next = index + 1; next < byWest.length; next += 1) {
      const other = byWest[next];
      if (other === undefined || other.west > one.east) break;
      if (other.south > one.north || other.north < one.south) continue;
      const [first, second] = one.at < other.at ? [one, other] : [other, one];
      if (isCrossing(first, second, sides.length - 1)) return [first.at, second.at];
    }
  }
  return null;
}

function sideFrom(at: number, from: Flat, to: Flat): Side {
  const [west, east] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
  const [south, north] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]];
  return { at, from, to, west, east, south, north };
}

/** Two sides with a corner between them have that in common, and may turn back there. */
function isCrossing(first: Side, second: Side, last: number): boolean {
  if (second.at === first.at + 1) return turnsBack(first.from, first.to, second.to);
  if (first.at === 0 && second.at === last) return turnsBack(second.from, second.to, first.to);
  return meet(first, second);
}

/** Longitudes go on beyond 180 where the next corner is nearer that way. */
export function unrolled(corners: readonly Corner[]): Flat[] {
  let before = corners[0]?.longitude ?? 0;
  return corners.map(({ latitude, longitude }) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [before, latitude];
  });
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
function isWithin({ west, east, south, north }: Side, [x, y]: Flat): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}
