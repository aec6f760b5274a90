// Numbers as people type and paste them, made into numbers as answers write them.

/** What was typed or pasted, without spaces, with a point for a single comma. */
export function plainNumber(text: string): string {
  const tight = text.replaceAll(/\s/g, '').replaceAll('\u2212', '-');
  return /^-?\d*,\d*$/.test(tight) ? tight.replace(',', '.') : tight;
}
