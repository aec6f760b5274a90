// Escapes and truncates text for the XML of a workbook.

/** Maximum characters of a cell, in UTF-16 units. */
export const maximumCellLength = 32_767;

const cutMark = '… [cut]';
/** A fast test for any of the patterns below. */
const special = /[&<>"\r\ufffe\uffff[\p{Cc}--[\t\n\u007f-\u009f]]]|_x[0-9A-Fa-f]{4}/v;
/** Characters that XML 1.0 forbids, except lone surrogates, which UTF-8 cannot contain. */
const forbidden = /[\ufffe\uffff[\p{Cc}--[\t\n\r\u007f-\u009f]]]/gv;
/** An underscore that a reader would take for the start of an escape such as `_x0041_`. */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4})/g;
const markup = /[&<>"\r]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;', // unescaped, it would be read as a line feed
};

/**
 * Escapes text for an element or an attribute. A character that XML forbids is written as `_x0000_`, which spreadsheets
 * decode (ST_Xstring, ECMA-376 part 1, 22.9.2.19).
 */
export function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replace(looksEscaped, '_x005F_')
    .replace(forbidden, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(markup, (found) => entities[found] ?? '');
}

/** Truncates a text that is too long for a cell, with a mark at its end. */
export function cut(text: string): string {
  const beginning = text.slice(0, maximumCellLength - cutMark.length);
  // Do not split a surrogate pair.
  return beginning.replace(/[\ud800-\udbff]$/, '') + cutMark;
}
