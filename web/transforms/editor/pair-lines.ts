// Pairs as lines of a text field: `TEST FE = Fe`.

export type Pair = { from: string; to: string };

/** Parses the pairs; a line without `=` maps to an empty value. */
export function parsePairs(text: string): Pair[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf('=');
      return at === -1
        ? { from: line.trim(), to: '' }
        : { from: line.slice(0, at).trim(), to: line.slice(at + 1).trim() };
    });
}

/** Formats pairs as lines. */
export function pairLines(pairs: readonly Pair[]): string {
  return pairs.map(({ from, to }) => `${from} = ${to}`).join('\n');
}
