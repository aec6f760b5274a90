// Normalizes typed or pasted numbers to the format of answers.

import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';
/**
 * Removes spaces and separators of thousands before a decimal sign, and replaces a single comma by a point. `84,210` stays as
 * it is, which is no number: some mean 84,210 by it, others 84.21.
 */
export function plainNumber(text: string): string {
  const tight = text.replaceAll(/\s/g, '').replaceAll('\u2212', '-');
  if (/^-?\d{1,3}(,\d{3})+\.\d*$/.test(tight)) return tight.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3})+,\d*$/.test(tight)) return tight.replaceAll('.', '').replace(',', '.');
  return /^-?\d*,\d*$/.test(tight) && !isAmbiguous(tight) ? tight.replace(',', '.') : tight;
}

/** One comma before three digits; nobody writes thousands with a leading zero. */
function isAmbiguous(text: string): boolean {
  return /^-?[1-9]\d{0,2},\d{3}$/.test(text);
}

/**
 * How to write what looks like a number with separators of thousands, which is not taken by itself, such as `84210 or 84.210`;
 * null if nothing does.
 */
export function suggestedNumber(text: string): string | null {
  if (isAmbiguous(text))
    return t(m.oneOrOther, { one: text.replace(',', ''), other: text.replace(',', '.') });
  if (!/^-?\d{1,3}([.,]\d{3})+[.,]\d+$/.test(text)) return null;
  const point = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return `${text.slice(0, point).replaceAll(/[.,]/g, '')}.${text.slice(point + 1)}`;
}
