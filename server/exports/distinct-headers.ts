// The headers of a table, each of them once.
import type { Column } from '#core/files/table.ts';

/** Numbers repeated names, so that programs can distinguish the columns. */
export function withDistinctHeaders(columns: readonly Column[]): Column[] {
  const seen = new Set<string>();
  return columns.map((column) => {
    let header = column.header;
    for (let number = 2; seen.has(header.toLowerCase()); number += 1) header = `${column.header} (${number})`;
    seen.add(header.toLowerCase());
    return { ...column, header };
  });
}
