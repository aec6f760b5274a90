import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { groupOptions, mostGroups, pointsOf } from './map-points.ts';

const size = question.parse({
  id: crypto.randomUUID(),
  text: 'Size',
  type: 'RADIO',
  order: 0,
  questionOptions: Array.from({ length: 10 }, (_, order) => ({ value: `size ${order}`, name: '', order })),
});

it('the rows with a place are points, in the order of the table, by group', () => {
  const data = {
    answers: {
      place: ['geo:1,2', null, 'geo:-3.5,4;u=5', 'somewhere', 'geo:5,6'],
      [size.id]: ['size 1', 'size 0', 'size 9', 'size 0', null],
    },
  };
  const order = Int32Array.from([4, 3, 2, 1, 0]);
  const points = pointsOf(order, { data, placeQuestion: { id: 'place', type: 'PLACE' }, groupedBy: size });
  expect([...points.positions]).toEqual([6, 5, 4, -3.5, 2, 1]);
  expect([...points.rows]).toEqual([0, 2, 4]);
  // The tenth option has no colour of its own.
  expect([...points.groups]).toEqual([-1, -1, 1]);
});

it('only what has a few values colours a map', () => {
  expect(groupOptions(size)).toHaveLength(mostGroups);
  expect(groupOptions({ ...size, type: 'BOOLEAN', questionOptions: [] })).toEqual(['true', 'false']);
  expect(groupOptions({ ...size, type: 'TEXT' })).toEqual([]);
  expect(groupOptions({ ...size, type: 'CHECKBOXES' })).toEqual([]);
});
