// Takes back what our files for spreadsheets have before formulas, and counts it.
import { unshieldParts } from '#core/formula-cell.ts';

export type CellShield = {
  /** The cells of a record as they were before the file was made of them. */
  own(cells: string[]): string[];
  /** How many cells had it. */
  readonly cells: number;
};

/** `isForSpreadsheets`: whether the file is one, as far as its first bytes say. */
export function cellShield(isForSpreadsheets: () => boolean = () => false): CellShield {
  let count = 0;
  return {
    own(cells) {
      if (!isForSpreadsheets()) return cells;
      return cells.map((cell, index) => {
        const text = unshieldParts(cell, { beginsLine: index === 0 });
        if (text !== cell) count += 1;
        return text;
      });
    },
    get cells() {
      return count;
    },
  };
}
