// Several values in one cell: `Radio; Rope`. A value that contains a separator is quoted, with quotation marks in it
// doubled: `"Rope; long"; Radio`. Exports write such cells, imports parse them.

const separator = /[;|\n]/;
const special = /^[\s"]|[;|\n]|\s$|^$/;

/** Whether a value could be taken for several. */
export function holdsSeparator(text: string): boolean {
  return separator.test(text);
}

/** Formats several values as a cell. `quoteAll`: some values could be confused with others that contain a separator. */
export function listCell(values: readonly string[], { quoteAll = false } = {}): string {
  return values
    .map((value) => (quoteAll || special.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join('; ');
}

/** The values of a cell; unquoted ones are trimmed. */
export function listParts(text: string): string[] {
  const parts: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = quotedPart.exec(text.slice(at));
    if (quoted !== null) {
      parts.push((quoted[1] ?? '').replaceAll('""', '"'));
      at += quoted[0].length + 1;
      continue;
    }
    const length = text.slice(at).search(separator);
    const end = length < 0 ? text.length : at + length;
    const part = text.slice(at, end).trim();
    if (part !== '') parts.push(part);
    at = end + 1;
  }
  return parts;
}

/** Up to the next separator. */
const quotedPart = /^[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=[;|\n]|$)/;
