// The repair draft of a screen: made when the failed rows are there, kept while other screens are on top, and brought
// up to date when the server has others.
import { useMemo } from 'react';
import { createRepairDraft, type RepairDraft, withFailedRows } from '#core/imports/repair/repair-draft.ts';
import type { RepairForm } from '#core/imports/repair/repair-rules.ts';
import type { FailedRow, ImportStatus } from '#core/imports/schema.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import type { UpdateRepair } from './repair-questions.ts';

type RepairState = { failed: readonly FailedRow[]; draft: RepairDraft };

/** The draft, and what changes it. */
export function useRepairDraft(
  form: RepairForm,
  status: ImportStatus,
  failed: readonly FailedRow[],
): readonly [draft: RepairDraft, change: (step: UpdateRepair) => void] {
  const [state, setState, get] = useScreenState<RepairState | null>('repair', null);
  const current = useMemo(
    () => upToDate(state, failed) ?? { failed, draft: createRepairDraft(form, status, failed) },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the settings of an import never change
    [state, failed, form, status.id],
  );
  const change = (step: UpdateRepair) => {
    const { draft } = upToDate(get(), failed) ?? current;
    setState({ failed, draft: step(draft) });
  };
  return [current.draft, change];
}

function upToDate(state: RepairState | null, failed: readonly FailedRow[]): RepairState | null {
  if (state === null || state.failed === failed) return state;
  return { failed, draft: withFailedRows(state.draft, failed) };
}
