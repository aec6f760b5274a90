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
  /** Saves what both have changed; missing where that cannot be merged. */
  onBoth?: (() => void) | undefined;
};

export function ConflictModal(props: ConflictModalProps) {
  const { opened, title, children, others, onCancel, onTheirs, onMine, onBoth } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={title} size="60rem" fullScreen={useNarrow()}>
      <Text>{onBoth === undefined ? conflictTexts.text : conflictTexts.apart}</Text>
      {children}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" color="gray" data-autofocus onClick={onCancel}>
          {conflictTexts.goOn}
        </Button>
        {others}
        <Button variant="default" onClick={onTheirs}>
          {conflictTexts.useTheirs}
        </Button>
        <Button variant={onBoth === undefined ? 'filled' : 'default'} onClick={onMine}>
          {conflictTexts.overwrite}
        </Button>
        {onBoth !== undefined && <Button onClick={onBoth}>{conflictTexts.both}</Button>}
      </Group>
    </Modal>
  );
}
