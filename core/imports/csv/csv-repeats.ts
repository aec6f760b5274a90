// Counts the rows of a file that are exactly like an earlier one. They are legal data, and as often the same rows pasted or
// exported twice: only a person can tell, so they are imported, and said.
import type { CsvRow } from './csv-read.ts';

export function countRepeats(): { add(rows: readonly CsvRow[]): void; count(): number } {
  // Their hashes: of 1,000,000 rows, two different ones have the same with a probability of 1 in 18,000.
  const seen = new Set<number>();
  let repeated = 0;
  return {
    add(rows) {
      for (const { cells, issue } of rows) {
        if (issue !== null) continue;
        const before = seen.size;
        seen.add(hashOf(cells));
        if (seen.size === before) repeated += 1;
      }
    },
    count: () => repeated,
  };
}

/** 53 bits (cyrb53). */
function hashOf(cells: readonly string[]): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const cell of cells) {
    for (let index = 0; index <= cell.length; index += 1) {
      // The end of a cell counts as a character that no text has.
      const code = index === cell.length ? 0x110000 : cell.charCodeAt(index);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
