// Normalizes typed or pasted numbers to the format of answers.

/** Removes spaces and separators of thousands before a decimal sign, and replaces a single comma by a point. */
export function plainNumber(text: string): string {
  const tight = text.replaceAll(/\s/g, '').replaceAll('\u2212', '-');
  if (/^-?\d{1,3}(,\d{3})+\.\d*$/.test(tight)) return tight.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3})+,\d*$/.test(tight)) return tight.replaceAll('.', '').replace(',', '.');
  return /^-?\d*,\d*$/.test(tight) ? tight.replace(',', '.') : tight;
}

/** How to write what looks like a number with separators of thousands, which is not taken by itself; null if nothing does. */
export function suggestedNumber(text: string): string | null {
  if (!/^-?\d{1,3}([.,]\d{3})+[.,]\d+$/.test(text)) return null;
  const point = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return `${text.slice(0, point).replaceAll(/[.,]/g, '')}.${text.slice(point + 1)}`;
}
