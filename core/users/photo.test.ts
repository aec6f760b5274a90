import { expect, it } from 'vitest';
import { closestZoom, firstCrop, moved, squareOf, within } from './photo.ts';

const wide = { width: 1_200, height: 800 };

it('begins with the largest square in the middle', () => {
  expect(squareOf(firstCrop(wide), wide)).toEqual({ left: 200, top: 0, side: 800 });
});

it('stays within the picture however it is moved or zoomed', () => {
  const crop = firstCrop(wide);
  expect(squareOf(moved(crop, wide, { x: 10, y: 10 }), wide)).toEqual({ left: 0, top: 0, side: 800 });
  expect(squareOf(moved(crop, wide, { x: -10, y: -10 }), wide)).toEqual({ left: 400, top: 0, side: 800 });
  expect(within({ ...crop, zoom: 0.1 }, wide).zoom).toBe(1);
  expect(within({ ...crop, zoom: 99 }, wide).zoom).toBe(closestZoom);
  const corner = moved({ ...crop, zoom: 2 }, wide, { x: -10, y: -10 });
  expect(squareOf(corner, wide)).toEqual({ left: 800, top: 400, side: 400 });
  // Going away again from a corner takes the square back into the picture.
  expect(squareOf(within({ ...corner, zoom: 1 }, wide), wide)).toEqual({ left: 400, top: 0, side: 800 });
});

it('moves with what is dragged', () => {
  const crop = { ...firstCrop(wide), zoom: 2 };
  expect(moved(crop, wide, { x: 0.25, y: -0.25 })).toEqual({ x: 500, y: 500, zoom: 2 });
});
