import { expect, it } from 'vitest';
import { flatPolygon } from './flat-land.ts';

const land = (...rings: number[][][]) => flatPolygon(rings);

it('land across the 180th meridian goes on beyond it', () => {
  const ring = [
    [170, 60],
    [180, 65],
    [-175, 66],
    [-180, 70],
    [175, 72],
    [170, 60],
  ];
  expect(land(ring)).toEqual([
    [
      [170, 60],
      [180, 65],
      [185, 66],
      [180, 70],
      [175, 72],
      [170, 60],
    ],
  ]);
});

it('land around a pole reaches the edge of the map, without a hole at the pole', () => {
  const coast = [
    [-180, -80],
    [-60, -70],
    [60, -70],
    [180, -80],
    [-180, -80],
  ];
  const hole = [
    [-180, -89],
    [180, -89],
    [60, -89],
    [-60, -89],
    [-180, -89],
  ];
  expect(land(coast, hole)).toEqual([
    [
      [-180, -80],
      [-60, -70],
      [60, -70],
      [180, -80],
      [180, -80],
      [180, -90],
      [-180, -90],
      [-180, -80],
    ],
  ]);
});

it('other land, and lakes in it, stay as they are', () => {
  const [island, lake] = [
    [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 10],
    ],
    [
      [12, 11],
      [13, 11],
      [13, 12],
      [12, 11],
    ],
  ];
  expect(land(island, lake)).toEqual([island, lake]);
});
