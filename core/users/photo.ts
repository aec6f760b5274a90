// A person's photo: texts, and cropping to a square.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Pixels per side. */
export const photoSize = 512;
/** The maximum zoom. */
export const closestZoom = 5;

export const photoTexts = {
  choose: t(m.choosePhoto),
  change: t(m.changePhoto),
  remove: t(m.removePhoto),
  title: t(m.yourPhoto),
  about: t(m.everyoneInYourCompanySees),
  help: t(m.dragPictureOrMoveIt),
  save: t(m.useThisPhoto),
  unreadable: t(m.yourBrowserCannotReadThis),
  saved: t(m.yourPhotoIsSaved),
  removed: t(m.yourPhotoIsRemoved),
  failed: t(m.yourPhotoCouldNotBe),
  notRemoved: t(m.yourPhotoCouldNotBeRemoved),
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
