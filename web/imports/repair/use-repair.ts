// The repair of an import's failed rows: its draft, saved in this browser, and the row filter.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { editsFrom } from '#core/imports/repair/saved-edits.ts';
import { createRepairDraft, type RepairDraft, withFailedRows } from '#core/imports/repair/repair-draft.ts';
import { createRepairRules } from '#core/imports/repair/repair-rules.ts';
import type { RepairRow } from '#core/imports/repair/repair-row.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { saveRepairs, keyOfRepairs } from './saved-repairs.ts';

export type ChangeDraft = (change: (draft: RepairDraft) => RepairDraft) => void;

/** The draft; it survives a refetch of the failed rows. */
export function useRepairDraft(
  status: ImportStatus,
  form: WholeForm,
  failed: readonly FailedRow[],
  catalog: CatalogIndex | null,
): [RepairDraft, ChangeDraft] {
  const store = useKeyStore();
  const { id } = status;
  const [draft, change] = useState(() =>
    createRepairDraft(
      createRepairRules(form, status, Date.now, catalog),
      failed,
      editsFrom(store.getItem(keyOfRepairs(id))),
    ),
  );
  const [seen, setSeen] = useState(failed);
  if (seen !== failed) {
    setSeen(failed);
    change(withFailedRows(draft, failed));
  }
  useEffect(() => saveRepairs(store, id, draft), [store, id, draft]);
  return [draft, change];
}

export type ShownState = RepairRow['state'] | 'all';

/** The rows in a state. Rows that were in it when it was selected stay visible after they are repaired. */
export function useShownRows({ rows }: RepairDraft) {
  const [chosen, setChosen] = useState<{ state: ShownState; stay: ReadonlySet<number> }>({
    state: 'all',
    stay: new Set(),
  });
  const shown = useMemo(
    () =>
      chosen.state === 'all'
        ? rows
        : rows.filter(({ csvRow, state }) => state === chosen.state || chosen.stay.has(csvRow)),
    [rows, chosen],
  );
  const show = (state: ShownState) => {
    const stay = rows.filter((row) => row.state === state).map(({ csvRow }) => csvRow);
    setChosen({ state, stay: new Set(stay) });
  };
  /** Removes those that are in another state now. */
  const refresh = useCallback(() => setChosen(({ state }) => ({ state, stay: new Set() })), []);
  return { shown, state: chosen.state, show, refresh };
}
