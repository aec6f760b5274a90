// The display width of text in a terminal, truncation and wrapping. Data comes from other people: anything that could
// move the cursor, change colours or reorder letters is made visible or removed before it is printed.
import stringWidth from 'string-width';
import { graphemes, isPlain } from './graphemes.ts';

// oxlint-disable-next-line no-control-regex
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
// C0 and C1 controls (so every escape sequence loses its start) and bidirectional control characters.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Sanitizes text to one line without effects on the terminal. */
export function harmless(text: string): string {
  if (isPlain(text)) return text;
  return text.replaceAll(lineBreaks, ' ').replaceAll(controls, '\ufffd').toWellFormed();
}

/**
 * Serializes a value as JSON, with terminal control characters escaped: `\\u001b`. `indent` is the number of spaces.
 */
export function harmlessJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(controls, (sign) =>
    sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Sanitizes text of several lines: line breaks and tabs stay, control characters do not. */
export function harmlessLines(text: string): string {
  const unix = text.replaceAll('\r\n', '\n');
  return unix.replaceAll(controls, (sign) => (/[\n\t]/.test(sign) ? sign : '\ufffd')).toWellFormed();
}

/** The number of columns of sanitized text. */
export function widthOf(text: string): number {
  return isPlain(text) ? text.length : stringWidth(text);
}

/** Truncates sanitized text to a width, with … at the end. Never wider than `width`. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  if (width < 1) return '';
  if (isPlain(text)) return `${text.slice(0, width - 1)}…`;
  let visible = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    const next = used + stringWidth(segment);
    if (next > width - 1) break;
    visible += segment;
    used = next;
  }
  return `${visible}…`;
}

/** Pads sanitized text with spaces to a width. */
export function pad(text: string, width: number, align: 'left' | 'right' = 'left'): string {
  const spaces = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'right' ? spaces + text : text + spaces;
}

/** Wraps sanitized text to a width, between words if possible. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, Math.max(1, width));
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** Splits a word into pieces of at most the line's width. */
function broken(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (widthOf(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
