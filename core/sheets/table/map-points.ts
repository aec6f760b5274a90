// The places of a table's rows, as compact as a map of 100,000 of them needs: numbers in arrays that cross to the page at once.
import { geoPointOf } from '#core/questions/places/geo-point.ts';
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import type { RowData } from '#core/sheets/engine/row-data.ts';

export type MapPoints = {
  /** Longitude and latitude of each point, one after the other. */
  positions: Float64Array;
  /** The index of each point's row in the view. */
  rows: Int32Array;
  /** Which of the group's options it has, by their order; -1: none. */
  groups: Int8Array;
};

/** The most options that a map tells apart by colours. */
export const mostGroups = 8;

/** What the rows of a map can be coloured by: its values, of one of a few options. */
export function groupOptions({
  type,
  questionOptions,
}: Pick<Question, 'type' | 'questionOptions'>): string[] {
  const { choices, isList } = answersOf(type);
  if (isList || choices === null || choices === 'catalog') return [];
  const values = choices === 'yesNo' ? trueAndFalse : questionOptions;
  return values.slice(0, mostGroups).map(({ value }) => value);
}

type PointsInput = {
  data: Pick<RowData, 'answers'>;
  placeQuestion: string;
  groupedBy: Pick<Question, 'id' | 'type' | 'questionOptions'> | null;
};

/** Of the rows in this order; a row without a place has no point. */
export function pointsOf(order: Int32Array, { data, placeQuestion, groupedBy }: PointsInput): MapPoints {
  const places = data.answers[placeQuestion] ?? [];
  const answers = groupedBy === null ? [] : (data.answers[groupedBy.id] ?? []);
  const groupOf = new Map(groupedBy === null ? [] : groupOptions(groupedBy).map((value, at) => [value, at]));
  const positions = new Float64Array(order.length * 2);
  const rows = new Int32Array(order.length);
  const groups = new Int8Array(order.length);
  let count = 0;
  order.forEach((row, index) => {
    const [value] = valuesOf(places[row] ?? undefined);
    const point = value === undefined ? null : geoPointOf(value);
    if (point === null) return;
    const [answer = ''] = valuesOf(answers[row] ?? undefined);
    positions[count * 2] = point.longitude;
    positions[count * 2 + 1] = point.latitude;
    rows[count] = index;
    groups[count] = groupOf.get(answer) ?? -1;
    count += 1;
  });
  return {
    positions: positions.slice(0, count * 2),
    rows: rows.slice(0, count),
    groups: groups.slice(0, count),
  };
}
