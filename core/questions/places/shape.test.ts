import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersOf } from '#core/questions/types.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { crossingIn } from './crossing.ts';
import { distanceBetween } from './geo-point.ts';
import {
  lengthOf,
  measure,
  measureOf,
  measureText,
  parseMeasure,
  perimeterOf,
  shapeText,
} from './measure.ts';
import { parseShape, shapeIn, shapeTexts } from './parse-shape.ts';
import { cornersIn, mostShapePoints, shapeIssue, shapeValue } from './shape.ts';

const line = 'LINESTRING (174.76 -36.85, 174.77 -36.85, 174.77 -36.86)';
const area = 'POLYGON ((174.76 -36.85, 174.77 -36.85, 174.77 -36.86, 174.76 -36.85))';
const square = (west: number, south: number, side: number) => [
  { latitude: south, longitude: west },
  { latitude: south, longitude: west + side },
  { latitude: south + side, longitude: west + side },
  { latitude: south + side, longitude: west },
];

it.each([
  line,
  'linestring(174.76 -36.85,174.77 -36.85,174.77 -36.86)',
  'SRID=4326;LINESTRING Z (174.76 -36.85 12, 174.77 -36.85 13.5, 174.77 -36.86 0)',
  '{"type":"LineString","coordinates":[[174.76,-36.85],[174.77,-36.85,3],[174.77,-36.86]]}',
  '{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[174.76,-36.85],[174.77,-36.85],[174.77,-36.86]]}}',
  '-36.85, 174.76\n-36.85, 174.77\n\n36.86°S 174.77°E',
  // As ODK has it, with altitude and accuracy.
  '-36.85 174.76 0 0; -36.85 174.77 12.5 4; -36.86 174.77 0 0;',
])('the same line is read from %s', (text) => {
  expect(shapeIn('line', text)).toBe(line);
});

it.each([
  area,
  'POLYGON((174.76 -36.85, 174.77 -36.85, 174.77 -36.86, 174.76 -36.85))',
  '{"type":"Polygon","coordinates":[[[174.76,-36.85],[174.77,-36.85],[174.77,-36.86],[174.76,-36.85]]]}',
  '-36.85, 174.76; -36.85, 174.77; -36.86, 174.77; -36.85, 174.76',
  '-36.85, 174.76; -36.85, 174.77; -36.86, 174.77',
])('the same area is read from %s', (text) => {
  expect(shapeIn('area', text)).toBe(area);
});

it.each([
  ['line', 'somewhere', '"somewhere" is not a line: write its points, one a line'],
  ['line', '{"type":"Point","coordinates":[1,2]}', 'This is not a line but "Point"'],
  ['area', line, 'This is not an area but "LINESTRING"'],
  ['area', 'POLYGON ((0 0, 9 0, 9 9, 0 0), (2 1, 3 1, 3 2, 2 1))', 'An area has one border, and no holes'],
  ['line', 'LINESTRING (1 2, 3 95)', 'Point 2 is not on Earth'],
  ['line', 'LINESTRING (1 2, 3 x)', 'Point 2 has no longitude and latitude'],
  ['line', '1.5, 2.5\n1,2,3,4,5', 'Point 2: "1,2,3,4,5"'],
  ['line', '{"type":"LineString","coordinates":[[1,2],null]}', 'Point 2 has no longitude and latitude'],
  ['line', '{"type":"LineString"', '"{"type":"LineString"" is not a line'],
] as const)('a %s is not read from %s', (kind, text, why) => {
  expect(parseShape(kind, text)).toContain(why);
});

