// The filter of a map: the rows in the area that it shows.
import type { Area } from '#core/questions/places/area.ts';
import { geoAddress } from '#core/questions/places/geo-point.ts';
import { takesBounds } from '#core/questions/filter-operators.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { addLine, changeOperator, changeValues, fromFilter, toFilter } from './filter-draft.ts';

/** Narrows a filter to the rows in an area, instead of those in the area before. */
export function filterWithArea(
  filter: RowFilterInput | null,
  questionId: string,
  area: Area,
): RowFilterInput | null {
  const before = fromFilter(filter);
  // Corners are the only bounds of a place.
  const lines = before.lines.filter((line) => line.questionId !== questionId || !takesBounds(line.operator));
  const added = addLine({ ...before, and: true, lines }, { id: questionId, type: 'PLACE' });
  const key = added.lines.at(-1)?.key ?? 0;
  return toFilter(changeValues(changeOperator(added, key, 'INSIDE'), key, cornersOf(area)));
}

function cornersOf({ south, west, north, east }: Area): string[] {
  const isWhole = east - west >= 360;
  return [
    corner(south, isWhole ? -180 : aroundEarth(west)),
    corner(north, isWhole ? 180 : aroundEarth(east)),
  ];
}

function corner(latitude: number, longitude: number): string {
  return geoAddress({
    latitude: Math.max(-90, Math.min(90, latitude)),
    longitude,
    altitude: null,
    accuracy: null,
  });
}

/** The same meridian between -180 and 180. */
function aroundEarth(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}
