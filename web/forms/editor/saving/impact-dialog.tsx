// The impact of publishing the edited version.
import { Button, Group, Modal } from '@mantine/core';
import { publish } from '#core/forms/actions.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { conflictTexts } from '#core/changes/conflict-texts.ts';
import { impactOf } from '#core/forms/impact/impact.ts';
import { nobodyLines } from '#core/forms/impact/impact-people.ts';
import { impactQuery } from '#core/forms/queries.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ImpactList } from '#web/forms/impact-list.tsx';
import { useLazyDialog } from '#web/forms/editor/use-lazy-dialog.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ImpactDialogProps = {
  formId: string;
  isWanted: boolean;
  onClose(): void;
  /** Saves it and asks whether to publish it. */
  onPublish(): void;
};

export function ImpactDialog({ formId, isWanted, onClose, onPublish }: ImpactDialogProps) {
  const { isThere, opened } = useLazyDialog(isWanted);
  if (!isThere) return null;
  return (
    <Modal opened={opened} onClose={onClose} title={t(m.whatPublishingThisVersionChanges)} size="lg">
      <Impact formId={formId} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {conflictTexts.goOn}
        </Button>
        <Button
          onClick={() => {
            onClose();
            onPublish();
          }}
        >
          {publish.label}
        </Button>
      </Group>
    </Modal>
  );
}

function Impact({ formId }: { formId: string }) {
  const editor = useEditorHandle();
  const query = useRead((send) => impactQuery(send, formId));
  const { inForce } = editor.now();
  const draft = inputOf(editor.draft());
  return (
    <Loaded query={query}>
      {(counts) =>
        inForce !== null && (
          <ImpactList lines={[...impactOf(inForce, draft, counts), ...nobodyLines(draft)]} />
        )
      }
    </Loaded>
  );
}
