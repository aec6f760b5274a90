// Shows why something is not possible, and leads to what stands in the way.
import { Button, Group, Text } from '@mantine/core';
import { closeModal, openModal } from '@mantine/modals';
import type { RefusedDialog } from '#core/forms/draft/form-uses.ts';
import { cardId, focusMade } from '#web/forms/editor/focus.ts';
import type { Editor } from '#web/forms/editor/use-editor.ts';
import { keepsEscape } from '#web/ui/dialog/on-top.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function refuse(editor: Editor, { title, text, first }: RefusedDialog): void {
  const modalId = 'refused';
  openModal({
    modalId,
    title,
    children: (
      <>
        <Text>{text}</Text>
        <Group justify="flex-end" gap="xs" mt="md">
          {first !== undefined && (
            <Button
              {...keepsEscape}
              variant="default"
              onClick={() => {
                closeModal(modalId);
                editor.open(first.itemId);
                focusMade(cardId(first.itemId));
              }}
            >
              {first.show}
            </Button>
          )}
          <Button {...keepsEscape} onClick={() => closeModal(modalId)} data-autofocus>
            {t(m.leaveIt)}
          </Button>
        </Group>
      </>
    ),
  });
}
