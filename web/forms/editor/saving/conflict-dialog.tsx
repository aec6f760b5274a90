// Someone else saved the form first: shows both sides, and asks which to keep.
import { Button, Group, Modal, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { draftOf } from '#core/forms/draft/draft-wire.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { conflictTexts, conflictTitle } from '#core/forms/texts.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { ChangeList } from './change-list.tsx';
import { useLazyDialog } from '#web/forms/editor/use-lazy-dialog.ts';
import type { Conflict, Saving } from './use-save.ts';
import classes from './conflict-dialog.module.css';

export type ConflictDialogProps = { saving: Saving; base: FormDraft; draft: FormDraft };

export function ConflictDialog({ saving, base, draft }: ConflictDialogProps) {
  const { conflict, cancel } = saving;
  const { isThere, opened } = useLazyDialog(conflict !== null);
  const { timeZone, userId } = useActor();
  if (!isThere) return null;
  const title =
    conflict &&
    conflictTitle(
      conflict.by,
      userId,
      momentText(conflict.by?.at ?? conflict.theirs.dates.lastModified, timeZone),
    );
  return (
    <Modal opened={opened} onClose={cancel} title={title} size="60rem">
      {conflict !== null && <Sides conflict={conflict} saving={saving} base={base} draft={draft} />}
    </Modal>
  );
}

function Sides({ conflict, saving, base, draft }: ConflictDialogProps & { conflict: Conflict }) {
  const { newId } = useCore().ports;
  const { theirs } = conflict;
  const theirDraft = useMemo(() => draftOf(theirs, newId), [theirs, newId]);
  return (
    <>
      <Text>{conflictTexts.text}</Text>
      <div className={classes.sides}>
        <section className={classes.side}>
          <Title order={3} size="h4">
            {conflictTexts.theirs}
          </Title>
          <ChangeList before={base} after={theirDraft} />
        </section>
        <section className={classes.side}>
          <Title order={3} size="h4">
            {conflictTexts.mine}
          </Title>
          <ChangeList before={base} after={draft} />
        </section>
      </div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" color="gray" onClick={saving.cancel}>
          {conflictTexts.goOn}
        </Button>
        <Button variant="default" onClick={saving.takeTheirs}>
          {conflictTexts.useTheirs}
        </Button>
        <Button onClick={saving.keepMine}>{conflictTexts.overwrite}</Button>
      </Group>
    </>
  );
}
