// Shows the changes before a published form is saved: people are filling in that form.
import { Button, Text } from '@mantine/core';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { conflictTexts } from '#core/changes/conflict-texts.ts';
import { ChangesModal } from './changes-modal.tsx';
import type { Saving } from './use-save.ts';

export type ChangesDialogProps = { saving: Saving; base: FormDraft; draft: FormDraft };

export function ChangesDialog({ saving, base, draft }: ChangesDialogProps) {
  return (
    <ChangesModal
      isWanted={saving.isConfirming}
      title="Save these changes?"
      text={<Text mb="md">This form is published: they take effect for everyone immediately.</Text>}
      before={base}
      after={draft}
      onClose={saving.cancel}
      buttons={
        <>
          <Button variant="default" onClick={saving.cancel}>
            {conflictTexts.goOn}
          </Button>
          <Button onClick={saving.confirm} data-autofocus>
            Save
          </Button>
        </>
      }
    />
  );
}
