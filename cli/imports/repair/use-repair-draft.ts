// The repair draft of a screen: created from the failed rows, resumed from saved edits, and updated when the server's
// rows change.
import { useEffect, useMemo } from 'react';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import {
  createRepairDraft,
  type RepairDraft,
  type RepairEdits,
  withFailedRows,
} from '#core/imports/repair/repair-draft.ts';
import { editsText } from '#core/imports/repair/saved-edits.ts';
import { createRepairRules, type RepairForm } from '#core/imports/repair/repair-rules.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import type { UpdateRepair } from './repair-questions.ts';
import { useSavedRepairs } from './saved-repairs.ts';

type RepairState = { failed: readonly FailedRow[]; draft: RepairDraft };

/** What is repaired, and the edits that were saved. */
export type RepairInputs = {
  form: RepairForm;
  status: ImportStatus;
  failed: readonly FailedRow[];
  edits: RepairEdits;
  catalog: CatalogIndex | null;
};

/** The draft and its setter. */
export function useRepairDraft({
  form,
  status,
  failed,
  edits,
  catalog,
}: RepairInputs): readonly [draft: RepairDraft, change: (step: UpdateRepair) => void] {
  const [state, setState, get] = useScreenState<RepairState | null>('repair', null);
  const current = useMemo(
    () =>
      upToDate(state, failed) ?? {
        failed,
        draft: createRepairDraft(createRepairRules(form, status, Date.now, catalog), failed, edits),
      },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the settings of an import never change
    [state, failed, form, status.id],
  );
  const change = (step: UpdateRepair) => {
    const { draft } = upToDate(get(), failed) ?? current;
    setState({ failed, draft: step(draft) });
  };
  const saved = useSavedRepairs();
  useEffect(() => saved.keep(status.id, editsText(current.draft)), [saved, status.id, current.draft]);
  return [current.draft, change];
}

function upToDate(state: RepairState | null, failed: readonly FailedRow[]): RepairState | null {
  if (state === null || state.failed === failed) return state;
  return { failed, draft: withFailedRows(state.draft, failed) };
}
