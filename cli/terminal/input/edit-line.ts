// A single-line text editor: the effect of each key. Pure, so that a burst of keys is a fold.
import { graphemes } from '#cli/output/graphemes.ts';
import { cut, harmless, widthOf } from '#cli/output/width.ts';
import type { Press } from '#cli/terminal/keys/presses.ts';

/** `cursor` counts UTF-16 units and is always between two characters. */
export type EditedLine = { text: string; cursor: number };

/** A text with the cursor at its end. */
export function lineOf(text: string): EditedLine {
  return { text, cursor: text.length };
}

/**
 * Inserts text at the cursor. It comes from keys or the clipboard: line breaks become spaces, unless the text may have
 * several lines.
 */
export function insert({ text, cursor }: EditedLine, typed: string, hasLines = false): EditedLine {
  const spaced = hasLines
    ? typed.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')
    : typed.replaceAll(/[\r\n\t]+/g, ' ');
  // oxlint-disable-next-line no-control-regex
  const clean = spaced.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');
  return { text: text.slice(0, cursor) + clean + text.slice(cursor), cursor: cursor + clean.length };
}

/** A text of several lines on one: line breaks are shown as a sign. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\r?\n/g, '⏎');
}

/** The line after an editing key; null for any other key. */
export function edit(line: EditedLine, { name }: Press): EditedLine | null {
  return edits.get(name)?.(line) ?? null;
}

/**
 * The visible part of a line: the text before the cursor, the character under it, the text after it. Scrolls
 * horizontally if the line is longer.
 */
export function visibleLine(line: EditedLine, width: number): { before: string; at: string; after: string } {
  const at = line.text.slice(line.cursor, nextBoundary(line));
  const shownAt = at === '' ? ' ' : harmless(onOneLine(at));
  let before = harmless(onOneLine(line.text.slice(0, line.cursor)));
  const room = width - widthOf(shownAt);
  if (widthOf(before) > room) {
    const letters = [...graphemes.segment(before)].map(({ segment }) => segment);
    while (letters.length > 0 && widthOf(letters.join('')) > room - 1) letters.shift();
    before = `…${letters.join('')}`;
  }
  const behind = harmless(onOneLine(line.text.slice(line.cursor + at.length)));
  return { before, at: shownAt, after: cut(behind, Math.max(0, room - widthOf(before))) };
}

const words = /\S+\s*$/;

type Edit = (line: EditedLine) => EditedLine;

const toStart: Edit = ({ text }) => ({ text, cursor: 0 });
const toEnd: Edit = ({ text }) => ({ text, cursor: text.length });
const left: Edit = (line) => ({ ...line, cursor: boundaryBefore(line) });
const right: Edit = (line) => ({ ...line, cursor: nextBoundary(line) });
const wordLeft: Edit = (line) => ({ ...line, cursor: wordStart(line) });
const wordRight: Edit = ({ text, cursor }) => ({
  text,
  cursor: cursor + (/^\s*\S*/.exec(text.slice(cursor))?.[0].length ?? 0),
});
const deleteWord: Edit = (line) => without(line, wordStart(line), line.cursor);

const edits: ReadonlyMap<string, Edit> = new Map<string, Edit>([
  ['left', left],
  ['right', right],
  ['ctrl-b', left],
  ['ctrl-f', right],
  ['home', toStart],
  ['end', toEnd],
  ['ctrl-a', toStart],
  ['ctrl-e', toEnd],
  ['ctrl-left', wordLeft],
  ['ctrl-right', wordRight],
  ['alt-left', wordLeft],
  ['alt-right', wordRight],
  ['alt-b', wordLeft],
  ['alt-f', wordRight],
  ['backspace', (line) => without(line, boundaryBefore(line), line.cursor)],
  ['delete', (line) => without(line, line.cursor, nextBoundary(line))],
  ['ctrl-d', (line) => without(line, line.cursor, nextBoundary(line))],
  ['ctrl-w', deleteWord],
  ['alt-backspace', deleteWord],
  ['ctrl-u', (line) => without(line, 0, line.cursor)],
  ['ctrl-k', (line) => without(line, line.cursor, line.text.length)],
]);

function without({ text }: EditedLine, from: number, to: number): EditedLine {
  return { text: text.slice(0, from) + text.slice(to), cursor: from };
}

function boundaryBefore({ text, cursor }: EditedLine): number {
  let last = 0;
  for (const { index } of graphemes.segment(text)) {
    if (index >= cursor) break;
    last = index;
  }
  return last;
}

function nextBoundary({ text, cursor }: EditedLine): number {
  const [first] = graphemes.segment(text.slice(cursor));
  return cursor + (first?.segment.length ?? 0);
}

function wordStart({ text, cursor }: EditedLine): number {
  return words.exec(text.slice(0, cursor))?.index ?? 0;
}
