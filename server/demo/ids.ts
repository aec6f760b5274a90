// Ids that are the same at every seeding: they follow from names.
import { hash } from 'node:crypto';

/** A version 4 UUID derived from names: the same names produce the same id. */
export function idOf(...names: readonly string[]): string {
  const hex = hash('sha256', names.join('\n'), 'hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Ids for things that have no names of their own, in order. */
export function idsOf(...names: readonly string[]): () => string {
  let count = 0;
  return () => idOf(...names, String((count += 1)));
}
