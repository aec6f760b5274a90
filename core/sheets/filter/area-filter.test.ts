import { expect, it } from 'vitest';
import { filterWithArea } from './area-filter.ts';

const place = crypto.randomUUID();
const valuesOf = (area: Parameters<typeof filterWithArea>[2]) =>
  filterWithArea(null, place, area)?.filters?.map(({ operator, values }) => [operator, ...values]);

it('the area of a map is a rectangle, which may cross the 180th meridian', () => {
  expect(valuesOf({ south: -37, west: 174, north: -36, east: 175 })).toEqual([
    ['INSIDE', 'geo:-37,174', 'geo:-36,175'],
  ]);
  expect(valuesOf({ south: -37, west: 174, north: -36, east: 185 })).toEqual([
    ['INSIDE', 'geo:-37,174', 'geo:-36,-175'],
  ]);
  expect(valuesOf({ south: -95, west: -300, north: 91, east: 100 })).toEqual([
    ['INSIDE', 'geo:-90,-180', 'geo:90,180'],
  ]);
});

it('another area takes the place of the one before, and other conditions stay', () => {
  const other = { questionId: crypto.randomUUID(), operator: 'EQ' as const, values: ['x'] };
  const near = { questionId: place, operator: 'NEAR' as const, values: ['geo:0,0;u=5'] };
  const first = filterWithArea({ filters: [other, near] }, place, { south: 0, west: 0, north: 1, east: 1 });
  const second = filterWithArea(first, place, { south: 2, west: 2, north: 3, east: 3 });
  expect(second?.filters).toEqual([
    other,
    near,
    { questionId: place, operator: 'INSIDE', values: ['geo:2,2', 'geo:3,3'] },
  ]);
});
