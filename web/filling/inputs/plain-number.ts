// Normalizes typed or pasted numbers to the format of answers.

/** Removes spaces, and replaces a single comma by a point. */
export function plainNumber(text: string): string {
  const tight = text.replaceAll(/\s/g, '').replaceAll('\u2212', '-');
  return /^-?\d*,\d*$/.test(tight) ? tight.replace(',', '.') : tight;
}
