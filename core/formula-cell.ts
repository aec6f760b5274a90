// Protects spreadsheets from formula injection: no answer may be evaluated when somebody opens an export.

/** OWASP's list; the last four are the full-width forms, which an East Asian Excel accepts too. */
const start = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Without a letter or digit there is nothing to evaluate: a dash means "none". */
const word = /[\p{L}\p{N}]/u;
const plainNumber = /^[+-]?(?:\d+(?:[.,]\d*)*|[.,]\d+)(?:[eE][+-]?\d+)?$/;
const marks = /^'*/;
/** What starts a part of a cell, including numbers: what follows its separator is unknown. Apostrophes may stand before it. */
const partStart = /[=+\-@\uff1d\uff0b\uff0d\uff20](?<=[;\t\r\n]["\s]*'*.)/g;
const shieldedPart = /'[=+\-@\uff1d\uff0b\uff0d\uff20](?<=[;\t\r\n]["\s]*'*.)/g;

/**
 * Whether a spreadsheet would take a text for a formula; not for numbers, whatever their sign, nor for texts without
 * letters and digits.
 */
export function isFormula(text: string): boolean {
  return beginsFormula(text) && word.test(text);
}

/** Whether it would with any text behind it. */
function beginsFormula(text: string): boolean {
  return start.test(text) && !plainNumber.test(text);
}

/** Prefixes a formula with an apostrophe. */
export function shieldCell(text: string): string {
  return isFormula(text.replace(marks, '')) ? `'${text}` : text;
}

/**
 * Prefixes every part of a CSV cell that would be evaluated, however a spreadsheet splits it: with decimal commas Excel
 * splits at `;`, or by the computer's settings. A quotation mark in the middle does not quote then, and a line break
 * splits as well. If it `beginsLine`, the cells behind it may become part of it.
 */
export function shieldParts(text: string, at: LinePosition): string {
  const shielded = text.replace(partStart, "'$&");
  return isRun(text, at) ? `'${shielded}` : shielded;
}

/** Reverses `shieldParts`: whatever else has an apostrophe keeps it. */
export function unshieldParts(text: string, at: LinePosition): string {
  if (!text.includes("'")) return text;
  const whole = text.replace(shieldedPart, (part) => part.slice(1));
  return whole.startsWith("'") && isRun(whole.slice(1), at) ? whole.slice(1) : whole;
}

type LinePosition = { beginsLine: boolean };

function isRun(text: string, { beginsLine }: LinePosition): boolean {
  const unmarked = text.replace(marks, '');
  return beginsLine ? beginsFormula(unmarked) : isFormula(unmarked);
}

/** Reverses `shieldCell`. */
export function unshieldCell(text: string): string {
  return text.startsWith("'") && isFormula(text.replace(marks, '')) ? text.slice(1) : text;
}
