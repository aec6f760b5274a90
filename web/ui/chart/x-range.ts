// What the x axis of a chart shows: from its first point to its last. uPlot has an opinion on a single moment of its own: decades
// around it.

/** On both sides of a single point. */
const aroundOne = 12 * 3_600_000;

/** Half a bar's margin at both ends; bars are as wide as the nearest two are apart. A single point has half a day on both sides. */
export function rangeOf(x: ArrayLike<number>, isBars: boolean): [from: number, to: number] {
  const [first = 0, last = 0] = [x[0], x[x.length - 1]];
  const margin = first === last ? aroundOne : isBars ? nearestOf(x) / 2 : 0;
  return [first - margin, last + margin];
}

function nearestOf(x: ArrayLike<number>): number {
  return Array.from(x).reduce(
    (nearest, at, place) => (place === 0 ? nearest : Math.min(nearest, at - (x[place - 1] ?? at))),
    Number.POSITIVE_INFINITY,
  );
}
