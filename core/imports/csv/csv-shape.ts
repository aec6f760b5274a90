// The shape of a CSV file, from its first rows: how many cells its rows have, and which columns its header names. A row
// with more or fewer cells is flagged: it is unknown which of its cells is missing.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Which columns a header with too few names belongs to: the others have no name. */
export type HeaderAlign = 'FIRST' | 'LAST';

export type CsvShape = {
  /** The name of each column, `Column 4` if the file has none. */
  headers: readonly string[];
  /** The header as in the file. */
  header: readonly string[];
  /** The number of cells of a row: more than there are headers if the rest is blank in every row. */
  width: number;
  /**
   * All rows have more cells than the header, and it is not specified which ones it names: all rows are then rejected.
   */
  isOpen: boolean;
  /** Number of names in the header, without trailing blank ones. */
  named: number;
  /** The most frequent number of cells in a row. */
  cells: number;
};

/** The shape of a file by its header and its first records, ignoring blank ones. */
export function shapeOf(
  header: readonly string[],
  firstRows: readonly (readonly string[])[],
  align: HeaderAlign | null,
): CsvShape {
  const named = filledLength(header);
  const cells = mostFrequent(firstRows.map(({ length }) => length)) ?? header.length;
  const longer = firstRows.filter(({ length }) => length > header.length).length;
  // It has lost a separator if most rows are longer.
  const isLonger = longer > firstRows.length / 2;
  const shape = { header, named, cells };
  // The header ends with blank names beyond all rows. Blank cells beyond the header say nothing: it may have lost a name.
  const isUniform = firstRows.every(({ length }) => length === cells);
  // As many as the first row would add, if it were joined to the header, are too many.
  const isJoined = header.length === 2 * cells - 1;
  if (isUniform && named <= cells && cells < header.length && !isJoined) {
    return { ...shape, headers: namesOf(header.slice(0, cells)), width: cells, isOpen: false };
  }
  if (!isLonger) return { ...shape, headers: namesOf(header), width: header.length, isOpen: false };
  const missing = Array.from({ length: cells - header.length }, () => '');
  if (align === null) return { ...shape, headers: namesOf(header), width: header.length, isOpen: true };
  const headers = align === 'FIRST' ? [...header, ...missing] : [...missing, ...header];
  return { ...shape, headers: namesOf(headers), width: cells, isOpen: false };
}

/** The message for a file whose shape is undecided. */
export function openShapeText({ named, cells }: Pick<CsvShape, 'named' | 'cells'>): string {
  return t(m.headerNamesColumns, { named, cells });
}

/** Trimmed names, with a generated one for each unnamed column. */
function namesOf(header: readonly string[]): string[] {
  const taken = new Set(header.map((name) => name.trim().toLowerCase()));
  return header.map((name, index) => {
    if (name.trim() !== '') return name;
    const plain = namelessHeader(index);
    let free = plain;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${plain} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** The name of an unnamed column; `index` counts from 0. */
export function namelessHeader(index: number): string {
  return t(m.columnNumber, { number: index + 1 });
}

/** The number of cells without trailing blank ones. */
function filledLength(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function mostFrequent(numbers: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let best: number | null = null;
  for (const [number, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = number;
  return best;
}
