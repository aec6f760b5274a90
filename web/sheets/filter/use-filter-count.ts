// How many rows a draft of a filter would show, counted while it is edited.
import { useEffect, useState } from 'react';
import {
  draftIssues,
  type FilterDraft,
  filterFromText,
  filterToText,
  toFilter,
} from '#core/sheets/filter/filter-draft.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';

/** Resolves to null if the filter is not valid for the form. */
export type CountRows = (filter: RowFilterInput | null) => Promise<number | null>;

/** Milliseconds without a change before it is counted. */
const pause = 150;

/** Null while the draft has issues, and until the first count is there. */
export function useFilterCount(
  count: CountRows,
  draft: FilterDraft,
  questions: readonly SheetOverview['form']['questions'][number][],
): number | null {
  const [counted, setCounted] = useState<number | null>(null);
  // A text, so that it is counted anew only where the filter is another one.
  const text = draftIssues(draft, questions) === null ? filterToText(toFilter(draft)) : null;
  useEffect(() => {
    if (text === null) return setCounted(null);
    let isWanted = true;
    const timer = setTimeout(() => {
      count(filterFromText(text)).then(
        (rows) => {
          if (isWanted) setCounted(rows);
        },
        // The button names no number then.
        () => {
          if (isWanted) setCounted(null);
        },
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [count, text]);
  return counted;
}
