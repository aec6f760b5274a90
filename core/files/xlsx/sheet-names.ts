// Sheet names of a workbook: valid in Excel, and unique.

const maximumLength = 31;
const refused = /[[\]:*?/\\\p{Cc}\ufffe\uffff]+/gu;

/**
 * A valid sheet name from any text: without the characters `[ ] : * ? / \`, without apostrophes at its ends, at most 31
 * characters, and different from the taken ones ignoring case: `Rows`, `Rows (2)`.
 */
export function sheetName(wanted: string, taken: readonly string[]): string {
  const others = new Set(taken.map(folded));
  const cleaned = trimmed(wanted.replace(refused, ' ').replace(/\s+/g, ' '));
  // Excel reserves the name History.
  const base = cleaned === '' || folded(cleaned) === 'history' ? trimmed(`Sheet ${cleaned}`) : cleaned;
  let name = shortened(base, maximumLength);
  for (let number = 2; others.has(folded(name)); number++) {
    const suffix = ` (${number})`;
    name = shortened(base, maximumLength - suffix.length) + suffix;
  }
  return name;
}

function trimmed(name: string): string {
  return name.replace(/^['\s]+|(?<!['\s])['\s]+$/g, '');
}

/** The start of a name, without splitting a surrogate pair. */
function shortened(name: string, length: number): string {
  return trimmed(name.slice(0, length).replace(/[\ud800-\udbff]$/, ''));
}

function folded(name: string): string {
  return name.toLowerCase();
}