it('what cannot be drawn is named', () => {
  const issue = (type: 'LINE' | 'AREA', value: string) => answersOf(type).valueIssue(value, []);
  expect(issue('LINE', line)).toBeNull();
  expect(issue('AREA', area)).toBeNull();
  expect(issue('LINE', 'LINESTRING (1 2)')).toBe('A line has at least 2 different points, and this has 1');
  expect(issue('LINE', 'LINESTRING (1 2, 1 2)')).toBe(
    'A line has at least 2 different points, and this has 1',
  );
  expect(issue('AREA', 'POLYGON ((1 2, 3 4, 1 2))')).toContain(
    'at least 3 different corners, and this has 2',
  );
  expect(issue('AREA', 'POLYGON ((0 0, 1 1, 1 0, 0 1, 0 0))')).toBe(
    'The border of an area may not cross or touch itself: side 1 meets side 3',
  );
  expect(issue('LINE', 'linestring(1 2,3 4)')).toBe('Please write the line as LINESTRING (1 2, 3 4)');
  const long = Array.from({ length: mostShapePoints + 1 }, (_, at) => ({
    latitude: 0,
    longitude: at / 1000,
  }));
  expect(issue('LINE', shapeValue('line', long))).toBe('A line has at most 400 points, and this has 401');
});

it('a border meets itself wherever two of its sides do', () => {
  const at = (...flat: [number, number][]) =>
    crossingIn(flat.map(([longitude, latitude]) => ({ latitude, longitude })));
  expect(at([0, 0], [4, 0], [4, 4], [0, 4])).toBeNull();
  // Back on itself, at the start and at the end.
  expect(at([0, 0], [4, 0], [2, 0], [2, 4])).toEqual([0, 1]);
  expect(at([0, 0], [4, 0], [4, 4], [8, 0])).toEqual([0, 3]);
  // A corner on another side, and two corners in one place.
  expect(at([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])).not.toBeNull();
  expect(at([0, 0], [4, 0], [2, 2], [4, 4], [0, 4], [2, 2])).not.toBeNull();
  // Across the 180th meridian.
  expect(at([179, 0], [-179, 0], [-179, 2], [179, 2])).toBeNull();
  expect(at([179, 0], [-179, 2], [-179, 0], [179, 2])).toEqual([0, 2]);
});

const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((each) => each / 1e6);
// On one half of the Earth: a side over 180° goes the other way around.
const corner = fc.record({ latitude: degrees(85), longitude: degrees(89) });

it('random points come back from what is written of them, and measure the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('line', 'area'),
      fc.uniqueArray(corner, {
        minLength: 3,
        maxLength: 20,
        selector: ({ latitude }) => latitude,
      }),
      (kind, corners) => {
        const value = shapeValue(kind, corners);
        const read = cornersIn(kind, value) ?? [];
        expect(shapeIn(kind, value)).toBe(value);
        const { read: readText, write } = shapeTexts(kind);
        expect(readText(write(value))).toBe(value);
        const json = {
          type: kind === 'line' ? 'LineString' : 'Polygon',
          coordinates: positionsOf(kind, read),
        };
        expect(shapeIn(kind, JSON.stringify(json))).toBe(value);
        expect(measure(kind, read)).toBe(measureOf(kind, value));
        // Of an area that is thin and goes around half of the Earth, large numbers nearly cancel out.
        const difference = measure(kind, read.toReversed()) - measure(kind, read);
        expect(Math.abs(difference)).toBeLessThan(measure(kind, read) / 1e6 + 1);
      },
    ),
    { numRuns: 200 },
  );
});

function positionsOf(kind: 'line' | 'area', corners: readonly { latitude: number; longitude: number }[]) {
  const ring = corners.map(({ latitude, longitude }) => [longitude, latitude]);
  return kind === 'line' ? ring : [[...ring, ring[0]]];
}

// In more than linear time, the test would not end before its limit.
it('a text of any length is judged', () => {
  const zigzag = Array.from({ length: mostShapePoints }, (_, at) => ({
    latitude: at % 2,
    longitude: at / 10,
  }));
  expect(shapeIssue('area', zigzag)).toContain('may not cross');
  parseShape('line', '1,'.repeat(50_000));
  parseShape('line', `LINESTRING (${'1 2,'.repeat(24_000)}`);
  parseShape('area', '('.repeat(100_000));
});

