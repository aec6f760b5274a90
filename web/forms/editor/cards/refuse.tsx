// Shows why something is not possible.
import { Button, Group, Text } from '@mantine/core';
import { closeModal, openModal } from '@mantine/modals';
import type { RefusedDialog } from '#core/forms/draft/form-uses.ts';
import { keepsEscape } from '#web/ui/dialog/on-top.ts';

export function refuse({ title, text }: RefusedDialog): void {
  const modalId = 'refused';
  openModal({
    modalId,
    title,
    children: (
      <>
        <Text>{text}</Text>
        <Group justify="flex-end" mt="md">
          <Button {...keepsEscape} onClick={() => closeModal(modalId)} data-autofocus>
            OK
          </Button>
        </Group>
      </>
    ),
  });
}
