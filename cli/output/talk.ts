// Text on stderr: harmless, and on a terminal broken between words. What goes into a pipe or a file stays as it is.
import { harmless, widthOf } from './width.ts';

/** The columns of a stream, null where it is no terminal. */
export function columnsOf(stream: { isTTY?: boolean; columns?: number }): number | null {
  return stream.isTTY === true ? stream.columns || 80 : null;
}

/** The text as it is written, of one or more lines; `columns` is null where nothing is broken. */
export function talkText(text: string, columns: number | null): string {
  const lines = text.split('\n').map(harmless);
  return (columns === null ? lines : lines.flatMap((line) => brokenBetweenWords(line, columns))).join('\n');
}

/**
 * Lines of a width, the further ones indented like the first. Words are never cut, and a command is one word: somebody
 * copies it.
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
