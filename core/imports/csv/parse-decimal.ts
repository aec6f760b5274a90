// Parses numbers as people and spreadsheets write them, with decimal commas and thousands separators. An ambiguous text
// ("1,234") is only parsed if the rest of the file shows which separator it uses.
import { isDecimal } from '#core/questions/values.ts';

export type DecimalSeparator = '.' | ',';

/**
 * Parses a number to the format of NUMERIC answers, or null. A plain decimal stays unchanged. Without a `separator`,
 * only unambiguous numbers are parsed; with one, `1.234` and `1,234` are parsed by it.
 */
export function readDecimal(text: string, separator: DecimalSeparator | null): string | null {
  if (separator !== ',' && isDecimal(text)) return text;
  const simple = separator === ',' ? withComma(text) : null;
  if (simple !== null) return simple;
  const used = separator ?? separatorOf(text);
  const [whole = '', fraction, ...rest] = used === null ? [text] : text.split(used);
  const digits = ungrouped(whole, used);
  if (digits !== null && rest.length === 0 && (fraction === undefined || /^\d+$/.test(fraction))) {
    return fraction === undefined ? digits : `${digits}.${fraction}`;
  }
  return isDecimal(text) ? text : null;
}

/** Digits with at most one comma between them, as most numbers are; null for what needs a closer look. */
function withComma(text: string): string | null {
  const start = text.startsWith('-') ? 1 : 0;
  let comma = -1;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) continue;
    if (code !== 44 || comma !== -1 || at === start) return null;
    comma = at;
  }
  if (text.length === start || comma === text.length - 1) return null;
  return comma === -1 ? text : `${text.slice(0, comma)}.${text.slice(comma + 1)}`;
}

/** The decimal separator that most of the unambiguous texts use, or null. */
export function detectDecimalSeparator(texts: Iterable<string>): DecimalSeparator | null {
  const votes = { '.': 0, ',': 0 };
  for (const text of texts) {
    const separator = separatorOf(text.trim());
    if (separator !== null && readDecimal(text.trim(), separator) !== null) votes[separator] += 1;
  }
  if (votes['.'] === votes[',']) return null;
  return votes['.'] > votes[','] ? '.' : ',';
}

/** The decimal separator of a single text; null if it has none or is ambiguous. */
function separatorOf(text: string): DecimalSeparator | null {
  if (!number.test(text)) return null;
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (dots + commas === 0) return null;
  const separator = dots > 0 ? '.' : ',';
  if (dots + commas > 1) return separator === '.' ? ',' : '.';
  return couldGroup.test(text) ? null : separator;
}

const number = /^-?[\d.,'’ \u00a0\u202f]*\d$/;
/** One separator, with three digits after it, and one to three before it that do not start with a zero. */
const couldGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
const plain = /^-?\d+$/;
const groupings: Readonly<Record<DecimalSeparator | 'none', RegExp>> = {
  '.': /^-?\d{1,3}([,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*$/,
  ',': /^-?\d{1,3}([.'’ \u00a0\u202f])\d{3}(?:\1\d{3})*$/,
  none: /^-?\d{1,3}(['’ \u00a0\u202f])\d{3}(?:\1\d{3})*$/,
};

/** The integer part without its thousands separators, or null if they are mixed or misplaced. */
function ungrouped(whole: string, separator: DecimalSeparator | null): string | null {
  if (plain.test(whole)) return whole;
  return groupings[separator ?? 'none'].test(whole) ? whole.replaceAll(/[^\d-]/g, '') : null;
}
