// The places of rows, as compact as a map of 100,000 of them needs: numbers in arrays that cross to the page at once.
import type { MapShapes } from '#core/questions/places/geometry.ts';
import { pointsIn } from '#core/questions/places/shape.ts';
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import type { Question } from '#core/questions/schema.ts';
import { finish, type Portions } from '#core/portions/portions.ts';
import { answersOf, geometryOf, type QuestionType } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';

export type MapPoints = {
  /** Longitude and latitude of each point, one after the other. */
  positions: Float64Array;
  /** The index of each point's row in the view. */
  rows: Int32Array;
  /** Which of the group's options it has, by their order; -1: none. */
  groups: Int8Array;
  /** Of lines and areas, whose points are those that they begin with; null: the answers are places. */
  shapes: MapShapes | null;
};

/** The most options that a map tells apart by colours. */
export const mostGroups = 8;

/** The most points of a map on a dashboard, the newest ones; those that are left out are said. */
export const mostMapPoints = 100_000;
/** The most corners of the lines and areas of a map; of those beyond, only where they begin is shown. @public docs/limits.md names it. */
export const mostMapCorners = 100_000;

/** Whether the answers of a type can colour the points of a map: one of a few options. */
export function coloursMaps(type: QuestionType): boolean {
  const { choices, isList } = answersOf(type);
  return !isList && choices !== null && choices !== 'catalog';
}

/** What the rows of a map can be coloured by: its values, of one of a few options. */
export function groupOptions({
  type,
  questionOptions,
}: Pick<Question, 'type' | 'questionOptions'>): string[] {
  if (!coloursMaps(type)) return [];
  const values = answersOf(type).choices === 'yesNo' ? trueAndFalse : questionOptions;
  return values.slice(0, mostGroups).map(({ value }) => value);
}

type PointsInput = {
  data: Pick<AnswerData, 'answers'>;
  /** For a place, a line or an area. */
  placeQuestion: Pick<Question, 'id' | 'type'> | null;
  groupedBy: Pick<Question, 'id' | 'type' | 'questionOptions'> | null;
};

/** How many places are read in one portion: some milliseconds. */
const placesPerPortion = 4_096;

/** Of the rows in this order; a row without a place has no point. */
export function pointsOf(order: Int32Array, input: PointsInput): MapPoints {
  return finish(pointsInPortions(order, input));
}

/** The same in portions, of the first `most` places; `counts`: of all, by group, those of no group last. */
export function* pointsInPortions(
  order: Int32Array,
  { data, placeQuestion, groupedBy }: PointsInput,
  most = order.length,
): Portions<MapPoints & { counts: number[] }> {
  const places = data.answers[placeQuestion?.id ?? ''] ?? [];
  const geometry = geometryOf(placeQuestion?.type);
  const drawn: number[] = [];
  const ends = new Int32Array(geometry === 'point' ? 0 : Math.min(most, order.length));
  const answers = groupedBy === null ? [] : (data.answers[groupedBy.id] ?? []);
  const options = groupedBy === null ? [] : groupOptions(groupedBy);
  const groupOf = new Map(options.map((value, at) => [value, at]));
  const positions = new Float64Array(Math.min(most, order.length) * 2);
  const rows = new Int32Array(Math.min(most, order.length));
  const groups = new Int8Array(Math.min(most, order.length));
  const counts = Array.from({ length: options.length + 1 }, () => 0);
  let [count, read] = [0, 0];
  for (const [index, row] of order.entries()) {
    read += 1;
    if (read >= placesPerPortion) {
      yield;
      read = 0;
    }
    const [value] = valuesOf(places[row] ?? undefined);
    const corners = value === undefined ? [] : pointsIn(value);
    const [point] = corners;
    read += corners.length;
    if (point === undefined) continue;
    const [answer = ''] = valuesOf(answers[row] ?? undefined);
    const group = groupOf.get(answer) ?? -1;
    const counted = group < 0 ? options.length : group;
    counts[counted] = (counts[counted] ?? 0) + 1;
    if (count >= most) continue;
    positions[count * 2] = point.longitude;
    positions[count * 2 + 1] = point.latitude;
    rows[count] = index;
    groups[count] = group;
    if (corners.length > 1 && drawn.length / 2 + corners.length <= mostMapCorners)
      for (const corner of corners) drawn.push(corner.longitude, corner.latitude);
    if (geometry !== 'point') ends[count] = drawn.length / 2;
    count += 1;
  }
  return {
    positions: positions.slice(0, count * 2),
    rows: rows.slice(0, count),
    groups: groups.slice(0, count),
    shapes:
      geometry === null || geometry === 'point'
        ? null
        : { kind: geometry, corners: Float64Array.from(drawn), ends: ends.slice(0, count) },
    counts,
  };
}
