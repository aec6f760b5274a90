// The impact of publishing the edited version.
import { Modal } from '@mantine/core';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { impactOf } from '#core/forms/impact/impact.ts';
import { impactQuery } from '#core/forms/queries.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ImpactList } from '#web/forms/impact-list.tsx';
import { useLazyDialog } from '#web/forms/editor/use-lazy-dialog.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';

export type ImpactDialogProps = { formId: string; isWanted: boolean; onClose(): void };

export function ImpactDialog({ formId, isWanted, onClose }: ImpactDialogProps) {
  const { isThere, opened } = useLazyDialog(isWanted);
  if (!isThere) return null;
  return (
    <Modal opened={opened} onClose={onClose} title="What publishing this version changes" size="lg">
      <Impact formId={formId} />
    </Modal>
  );
}

function Impact({ formId }: { formId: string }) {
  const editor = useEditorHandle();
  const query = useRead((send) => impactQuery(send, formId));
  const { inForce } = editor.now();
  return (
    <Loaded query={query}>
      {(counts) =>
        inForce !== null && <ImpactList lines={impactOf(inForce, inputOf(editor.draft()), counts)} />
      }
    </Loaded>
  );
}
