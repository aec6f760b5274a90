// Sizes of files as people read them.
import { counted } from '#core/count-text.ts';

/** `812 bytes`, `4.2 kB`, `1.9 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