it('lengths and areas are those of the sphere', () => {
  const degree = 111_195.08;
  expect(measureOf('line', 'LINESTRING (0 0, 0 1, 0 3)')).toBeCloseTo(3 * degree, -1);
  expect(measureOf('line', 'LINESTRING (179.5 0, -179.5 0)')).toBeCloseTo(degree, -1);
  // An eighth of the Earth, whose sides are great circles.
  const eighth = measureOf('area', 'POLYGON ((0 0, 90 0, 0 90, 0 0))') ?? 0;
  expect(eighth / (4 * Math.PI * 6_371_008.8 ** 2)).toBeCloseTo(1 / 8, 9);
  // A hectare, near Auckland and on the 180th meridian.
  const metre = 1 / degree;
  const wide = 100 * metre;
  for (const west of [174.76, 179.9995]) {
    const corners = square(west, -36.85, wide).map(({ latitude, longitude }) => ({
      latitude,
      longitude: west + (longitude - west) / Math.cos((latitude * Math.PI) / 180),
    }));
    const wrapped = corners.map(({ latitude, longitude }) => ({
      latitude,
      longitude: longitude > 180 ? longitude - 360 : longitude,
    }));
    expect(measure('area', wrapped)).toBeCloseTo(10_000, 0);
    expect(perimeterOf(wrapped)).toBeCloseTo(400, 1);
  }
  const [from, to] = [
    { latitude: 1, longitude: 2 },
    { latitude: 3, longitude: 4 },
  ];
  expect(lengthOf([from, to])).toBe(distanceBetween(from, to));
});

it('sizes are said and typed in units', () => {
  expect([5, 850, 1_234.6].map((each) => measureText('line', each))).toEqual(['5 m', '850 m', '1.235 km']);
  expect([850, 12_500, 2_500_000].map((each) => measureText('area', each))).toEqual([
    '850 m²',
    '1.25 ha',
    '2.5 km²',
  ]);
  expect(shapeText('line', 'LINESTRING (0 0, 0 0.01)')).toBe('1.112 km, 2 points');
  const far = 'LINESTRING (0 0, 0 80)';
  expect([
    shapeText('line', far),
    answersOf('LINE').text(far, [], internationalFormats(), { timeZone: 'UTC' }),
  ]).toEqual(['8895.606 km, 2 points', '8,895.606 km, 2 points']);
  expect(['1.2 km', '850', '3 m', '2 ha', 'far'].map((each) => parseMeasure('line', each))).toEqual([
    1200,
    850,
    3,
    null,
    null,
  ]);
  expect(['2 ha', '3 km²', '1 km2', '850 m²', '1 km'].map((each) => parseMeasure('area', each))).toEqual([
    20_000,
    3_000_000,
    1_000_000,
    850,
    null,
  ]);
});

it('a line is filtered by its length and by where its points are', () => {
  const { filter } = answersOf('LINE');
  const passes = (operator: 'GTE' | 'LTE' | 'BETWEEN' | 'NEAR' | 'INSIDE', typed: string) => {
    const values = filter.parse(typed, operator, [], { timeZone: 'UTC' });
    if (typeof values === 'string') return values;
    expect(filter.issues({ operator, values })).toEqual([]);
    return filter.test({ operator, values })(line);
  };
  expect(passes('GTE', '2 km')).toBe(true);
  expect(passes('LTE', '2 km')).toBe(false);
  expect(passes('BETWEEN', '1 km..3 km')).toBe(true);
  expect(passes('NEAR', '100 m of -36.86, 174.77')).toBe(true);
  expect(passes('NEAR', '100 m of -36.87, 174.77')).toBe(false);
  expect(passes('INSIDE', '-36.851, 174.759..-36.849, 174.761')).toBe(true);
  expect(passes('GTE', '2 ha')).toBe('Please enter a length, such as 850 m or 1.2 km');
  expect(filter.issues({ operator: 'BETWEEN', values: ['1'] })).toEqual([
    'Enter both lengths, such as 500 m and 2 km',
  ]);
});
