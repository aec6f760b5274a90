// Shows the changes before a published form is saved: people are filling in that form.
import { Button, Text } from '@mantine/core';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { conflictTexts } from '#core/changes/conflict-texts.ts';
import { ChangesModal } from './changes-modal.tsx';
import type { Saving } from './use-save.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ChangesDialogProps = { saving: Saving; base: FormDraft; draft: FormDraft };

export function ChangesDialog({ saving, base, draft }: ChangesDialogProps) {
  return (
    <ChangesModal
      isWanted={saving.isConfirming}
      title={t(m.saveTheseChanges)}
      text={<Text mb="md">{t(m.thisFormIsPublishedThey)}</Text>}
      before={base}
      after={draft}
      onClose={saving.cancel}
      buttons={
        <>
          <Button variant="default" onClick={saving.cancel}>
            {conflictTexts.goOn}
          </Button>
          <Button onClick={saving.confirm} data-autofocus>
            {t(common.save)}
          </Button>
        </>
      }
    />
  );
}
