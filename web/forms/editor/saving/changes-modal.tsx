// A dialog with the changes of a save.
import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { FormChangeList } from './change-list.tsx';
import { useLazyDialog } from '#web/forms/editor/use-lazy-dialog.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type ChangesModalProps = {
  isWanted: boolean;
  title: string;
  text?: ReactNode;
  before: FormDraft;
  after: FormDraft;
  /** Buttons instead of the close button. */
  buttons?: ReactNode;
  onClose(): void;
};

export function ChangesModal(props: ChangesModalProps) {
  const { isWanted, title, text, before, after, buttons, onClose } = props;
  const { isThere, opened } = useLazyDialog(isWanted);
  if (!isThere) return null;
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      {text}
      {isWanted && <FormChangeList before={before} after={after} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        {buttons ?? (
          <Button variant="default" onClick={onClose}>
            {t(common.close)}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
