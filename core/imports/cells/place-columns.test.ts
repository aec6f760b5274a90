import { expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { matchColumns } from '#core/imports/match-columns.ts';
import { besideLatitude, cellText, withPlaces } from './place-columns.ts';

const question = (id: string, text: string, type: QuestionType) => ({ id, text, type });
const where = question('where', 'Strike place', 'PLACE');

it.each([
  [
    'our own',
    [
      'Strike place latitude',
      'Strike place longitude',
      'Strike place altitude (m)',
      'Strike place accuracy (m)',
    ],
  ],
  [
    'ODK',
    ['Strike place-Latitude', 'Strike place-Longitude', 'Strike place-Altitude', 'Strike place-Accuracy'],
  ],
  [
    'Kobo',
    [
      '_Strike place_latitude',
      '_Strike place_longitude',
      '_Strike place_altitude',
      '_Strike place_precision',
    ],
  ],
  ['a device', ['lat', 'lng', 'elevation', 'accuracy']],
])('the columns of a place as %s writes them answer it together', (_who, headers) => {
  const { matches, unmatchedColumns } = matchColumns(headers, [where]);
  expect(matches).toEqual([{ questionId: 'where', columnIndex: 0, score: 1 }]);
  expect(unmatchedColumns).toEqual([]);
  expect(besideLatitude(headers, 0)).toEqual({ longitude: 1, altitude: 2, accuracy: 3 });
});

it('two places have columns each, and one column is read as it is', () => {
  const start = question('start', 'Start', 'PLACE');
  const stop = question('stop', 'Stop', 'PLACE');
  const headers = ['Stop lat', 'Start lon', 'Start lat', 'Stop lon', 'Note'];
  const { matches, unmatchedColumns } = matchColumns(headers, [start, stop]);
  expect(matches.map(({ columnIndex }) => columnIndex)).toEqual([2, 0]);
  expect(unmatchedColumns).toEqual([4]);
  const formats = withPlaces({}, { headers, questions: [start, stop], columnMap: { start: 2, stop: 0 } });
  expect(formats).toEqual({ start: { place: { longitude: 1 } }, stop: { place: { longitude: 3 } } });
  expect(cellText(['1,5', '-2.5', '3', '4'], 0, formats['stop'])).toBe('geo:1.5,4');
  expect(
    matchColumns(['Start', 'Stop'], [start, stop]).matches.map(({ columnIndex }) => columnIndex),
  ).toEqual([0, 1]);
});

it('what is no number stays to be refused', () => {
  const format = { place: { longitude: 1, altitude: 2 } };
  expect(cellText(['north', '174.76', ''], 0, format)).toBe('north, 174.76');
  expect(cellText(['-36.85', '174.76', '1,234'], 0, format)).toBe('-36.85, 174.76, 1,234');
  expect(cellText(['', ' ', ''], 0, format)).toBe('');
});
