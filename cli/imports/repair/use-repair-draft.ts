// The repair draft of a screen: made when the failed rows are there, kept while other screens are on top, and brought
// up to date when the server has others.
import { useMemo } from 'react';
import { createRepairDraft, type RepairDraft, withFailedRows } from '#core/imports/repair/repair-draft.ts';
import type { RepairForm } from '#core/imports/repair/repair-rules.ts';
import type { FailedRow, ImportStatus } from '#core/imports/schema.ts';
import { useKept } from '#cli/terminal/navigation.ts';
import type { Change } from './repair-questions.ts';

type Kept = { failed: readonly FailedRow[]; draft: RepairDraft };

/** The draft, and what changes it. */
export function useRepairDraft(
  form: RepairForm,
  status: ImportStatus,
  failed: readonly FailedRow[],
): readonly [draft: RepairDraft, change: (step: Change) => void] {
  const [kept, keep, get] = useKept<Kept | null>('repair', null);
  const current = useMemo(
    () => upToDate(kept, failed) ?? { failed, draft: createRepairDraft(form, status, failed) },
    // The settings of an import never change.
    [kept, failed, form, status.id],
  );
  const change = (step: Change) => {
    const { draft } = upToDate(get(), failed) ?? current;
    keep({ failed, draft: step(draft) });
  };
  return [current.draft, change];
}

function upToDate(kept: Kept | null, failed: readonly FailedRow[]): Kept | null {
  if (kept === null || kept.failed === failed) return kept;
  return { failed, draft: withFailedRows(kept.draft, failed) };
}
