// Someone else saved the form first: shows both sides, and asks which to keep.
import { Button, Group, Modal, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { draftOf } from '#core/forms/draft/draft-wire.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
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
  if (!isThere) return null;
  return (
    <Modal opened={opened} onClose={cancel} title="Somebody else saved this form first" size="60rem">
      {conflict !== null && <Sides conflict={conflict} saving={saving} base={base} draft={draft} />}
    </Modal>
  );
}

function Sides({ conflict, saving, base, draft }: ConflictDialogProps & { conflict: Conflict }) {
  const { timeZone } = useActor();
  const { newId } = useCore().ports;
  const { theirs } = conflict;
  const theirDraft = useMemo(() => draftOf(theirs, newId), [theirs, newId]);
  return (
    <>
      <Text>
        It was saved on <time>{momentText(theirs.dates.lastModified, timeZone)}</time>, after you had opened
        it. Nothing of yours is lost. Keeping yours replaces what they changed; taking theirs can be undone.
      </Text>
      <div className={classes.sides}>
        <section className={classes.side}>
          <Title order={3} size="h4">
            What they changed
          </Title>
          <ChangeList before={base} after={theirDraft} />
        </section>
        <section className={classes.side}>
          <Title order={3} size="h4">
            What you changed
          </Title>
          <ChangeList before={base} after={draft} />
        </section>
      </div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" color="gray" onClick={saving.cancel}>
          Go on editing
        </Button>
        <Button variant="default" onClick={saving.takeTheirs}>
          Take theirs
        </Button>
        <Button onClick={saving.keepMine}>Keep mine and save</Button>
      </Group>
    </>
  );
}
