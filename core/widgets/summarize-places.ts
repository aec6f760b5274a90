// Computes a widget that is a map: the newest places of the rows, and how many there are of each colour.
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import type { Question } from '#core/questions/schema.ts';
import type { MapShapes } from '#core/questions/places/geometry.ts';
import type { Portions } from '#core/portions/portions.ts';
import { groupOptions, mostMapPoints, pointsInPortions } from '#core/sheets/table/map-points.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import type { Widget } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PlacesSummary = {
  kind: 'map';
  /** How many rows pass the widget's filter, and how many of them have a place, where they are fewer. */
  rows: number;
  answered?: number;
  /** Of entries, which are counted instead: the title of the question that has them. */
  entriesOf?: string;
  points: PlacePoints;
  /** The colours in order, with all their places; empty: all places have one colour. */
  groups: PlaceGroup[];
};

/** The newest places. */
export type PlacePoints = {
  /** Longitude and latitude of each, one after the other. */
  positions: Float64Array;
  /** Which of the groups it is of. */
  groups: Int8Array;
  /** The row of each in the data; empty where a point only leads to its area. */
  rows: Int32Array;
  /** Of lines and areas; null: of places, or where only the points are known. */
  shapes: MapShapes | null;
};

/** `answer`: as a filter takes it; null: whatever has no colour of its own. */
export type PlaceGroup = { label: string; rows: number; answer: string | null };

type Context = {
  questions: readonly Pick<Question, 'id' | 'type' | 'questionOptions'>[];
  mask?: Uint8Array | undefined;
};

export function* summarizePlaces(
  { placeQuestion, groupByQuestion }: Pick<Widget, 'groupByQuestion'> & { placeQuestion: string },
  data: AnswerData,
  { questions, mask }: Context,
): Portions<PlacesSummary | { kind: 'broken' }> {
  const place = questions.find(({ id }) => id === placeQuestion);
  if (place === undefined) return { kind: 'broken' };
  const groupedBy = questions.find(({ id }) => id === groupByQuestion) ?? null;
  const newest = data.byTime.filter((row) => mask?.[row] !== 0).reverse();
  const { counts, ...points } = yield* pointsInPortions(
    newest,
    { data, placeQuestion: place, groupedBy },
    mostMapPoints,
  );
  const placed = counts.reduce((sum, count) => sum + count, 0);
  const groups = groupedBy === null ? [] : namedGroups(groupedBy, counts);
  return {
    kind: 'map',
    rows: newest.length,
    ...(placed < newest.length && { answered: placed }),
    points: {
      positions: points.positions,
      groups: points.groups.map((group) => (group < 0 ? Math.max(0, groups.length - 1) : group)),
      rows: points.rows.map((at) => newest[at] ?? 0),
      shapes: points.shapes,
    },
    groups,
  };
}

/** What a map says in numbers: the places of each colour, and of all where there are none; rows, or entries, without a place at last. */
export function placeCounts(
  summary: Pick<PlacesSummary, 'rows' | 'answered' | 'groups' | 'entriesOf'>,
): PlaceGroup[] {
  const { rows, answered = rows, groups, entriesOf } = summary;
  const [withPlace, withoutPlace] =
    entriesOf === undefined
      ? [t(m.rowsWithPlace), t(m.rowsWithoutPlace)]
      : [t(m.entriesWithPlace), t(m.entriesWithoutPlace)];
  return [
    ...(groups.length > 0 ? groups : [{ label: withPlace, rows: answered, answer: null }]),
    ...(answered < rows ? [{ label: withoutPlace, rows: rows - answered, answer: null }] : []),
  ];
}

/** Said where there are more places than a map shows. */
export function leftOutPlaces(summary: PlacesSummary): string | null {
  const { rows, answered: all = rows, points } = summary;
  const shown = points.groups.length;
  return shown < all ? t(m.newestPlacesOf, { shown, all }) : null;
}

function namedGroups(
  question: Pick<Question, 'type' | 'questionOptions'>,
  counts: readonly number[],
): PlaceGroup[] {
  return [
    ...groupNames(question).map(({ value, name }, at) => ({
      label: name,
      rows: counts[at] ?? 0,
      answer: value,
    })),
    { label: t(m.otherAnswers), rows: counts.at(-1) ?? 0, answer: null },
  ];
}

/** The options that a map tells apart, by name. */
export function groupNames(
  question: Pick<Question, 'type' | 'questionOptions'>,
): { value: string; name: string }[] {
  const named = new Map([
    ...trueAndFalse.map(({ value, label }) => [value, label] as const),
    ...question.questionOptions.map(({ value, name }) => [value, name] as const),
  ]);
  return groupOptions(question).map((value) => ({ value, name: named.get(value) || value }));
}
