// Somebody else has saved the design first: shows what both have changed, and asks which one is to stay.
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { conflictTitle } from '#core/changes/conflict-texts.ts';
import { type DesignDraft, designOfDraft } from '#core/reports/own/design-draft.ts';
import { designDiff } from '#core/reports/own/design-diff.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ConflictModal } from '#web/ui/changes/conflict-modal.tsx';
import { ConflictSides } from '#web/ui/changes/conflict-sides.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import type { Saving } from './use-save.ts';
import { useBuilder } from './use-builder.ts';

export type ConflictDialogProps = { saving: Saving; base: DesignDraft; draft: DesignDraft };

export function ConflictDialog({ saving, base, draft }: ConflictDialogProps) {
  const { timeZone, userId } = useActor();
  const { theirs, saveAsNew, takeTheirs, keepMine, cancel } = saving;
  const title =
    theirs === null
      ? ''
      : conflictTitle('design', theirs.savedBy, userId, momentText(theirs.dates.lastModified, timeZone));
  return (
    <ConflictModal
      opened={useOpened(theirs !== null)}
      title={title}
      onCancel={cancel}
      onTheirs={takeTheirs}
      onMine={keepMine}
      others={
        <Button variant="default" onClick={saveAsNew}>
          {designTexts.saveAsNew}
        </Button>
      }
    >
      {theirs !== null && <Sides theirs={theirs} base={base} draft={draft} />}
    </ConflictModal>
  );
}

function Sides({ theirs, base, draft }: Omit<ConflictDialogProps, 'saving'> & { theirs: StoredDesign }) {
  const { form } = useBuilder();
  const changes = useMemo(() => {
    const before = designOfDraft(base);
    return { theirs: designDiff(before, theirs, form), mine: designDiff(before, designOfDraft(draft), form) };
  }, [base, draft, theirs, form]);
  return <ConflictSides {...changes} />;
}
