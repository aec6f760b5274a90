// Formats the storage usage of a company.
import { sizeText } from '#core/count-text.ts';
import type { Storage } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `4.8 GB of 50.0 GB used`, or `4.8 GB used` without a limit. */
export function storageText({ used, limit }: Storage): string {
  return limit === null
    ? t(m.storageUsed, { used: sizeText(used) })
    : t(m.storageOfLimitUsed, { used: sizeText(used), limit: sizeText(limit) });
}

/** At least nine tenths of the limit are used. */
export function isNearlyFull({ used, limit }: Storage): boolean {
  return limit !== null && used >= 0.9 * limit;
}
