// Formats counts for people, in the reader's number format.
import { currentFormats } from '#core/format/current.ts';
import { counts } from '#core/messages/count-texts.ts';
import { currentLanguage, english, numberText, t } from '#core/messages/text.ts';

/** `1,234`. */
export function countText(count: number): string {
  return numberText(count);
}

/** Names in a sentence: `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`. */
export function listText(names: readonly string[]): string {
  const { tag } = currentLanguage();
  // American English has a comma before its "and".
  return new Intl.ListFormat(tag === english.tag ? 'en-GB' : tag).format(names);
}

/** File sizes for people: `812 bytes`, `4.2 kB`, `1.9 MB`, `3.0 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return t(counts.bytes, { count: bytes });
  const { from, says } = sizeUnits.find((unit) => bytes >= unit.from) ?? kilobytes;
  return t(says, { size: currentFormats.value.decimal((bytes / from).toFixed(1)) });
}

/** A bound on sizes, which is of whole megabytes of 1,048,576 bytes: `20 MB`. */
export function sizeLimitText(bytes: number): string {
  return t(counts.megabytes, { size: countText(bytes / 1024 ** 2) });
}

const kilobytes = { from: 1_000, says: counts.kilobytes };
const sizeUnits = [
  { from: 1e9, says: counts.gigabytes },
  { from: 1e6, says: counts.megabytes },
] as const;
