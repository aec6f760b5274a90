// Where an item is, by names: `Canada / Ontario`. A name may hold such a stroke itself, which is then escaped.
import { foldName } from '#core/find-named.ts';

/** A stroke that stands alone in a name would part it in two. */
const alone = /(?<=^|\s)\/(?=\s|$)/g;

/** The names from the top down as one text. */
export function formatItemPath(names: readonly string[]): string {
  return names.map((name) => name.replaceAll('\\', '\\\\').replaceAll(alone, '\\/')).join(' / ');
}

/** The names of a path as somebody typed it. Empty for a blank text. */
export function parseItemPath(text: string): string[] {
  if (text.trim() === '') return [];
  return text.split(/(?<=^|\s)\/(?=\s|$)/).map((part) => part.trim().replaceAll(/\\([\\/])/g, '$1'));
}

/** Equal for paths that differ in case and spaces only. */
export function itemPathKey(names: readonly string[]): string {
  return JSON.stringify(names.map(foldName));
}
