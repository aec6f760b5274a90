// A tile server under the maps of the console, by setting: FORMDECK_TILES, with FORMDECK_TILES_BY. Without it maps ask nobody.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type MapTiles = {
  /** With `{z}`, `{x}` and `{y}`. */
  template: string;
  /** Who made the map, as text. */
  by: string;
  /** The one address that the page may ask for tiles. */
  origin: string;
};

/** Throws `usage` where the address is none, or nobody is named. */
export function mapTiles(template: string | undefined, by: string | undefined): MapTiles | undefined {
  if (!template) return undefined;
  const url = URL.parse(template);
  const hasParts = ['{z}', '{x}', '{y}'].every((part) => template.includes(part));
  const isSafe = url?.protocol === 'https:' || url?.hostname === 'localhost';
  // Whatever is in braces is none of the origin, which is written into a header.
  if (url === null || !hasParts || !isSafe || !/^https?:\/\/[\w.-]+(:\d+)?$/.test(url.origin))
    throw new AppError('usage', wording(m.tilesAreNoAddress, { template }), {
      hint: wording(m.useTilesSuchAs, { example: 'https://tiles.example.com/{z}/{x}/{y}.png' }),
    });
  if (!by) throw new AppError('usage', wording(m.tilesNameNobody));
  return { template, by, origin: url.origin };
}
