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

/** The values of a cell; unquoted ones are trimmed. `chosen` is what separates them in this column; null: any of ours. */
export function listParts(text: string, chosen: string | null = null): string[] {
  const { quotedPart, next, width } = chosen === null ? ours : separatedBy(chosen);
  const parts: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = quotedPart.exec(text.slice(at));
    if (quoted !== null) {
      parts.push((quoted[1] ?? '').replaceAll('""', '"'));
      at += quoted[0].length + width;
      continue;
    }
    const length = text.slice(at).search(next);
    const end = length < 0 ? text.length : at + length;
    const part = text.slice(at, end).trim();
    if (part !== '') parts.push(part);
    at = end + width;
  }
  return parts;
}

/** How a cell is split: a quoted value up to the next separator, the next separator, and how long one is. */
type Separated = { quotedPart: RegExp; next: RegExp; width: number };

const ours: Separated = {
  quotedPart: /^[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=[;|\n]|$)/,
  next: separator,
  width: 1,
};
const others = new Map<string, Separated>();

function separatedBy(chosen: string): Separated {
  const known = others.get(chosen);
  if (known !== undefined) return known;
  const pattern = chosen.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
  const made = {
    quotedPart: new RegExp(String.raw`^\s*"((?:[^"]|"")*)"\s*?(?=${pattern}|\s*$)`),
    next: new RegExp(pattern),
    width: chosen.length,
  };
  others.set(chosen, made);
  return made;
}
