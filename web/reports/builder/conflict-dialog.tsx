// Somebody else has saved the design first: which one is to stay.
import { Button, Group, Modal, Text } from '@mantine/core';
import { counted } from '#core/count-text.ts';
import { designTexts } from '#core/reports/own/texts.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import type { Saving } from './use-save.ts';

export function ConflictDialog({ saving }: { saving: Saving }) {
  const { timeZone } = useActor();
  const { theirs } = saving;
  return (
    <Modal
      opened={useOpened(theirs !== null)}
      onClose={saving.cancel}
      title={designTexts.changed}
      size="46rem"
      closeOnClickOutside={false}
    >
      {theirs !== null && (
        <Text>
          {theirs.savedBy.userName} saved version {theirs.version}, with{' '}
          {counted(theirs.sections.length, 'section')}, on{' '}
          <time>{momentText(theirs.dates.lastModified, timeZone)}</time>. None of your work is lost: using
          theirs can be undone, and theirs stays in the list of versions.
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" color="gray" onClick={saving.cancel}>
          Go on editing
        </Button>
        <Button variant="default" onClick={saving.takeTheirs}>
          Use their version
        </Button>
        <Button variant="default" onClick={saving.saveAsNew}>
          Save mine as a new design
        </Button>
        <Button onClick={saving.keepMine}>Keep mine and save</Button>
      </Group>
    </Modal>
  );
}
