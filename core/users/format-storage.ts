// How much of its storage a company uses, in words.
import { sizeText } from '#core/count-text.ts';
import type { Storage } from './schema.ts';

/** `4.8 GB of 50.0 GB used`, or `4.8 GB used` where there is no limit. */
export function storageText({ used, limit }: Storage): string {
  return limit === null ? `${sizeText(used)} used` : `${sizeText(used)} of ${sizeText(limit)} used`;
}

/** Nine tenths of the limit are used, or more: it is time to make room. */
export function isNearlyFull({ used, limit }: Storage): boolean {
  return limit !== null && used >= 0.9 * limit;
}
