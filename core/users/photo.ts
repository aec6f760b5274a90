// A person's photo: texts, and cropping to a square.

/** Pixels per side. */
export const photoSize = 512;
/** The maximum zoom. */
export const closestZoom = 5;

export const photoTexts = {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  title: 'Your photo',
  about: 'Everyone in your company sees it beside your name. Location data is removed.',
  help: 'Drag the picture, or move it with the arrow keys.',
  save: 'Use this photo',
  unreadable: 'Your browser cannot read this file. Choose a JPEG or PNG image.',
  saved: 'Your photo is saved',
  removed: 'Your photo is removed',
  failed: 'Your photo could not be saved. Please try again.',
  notRemoved: 'Your photo could not be removed. Please try again.',
} as const;

type Size = { width: number; height: number };
/** The square is centred at `x` and `y`, in pixels of the picture; at zoom 1 it has the maximum size. */
export type Crop = { x: number; y: number; zoom: number };
export type Square = { left: number; top: number; side: number };

/** The initial crop: maximum size, centred. */
export function firstCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The square that a crop selects. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size): Square {
  const side = Math.min(width, height) / zoom;
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Limits a crop to the picture. */
export function within(crop: Crop, size: Size): Crop {
  const zoom = Math.min(closestZoom, Math.max(1, crop.zoom));
  const half = Math.min(size.width, size.height) / zoom / 2;
  const clamped = (at: number, length: number) => Math.min(length - half, Math.max(half, at));
  return { x: clamped(crop.x, size.width), y: clamped(crop.y, size.height), zoom };
}

/** Moves a crop by a fraction of its side: dragging right shows more of the left. */
export function moved(crop: Crop, size: Size, by: { x: number; y: number }): Crop {
  const { side } = squareOf(crop, size);
  return within({ ...crop, x: crop.x - by.x * side, y: crop.y - by.y * side }, size);
}
