// Several values in one cell: `Radio; Rope`. A value that contains a separator is quoted, with quotation marks in it
// doubled: `"Rope; long"; Radio`. Exports write such cells, imports parse them.

const separator = /[;|\n]/;
const special = /^[\s"]|[;|\n]|\s$|^$/;

/** Whether a value could be taken for several. */
export function holdsSeparator(text: string): boolean {
  return separator.test(text);
}

/**
 * Formats several values as a cell. `quoteAll`: some values could be confused with others that contain a separator.
 * `chosen` is what separates them in this column; null: a semicolon.
 */
export function listCell(
  values: readonly string[],
  { quoteAll = false, chosen = null }: { quoteAll?: boolean; chosen?: string | null } = {},
): string {
  const isSpecial = (value: string) => special.test(value) || (chosen !== null && value.includes(chosen));
  return values
    .map((value) => (quoteAll || isSpecial(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(chosen ?? '; ');
}

/**
 * The values of a cell; unquoted ones are trimmed. `chosen` is what separates them in this column; null: any of ours. Each
 * character is looked at a few times, whatever people write into a cell: no expression here that tries again.
 */
export function listParts(text: string, chosen: string | null = null): string[] {
  const width = chosen?.length ?? 1;
  const parts: string[] = [];
  const filled = filledFinder(text, chosen === null);
  for (let at = 0; at <= text.length;) {
    const opening = filled(at);
    const quoted = text[opening] === '"' ? quotedAt(text, opening, chosen) : null;
    if (quoted !== null) parts.push(quoted.value);
    const end = quoted?.end ?? nextSeparator(text, at, chosen);
    const part = quoted === null ? text.slice(at, end).trim() : '';
    if (part !== '') parts.push(part);
    at = end + width;
  }
  return parts;
}

/** The value that opens with this quotation mark, and where it ends; null if no separator follows its closing one. */
function quotedAt(
  text: string,
  opening: number,
  chosen: string | null,
): { value: string; end: number } | null {
  let closing = text.indexOf('"', opening + 1);
  while (closing >= 0 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  if (closing < 0) return null;
  const value = text.slice(opening + 1, closing).replaceAll('""', '"');
  for (let end = closing + 1; ; end += 1) {
    if (end >= text.length || isSeparatorAt(text, end, chosen)) return { value, end };
    if (!isBlankAt(text, end)) return null;
  }
}

/** Where the first character stands that is not blank, from an index on; fast for increasing indexes. */
function filledFinder(text: string, isLineBreakFilled: boolean): (from: number) => number {
  let found = 0;
  return (from) => {
    found = Math.max(found, from);
    while (found < text.length && isBlankAt(text, found) && !(isLineBreakFilled && text[found] === '\n'))
      found += 1;
    return found;
  };
}

function isBlankAt(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? '');
}

function isSeparatorAt(text: string, at: number, chosen: string | null): boolean {
  return chosen === null ? separator.test(text[at] ?? '') : text.startsWith(chosen, at);
}

/** The index of the next separator, or the end. */
function nextSeparator(text: string, from: number, chosen: string | null): number {
  if (chosen !== null) {
    const found = text.indexOf(chosen, from);
    return found < 0 ? text.length : found;
  }
  let at = from;
  while (at < text.length && !isSeparatorAt(text, at, null)) at += 1;
  return at;
}
