// A part of the Earth between two parallels and two meridians, as maps show it.

/** In degrees; a map that was dragged around the Earth goes beyond 180. */
export type Area = { south: number; west: number; north: number; east: number };

/** The corners of all points, south-west and north-east; null: nothing. */
export function cornersOf(positions: Float64Array): [[number, number], [number, number]] | null {
  if (positions.length === 0) return null;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < positions.length; at += 2) {
    const [longitude = 0, latitude = 0] = [positions[at], positions[at + 1]];
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [
    [west, south],
    [east, north],
  ];
}
