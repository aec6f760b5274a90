// The names of a workbook's sheets: what Excel accepts, and no name twice.

const maximumLength = 31;
const refused = /[[\]:*?/\\\p{Cc}\ufffe\uffff]+/gu;

/**
 * A sheet name made from any text: without the characters `[ ] : * ? / \`, without apostrophes at its
 * ends, 31 characters at most, and unlike the taken ones whatever their case: `Rows`, `Rows (2)`.
 */
export function sheetName(wanted: string, taken: readonly string[]): string {
  const others = new Set(taken.map(folded));
  const cleaned = trimmed(wanted.replace(refused, ' ').replace(/\s+/g, ' '));
  // Excel keeps the name History for itself.
  const base = cleaned === '' || folded(cleaned) === 'history' ? trimmed(`Sheet ${cleaned}`) : cleaned;
  let name = shortened(base, maximumLength);
  for (let number = 2; others.has(folded(name)); number++) {
    const suffix = ` (${number})`;
    name = shortened(base, maximumLength - suffix.length) + suffix;
  }
  return name;
}

function trimmed(name: string): string {
  return name.replace(/^['\s]+|['\s]+$/g, '');
}

/** The start of a name, never half a character of two UTF-16 units. */
function shortened(name: string, length: number): string {
  return trimmed(name.slice(0, length).replace(/[\ud800-\udbff]$/, ''));
}

function folded(name: string): string {
  return name.toLowerCase();
}
