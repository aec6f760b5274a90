// Several values in one cell: `Radio; Rope`. A value that holds a separator itself stands in quotation marks, those in it
// doubled: `"Rope; long"; Radio`. Exports write such cells, imports read them.

const separator = /[;|\n]/;
const special = /^[\s"]|[;|\n]|\s$|^$/;

/** Whether a value may be taken for several. */
export function holdsSeparator(text: string): boolean {
  return separator.test(text);
}

/** A cell of several values. `quoteAll` says that some values could be taken for others that hold a separator. */
export function listCell(values: readonly string[], { quoteAll = false } = {}): string {
  return values
    .map((value) => (quoteAll || special.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join('; ');
}

/** The values of a cell, without blanks around them where they do not stand in quotation marks. */
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

/** Up to the separator behind it. */
const quotedPart = /^[^\S\n]*"((?:[^"]|"")*)"[^\S\n]*(?=[;|\n]|$)/;
