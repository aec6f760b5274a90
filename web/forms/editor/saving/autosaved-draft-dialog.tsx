// Offers unsaved changes of the last time: after a crash, an expired session, or leaving the page.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { WholeForm } from '#core/forms/calls.ts';
import { counted } from '#core/count-text.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { AutosavedDraft } from './autosaved-draft.ts';

export type AutosavedDraftDialogProps = {
  autosaved: AutosavedDraft;
  /** The form on the server; null: it does not exist yet. */
  saved: WholeForm | null;
  onRestore(): void;
  onDiscard(): void;
};

export function AutosavedDraftDialog({ autosaved, saved, onRestore, onDiscard }: AutosavedDraftDialogProps) {
  const { timeZone } = useActor();
  const { base, draft, at } = autosaved;
  const name = draft.name.trim();
  const changes = formDiff(inputOf(base), inputOf(draft)).length;
  const isOutdated = saved !== null && draft.version !== null && saved.version !== draft.version;
  return (
    <Modal
      opened
      onClose={onRestore}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title="Go on where you left off?"
      size="md"
    >
      <Stack gap="sm">
        <Text>
          A draft of {name === '' ? 'a new form' : `"${name}"`} from <time>{momentText(at, timeZone)}</time>{' '}
          is kept here, with {counted(changes, 'change')} that {changes === 1 ? 'was' : 'were'} not saved.
        </Text>
        {isOutdated && (
          <Text>The form was saved since. When you save the draft, you see both and choose.</Text>
        )}
        <Group justify="flex-end" gap="xs" mt="sm">
          <Button variant="default" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onRestore} data-autofocus>
            Restore
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
