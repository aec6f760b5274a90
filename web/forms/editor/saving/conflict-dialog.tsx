// Someone else saved the form first: shows both sides, and asks which to keep.
import { useMemo } from 'react';
import { conflictTitle } from '#core/changes/conflict-texts.ts';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import { draftOf, inputOf } from '#core/forms/draft/draft-wire.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { ConflictModal } from '#web/ui/changes/conflict-modal.tsx';
import { ConflictSides } from '#web/ui/changes/conflict-sides.tsx';
import { useLazyDialog } from '#web/forms/editor/use-lazy-dialog.ts';
import type { Conflict, Saving } from './use-save.ts';

export type ConflictDialogProps = { saving: Saving; base: FormDraft; draft: FormDraft };

export function ConflictDialog({ saving, ...drafts }: ConflictDialogProps) {
  const { conflict, cancel } = saving;
  const { isThere, opened } = useLazyDialog(conflict !== null);
  const { timeZone, userId } = useActor();
  if (!isThere) return null;
  const when = momentText(conflict?.by?.at ?? conflict?.theirs.dates.lastModified ?? 0, timeZone);
  return (
    <ConflictModal
      opened={opened}
      title={conflict === null ? '' : conflictTitle('form', conflict.by, userId, when)}
      onCancel={cancel}
      onTheirs={saving.takeTheirs}
      onMine={saving.keepMine}
      onBoth={conflict?.both == null ? undefined : saving.keepBoth}
    >
      {conflict !== null && <Sides conflict={conflict} {...drafts} />}
    </ConflictModal>
  );
}

function Sides({
  conflict: { theirs },
  base,
  draft,
}: { conflict: Conflict } & Omit<ConflictDialogProps, 'saving'>) {
  const { newId } = useCore().ports;
  const changes = useMemo(() => {
    const before = inputOf(base);
    return {
      theirs: formDiff(before, inputOf(draftOf(theirs, newId))),
      mine: formDiff(before, inputOf(draft)),
    };
  }, [base, draft, theirs, newId]);
  return <ConflictSides {...changes} />;
}
