import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleText, parseCircle } from './circle.ts';
import { distanceBetween, geoAddress, geoPointOf, isInside } from './geo-point.ts';
import { parsePlace, placeOfParts, placeValue } from './parse-place.ts';
import { placeText } from './place-text.ts';

describe('a place is read from', () => {
  it.each([
    ['-36.85, 174.76', 'geo:-36.85,174.76'],
    ['-36.85,174.76', 'geo:-36.85,174.76'],
    ['-36.85 174.76', 'geo:-36.85,174.76'],
    ['\u221236.85, 174.76', 'geo:-36.85,174.76'],
    ['-36, 85', 'geo:-36,85'],
    ['48,-90', 'geo:48,-90'],
    ['-36,85; 174,76', 'geo:-36.85,174.76'],
    ['-36,85 174,76', 'geo:-36.85,174.76'],
    ['-36.85 174.76 12.5 5', 'geo:-36.85,174.76,12.5;u=5'],
    ['-36.85 174.76 0.0 0.0', 'geo:-36.85,174.76'],
    ['-36.85 174.76 12', 'geo:-36.85,174.76,12'],
    ['-36.85, 174.76 (12 m, ±5 m)', 'geo:-36.85,174.76,12;u=5'],
    ["36°51'S 174°46'E", 'geo:-36.85,174.7666667'],
    ['36\u00b051\u203230\u2033S, 174\u00b045\u203236\u2033E', 'geo:-36.8583333,174.76'],
    ['S 36 51.5, E 174 46.2', 'geo:-36.8583333,174.77'],
    ['36.85S 174.76E', 'geo:-36.85,174.76'],
    ['36,85° S; 174,76° E', 'geo:-36.85,174.76'],
    ['174.76°E 36.85°S', 'geo:-36.85,174.76'],
    ["-36°51', 174°46'", 'geo:-36.85,174.7666667'],
    ['-36.85°, 174.76°', 'geo:-36.85,174.76'],
    ['geo:-36.850,174.76;u=5', 'geo:-36.85,174.76;u=5'],
    ['-0.0, -0.0', 'geo:0,0'],
  ])('%s', (text, value) => {
    expect(placeValue(text)).toBe(value);
  });

  it.each([
    ['-36,85', /could be two places/],
    ['-36,85, 174,76', /could be two places/],
    ['-36,85,174,76', /could be two places/],
    ['174.76, -36.85', /174\.76 is not: write the latitude before/],
    ['91.5, 200', /latitude is between -90 and 90, and 91\.5/],
    ['12, 181', /longitude is between/],
    ['geo:91,0', /latitude is between/],
    ['36.85 S 174.76 O', /O is east in some/],
    ['-36.85 S 174.76 E', /minus sign and a letter/],
    ["36°61'S 174°46'E", /is not a place/],
    ["36.5°51'S 174°46'E", /is not a place/],
    ['36.85 S 36.85 S', /is not a place/],
    ['Auckland', /is not a place/],
    ['12', /is not a place/],
    ['1 2 3 4 5', /is not a place/],
    ['', /is not a place/],
  ])('%s is refused with a reason', (text, reason) => {
    expect(parsePlace(text)).toMatch(reason);
  });

  it('columns, with decimal commas', () => {
    const placed = (latitude: string, longitude: string, accuracy?: string) =>
      placeOfParts({ latitude, longitude, accuracy });
    expect(placed('-36,85', '174.76')).toBe('geo:-36.85,174.76');
    expect(placed('-36.85', '174.76', '4.5')).toBe('geo:-36.85,174.76;u=4.5');
    expect(placed(' ', '')).toBe('');
    expect(placed('-36.85', '')).toBe('-36.85, ');
    expect(placed('north', '174.76')).toBe('north, 174.76');
  });
});

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  altitude: fc.option(fc.double({ min: -11_000, max: 100_000, noNaN: true })),
  accuracy: fc.option(fc.double({ min: 0.01, max: 10_000_000, noNaN: true })),
});

it('what is stored and what people read are read as the same place', () => {
  fc.assert(
    fc.property(anyPoint, (point) => {
      const value = geoAddress(point);
      const read = geoPointOf(value);
      expect(read).not.toBeNull();
      expect(read === null ? null : geoAddress(read)).toBe(value);
      expect(placeValue(value)).toBe(value);
      expect(read === null ? null : placeValue(placeText(read))).toBe(value);
    }),
  );
});

it('any text has one place or a reason', () => {
  const signs = fc.constantFrom(...'0123456789-+.,; °\'"NSEWOneswgeo:u=()±m'.split(''));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 30 }), (letters) => {
      const read = parsePlace(letters.join(''));
      if (typeof read === 'string') expect(read.length).toBeGreaterThan(10);
      else expect(geoPointOf(geoAddress(read))).not.toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

it('distances are those of the sphere', () => {
  const [auckland, sydney] = [
    { latitude: -37.008, longitude: 174.792 },
    { latitude: -33.946, longitude: 151.177 },
  ];
  expect(Math.round(distanceBetween(auckland, sydney) / 1_000)).toBe(2_160);
  expect(distanceBetween({ latitude: 0, longitude: 180 }, { latitude: 0, longitude: -180 })).toBeCloseTo(0);
});

it('a rectangle may cross the 180th meridian', () => {
  const corner = (latitude: number, longitude: number) => ({
    latitude,
    longitude,
    altitude: null,
    accuracy: null,
  });
  const pacific = [corner(-10, 170), corner(10, -170)] as const;
  expect(isInside(corner(0, 175), pacific)).toBe(true);
  expect(isInside(corner(0, -175), pacific)).toBe(true);
  expect(isInside(corner(0, 0), pacific)).toBe(false);
  expect(isInside(corner(11, 175), pacific)).toBe(false);
});

it('a circle is typed as a distance and a place, and written so', () => {
  expect(parseCircle('5 km of -36.85, 174.76')).toEqual({ value: 'geo:-36.85,174.76;u=5000' });
  expect(parseCircle('2 nmi from 0, 0')).toEqual({ value: 'geo:0,0;u=3704' });
  expect(circleText('geo:-36.85,174.76;u=5000')).toBe('5 km of -36.85, 174.76');
  expect(circleText('geo:-36.85,174.76;u=850')).toBe('850 m of -36.85, 174.76');
  expect(parseCircle('5 km')).toMatch(/distance and a place/);
  expect(parseCircle('5 km of nowhere')).toMatch(/is not a place/);
});
