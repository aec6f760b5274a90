// A dialog with the changes of a save.
import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { useLazyDialog } from '#web/forms/editor/use-lazy-dialog.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import { ChangeList } from '#web/ui/changes/change-list.tsx';

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

/** The changes from one draft of a form to another, as a list. */
function FormChangeList({ before, after }: { before: FormDraft; after: FormDraft }) {
  const changes = useMemo(() => formDiff(inputOf(before), inputOf(after)), [before, after]);
  return <ChangeList changes={changes} />;
}
