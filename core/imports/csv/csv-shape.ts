// How many cells the rows of a CSV file have, by its first ones, and which of them the names of its header belong to. A
// row that has more or fewer is told apart from the others: nobody knows which of its cells is missing.

/** Which cells the names of a header with too few of them belong to: the others have none. */
export type HeaderAlign = 'FIRST' | 'LAST';

export type CsvShape = {
  /** The name of each column, `Column 4` where the file gives none. */
  headers: readonly string[];
  /** The header as it stands in the file. */
  header: readonly string[];
  /** How many cells a row must have: more than there are headers where the rest is blank in every row. */
  width: number;
  /** Whether all rows have more cells than the header and nobody has said which ones it names: all are refused then. */
  isOpen: boolean;
  /** How many names the header has; of its blank ones those at the end are not counted. */
  named: number;
  /** How many cells the rows have, most of them. */
  cells: number;
};

/** The shape of a file by its header and its first records, blank ones aside. */
export function shapeOf(
  header: readonly string[],
  firstRows: readonly (readonly string[])[],
  align: HeaderAlign | null,
): CsvShape {
  const named = filledLength(header);
  const cells = mostFrequent(firstRows.map(({ length }) => length)) ?? header.length;
  const filled = firstRows.reduce((most, row) => Math.max(most, filledLength(row)), 0);
  const isLonger = firstRows.length > 0 && firstRows.every(({ length }) => length > header.length);
  const shape = { header, named, cells };
  // All rows end in as many blank cells beyond the header, or the header in blank names beyond all rows.
  const isUniform = firstRows.every(({ length }) => length === cells);
  if (isUniform && cells !== header.length && Math.max(named, filled) <= Math.min(cells, header.length)) {
    return { ...shape, headers: namesOf(header.slice(0, cells)), width: cells, isOpen: false };
  }
  if (!isLonger) return { ...shape, headers: namesOf(header), width: header.length, isOpen: false };
  const missing = Array.from({ length: cells - header.length }, () => '');
  if (align === null) return { ...shape, headers: namesOf(header), width: header.length, isOpen: true };
  const headers = align === 'FIRST' ? [...header, ...missing] : [...missing, ...header];
  return { ...shape, headers: namesOf(headers), width: cells, isOpen: false };
}

/** What has to be said of a file whose shape is open. */
export function openShapeText({ named, cells }: Pick<CsvShape, 'named' | 'cells'>): string {
  return `The header names ${named === 1 ? '1 column' : `${named} columns`}, but the rows have ${cells} cells`;
}

/** Names without blanks around them, and one for each column that has none. */
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

/** What a column without a name is called; `index` counts from 0. */
export function namelessHeader(index: number): string {
  return `Column ${index + 1}`;
}

/** How many cells there are without the blank ones at the end. */
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
