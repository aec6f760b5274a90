// Formats counts for people, in the reader's number format.
import { currentFormats } from '#core/format/current.ts';

/** `1,234`. */
export function countText(count: number): string {
  return currentFormats.value.number(count);
}

/** `1 row`, `1,234 rows`; `plural` if it is irregular. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${countText(count)} ${count === 1 ? noun : plural}`;
}

/** Names in a sentence: `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`. */
export function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** File sizes for people: `812 bytes`, `4.2 kB`, `1.9 MB`, `3.0 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  const unit = sizeUnits.find(({ from }) => bytes >= from) ?? { from: 1_000, name: 'kB' };
  return `${currentFormats.value.decimal((bytes / unit.from).toFixed(1))} ${unit.name}`;
}

const sizeUnits = [
  { from: 1e9, name: 'GB' },
  { from: 1e6, name: 'MB' },
] as const;
