import { expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { readPlaces, wirePlaces } from '#core/sheets/engine/places-summary.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import { leftOutPlaces, type PlacesSummary, placeCounts } from './summarize-places.ts';
import { summarizeWidget } from './summarize.ts';
import { widgetIssues } from './widget-issues.ts';
import { placeQuestions } from './widget-draft.ts';
import { widgetType } from './schema.ts';

const types: [string, QuestionType][] = [
  ['place', 'PLACE'],
  ['size', 'RADIO'],
  ['note', 'TEXT'],
];
const questions = types.map(([id, type]) => ({
  id,
  type,
  questionOptions:
    id === 'size' ? ['small', 'big'].map((value, order) => ({ value, name: `A ${value} one`, order })) : [],
}));
const context = { questions, catalogNames: new Map<string, string>() };
const widget = {
  map: null,
  filter: null,
  aggregation: null,
  groupByQuestion: 'size',
  placeQuestion: 'place',
} as const;

/** The newest row first. */
function dataOf(places: readonly (string | null)[], sizes: readonly (string | null)[]): AnswerData {
  const rows = places.length;
  return {
    rows,
    byTime: Int32Array.from(places, (_, row) => rows - 1 - row),
    answers: { place: places, size: sizes },
    table: { rows, columns: new Map() },
  } as unknown as AnswerData;
}

const four = dataOf(['geo:1,2', null, 'geo:-3.123456789,4;u=5', 'geo:5,6'], ['big', 'small', 'big', 'other']);

function placesOf(summary: ReturnType<typeof summarizeWidget>): PlacesSummary {
  if (summary.kind !== 'map') throw new Error(summary.kind);
  return summary;
}

it('a map has the newest places with their rows, and the numbers of its colours', () => {
  const { points, ...counted } = placesOf(summarizeWidget(widget, four, context));
  expect(counted).toEqual({
    kind: 'map',
    rows: 4,
    answered: 3,
    groups: [
      { label: 'A small one', rows: 0, answer: 'small' },
      { label: 'A big one', rows: 2, answer: 'big' },
      { label: 'Other or no answer', rows: 1, answer: null },
    ],
  });
  expect([...points.positions]).toEqual([2, 1, 4, -3.123456789, 6, 5]);
  expect([...points.groups]).toEqual([1, 1, 2]);
  expect([...points.rows]).toEqual([0, 2, 3]);
  expect(placeCounts({ ...counted, groups: [] }).map(({ label, rows }) => [label, rows])).toEqual([
    ['Entries with a place', 3],
    ['Entries without a place', 1],
  ]);
});

it('a map without its question is broken, and rows that a filter of the dashboard leaves out are not on it', () => {
  expect(summarizeWidget({ ...widget, placeQuestion: 'gone' }, four, context)).toEqual({ kind: 'broken' });
  const mask = Uint8Array.of(1, 1, 0, 0);
  expect(placesOf(summarizeWidget(widget, four, { ...context, mask }))).toMatchObject({
    rows: 2,
    answered: 1,
  });
});

it('crosses the wire to a metre, and says what is left out', () => {
  const summary = placesOf(summarizeWidget({ ...widget, groupByQuestion: null }, four, context));
  const wire = wirePlaces(summary, 2);
  expect(wire.positions.length + wire.colours.length).toBeLessThan(2 * 16);
  const read = readPlaces(JSON.parse(JSON.stringify(wire)));
  expect([...read.points.positions]).toEqual([2, 1, 4, -3.12346]);
  expect(read.points.rows).toHaveLength(0);
  expect(leftOutPlaces(read)).toBe('The map shows the newest 2 of 3 places.');
  expect(leftOutPlaces(summary)).toBeNull();
});

it('a map needs a question for a place, and a choice for its colours', () => {
  const issuesOf = (changes: object) =>
    widgetIssues({ title: 'Map', ...widget, ...changes }, 'map', questions).map(({ path }) => path);
  expect(widgetType({ ...widget, groupByQuestion: null })).toBe('map');
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ groupByQuestion: null })).toEqual([]);
  expect(issuesOf({ placeQuestion: null })).toEqual(['placeQuestion']);
  expect(issuesOf({ placeQuestion: 'note', groupByQuestion: 'note' })).toEqual([
    'placeQuestion',
    'groupByQuestion',
  ]);
  expect(placeQuestions(questions).map(({ id }) => id)).toEqual(['place']);
});
