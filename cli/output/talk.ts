// Text on stderr: sanitized, and wrapped on a terminal. In a pipe or file it stays unchanged.
import { harmless, widthOf } from './width.ts';

/** The columns of a stream, null if it is not a terminal. */
export function columnsOf(stream: { isTTY?: boolean; columns?: number }): number | null {
  return stream.isTTY === true ? stream.columns || 80 : null;
}

/** The text as written, of one or more lines; `columns` is null without wrapping. */
export function talkText(text: string, columns: number | null): string {
  const lines = text.split('\n').map(harmless);
  return (columns === null ? lines : lines.flatMap((line) => brokenBetweenWords(line, columns))).join('\n');
}

/**
 * Wraps a line, indenting continuation lines like the first. Words are never split, and a command counts as one word, so
 * that it can be copied.
 */
function brokenBetweenWords(line: string, columns: number): string[] {
  if (widthOf(line) <= columns) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.match(/`[^`]+`\S*|formdeck .*|\S+/g) ?? []) {
    const longer = current === '' ? indent + word : `${current} ${word}`;
    if (current === '' || widthOf(longer) <= columns) {
      current = longer;
      continue;
    }
    lines.push(current);
    current = indent + word;
  }
  return [...lines, current];
}
