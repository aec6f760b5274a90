// How many rows an export would have.
import { useEffect, useState } from 'react';
import { filterFromText, filterToText } from '#core/sheets/filter/filter-draft.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { ExportedView } from '#web/slots.ts';

/** Null until they are counted, and where nobody can count them. An undefined filter is not valid yet. */
export function useRowCount(
  count: ExportedView['countRows'] | null,
  filter: RowFilterInput | null | undefined,
): number | null {
  const [rows, setRows] = useState<number | null>(null);
  // A text, so that it is counted anew only where the filter is another one.
  const text = filter === undefined ? null : filterToText(filter);
  useEffect(() => {
    if (count === null || text === null) return setRows(null);
    let isWanted = true;
    count(filterFromText(text)).then(
      (counted) => isWanted && setRows(counted),
      // The page is being closed, or the server cannot count: then no number is named.
      () => isWanted && setRows(null),
    );
    return () => {
      isWanted = false;
    };
  }, [count, text]);
  return rows;
}
