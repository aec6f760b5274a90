// Land as a flat map has it: borders that cross the 180th meridian go on beyond it. Natural Earth comes as it lies on a globe, where
// such a border jumps from one side of the map to the other, and would be filled all the way across.
type Position = number[];

/** The rings of a polygon without jumps. Around a pole, the hole in which it lies is closed by the edge of the map. */
export function flatPolygon(rings: readonly Position[][]): Position[][] {
  const [border, ...holes] = rings.map(unrolled);
  if (border === undefined) return [];
  return [isClosed(border) ? border : alongPole(border), ...holes.filter(isClosed)];
}

/** A ring without jumps. */
function unrolled(ring: readonly Position[]): Position[] {
  let turns = 0;
  return ring.map(([longitude = 0, latitude = 0], at) => {
    const before = ring[at - 1]?.[0] ?? longitude;
    turns -= Math.round((longitude - before) / 360);
    return [longitude + turns * 360, latitude];
  });
}

function isClosed(ring: readonly Position[]): boolean {
  return ring[0]?.[0] === ring.at(-1)?.[0];
}

/** A ring that goes once around the Earth, closed along the pole that is nearer. */
function alongPole(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined) return [];
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...ring, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}
