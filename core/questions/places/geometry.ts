// Lines and areas as GeoJSON has them (RFC 7946): longitude first, a border that is closed and goes around against the clock.
import { unrolled } from './crossing.ts';
import type { Corner } from './geo-point.ts';
import type { ShapeKind } from './shape.ts';

type Position = [longitude: number, latitude: number];
export type ShapeGeometry =
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] };

/** Lines or areas of a map, as compact as many of them need. */
export type MapShapes = {
  kind: ShapeKind;
  /** Longitude and latitude of all corners, those of one after the other. */
  corners: Float64Array;
  /** By point, how many corners are of it and of those before it: as many as before where it is not drawn. */
  ends: Int32Array;
};

export function shapeGeometry(kind: ShapeKind, corners: readonly Corner[]): ShapeGeometry {
  return ofPositions(
    kind,
    corners.map(({ latitude, longitude }) => [longitude, latitude]),
    turnsLeft(unrolled(corners)),
  );
}

/** The same for a map that is drawn: longitudes go on beyond 180 where the line does. */
export function drawnGeometry(kind: ShapeKind, corners: readonly Corner[]): ShapeGeometry {
  return ofPositions(kind, unrolled(corners), true);
}

function ofPositions(kind: ShapeKind, positions: Position[], isLeft: boolean): ShapeGeometry {
  if (kind === 'line') return { type: 'LineString', coordinates: positions };
  const ring = [...positions, ...positions.slice(0, 1)];
  return { type: 'Polygon', coordinates: [isLeft ? ring : ring.toReversed()] };
}

/** Whether a border goes around against the clock. */
function turnsLeft(positions: readonly Position[]): boolean {
  const twice = positions.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = positions[(at + 1) % positions.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice >= 0;
}
