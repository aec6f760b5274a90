import { expect, it } from 'vitest';
import { mapTiles } from './map-tiles.ts';

const template = 'https://tiles.example.com:8443/map/{z}/{x}/{y}.png?key=1';

it('a tile server is one origin, with the words of who made the map', () => {
  expect(mapTiles(undefined, undefined)).toBeUndefined();
  expect(mapTiles('', '')).toBeUndefined();
  expect(mapTiles(template, '© Someone')).toEqual({
    template,
    by: '© Someone',
    origin: 'https://tiles.example.com:8443',
  });
});

it.each([
  'tiles',
  'http://tiles.example.com/{z}/{x}/{y}.png',
  'https://{s}.example.com/{z}/{x}/{y}',
  'https://a.b/{z}/{x}',
])('%s is refused, and so is a map without its makers', (wrong) => {
  expect(() => mapTiles(wrong, '© Someone')).toThrow('FORMDECK_TILES');
  expect(() => mapTiles(template, '')).toThrow('FORMDECK_TILES_BY');
});
