// Somebody else has saved first what one edits: shows both sides, and asks which is to stay.
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { conflictTexts } from '#core/changes/conflict-texts.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';

export type ConflictModalProps = {
  opened: boolean;
  title: string;
  /** What both have changed. */
  children: ReactNode;
  /** Other ways out, beside the three. */
  others?: ReactNode;
  onCancel(): void;
  onTheirs(): void;
  onMine(): void;
};

export function ConflictModal(props: ConflictModalProps) {
  const { opened, title, children, others, onCancel, onTheirs, onMine } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={title} size="60rem" fullScreen={useNarrow()}>
      <Text>{conflictTexts.text}</Text>
      {children}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {conflictTexts.goOn}
        </Button>
        {others}
        <Button variant="default" onClick={onTheirs}>
          {conflictTexts.useTheirs}
        </Button>
        <Button onClick={onMine}>{conflictTexts.overwrite}</Button>
      </Group>
    </Modal>
  );
}
