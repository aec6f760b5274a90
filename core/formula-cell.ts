// What a spreadsheet would run as a formula: no text that somebody answered may do anything to whoever opens it.

/** What OWASP lists: the last four are the full-width forms, which an East Asian Excel takes alike. */
const start = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Without a letter or a digit there is nothing to work out: a dash stands for "none". */
const word = /[\p{L}\p{N}]/u;
const plainNumber = /^[+-]?(?:\d+(?:[.,]\d*)*|[.,]\d+)(?:[eE][+-]?\d+)?$/;
const marks = /^'*/;
/** What begins a part of a cell, numbers among it: what stands beyond its comma is not ours to say. */
const partStart = /(?<=[;\t\r\n]["\s]*)[=+\-@\uff1d\uff0b\uff0d\uff20]/g;

/** Whether a spreadsheet would take a text for a formula; numbers are none, whatever their sign, nor is what says nothing. */
export function isFormula(text: string): boolean {
  return beginsFormula(text) && word.test(text);
}

/** Whether it would with what may stand behind it. */
function beginsFormula(text: string): boolean {
  return start.test(text) && !plainNumber.test(text);
}

/** A cell with an apostrophe before what would be run. */
export function shieldCell(text: string): string {
  return isFormula(text.replace(marks, '')) ? `'${text}` : text;
}

/**
 * A cell of a CSV file with an apostrophe before all that would be run, however a spreadsheet splits it: where commas are
 * decimal signs Excel splits at `;`, or as its computer is set. A quotation mark in the middle quotes nothing then, and a
 * line end splits as well. Where it `beginsLine` the cells behind it, commas and all, may be part of it then.
 */
export function shieldParts(text: string, { beginsLine }: { beginsLine: boolean }): string {
  const shielded = text.replace(partStart, "'$&");
  const isRun = beginsLine ? beginsFormula(text) : isFormula(text);
  return isRun ? `'${shielded}` : shielded;
}

/** The cell that was shielded. */
export function unshieldCell(text: string): string {
  return text.startsWith("'") && isFormula(text.replace(marks, '')) ? text.slice(1) : text;
}
