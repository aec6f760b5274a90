// What can be done with a form beside its name, on each page of its home: share it, fill it in, and what its menu in the list
// offers.
import { Button } from '@mantine/core';
import { QrCode } from 'lucide-react';
import { mayFillIn } from '#core/filling/policy.ts';
import { fillLinkTexts } from '#core/forms/fill-link.ts';
import { formTexts } from '#core/forms/labels.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { mayUsePublished } from '#core/forms/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { LinkButton } from '#web/ui/link.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { type FormDialogs, useFormOffers } from '../form-offers.tsx';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

export type FormActionsProps = {
  form: ListedForm;
  /** The draft of its next version, if any. */
  nextVersion: ListedForm | undefined;
  dialogs: FormDialogs;
};

export function FormActions({ form, nextVersion, dialogs }: FormActionsProps) {
  const actor = useActor();
  const isNarrow = useNarrow();
  const offers = useFormOffers(dialogs)(form, nextVersion);
  return (
    <>
      {!isNarrow && mayUsePublished(actor, form).yes && (
        <Button
          variant="default"
          leftSection={<QrCode size={16} aria-hidden />}
          onClick={() => dialogs.onLink(form)}
        >
          {fillLinkTexts.share}
        </Button>
      )}
      {mayFillIn(actor, form).yes && (
        <LinkButton {...(isNarrow && { size: 'xs' })} to="/fill/$templateId" params={{ templateId: form.id }}>
          {formTexts.fillIn}
        </LinkButton>
      )}
      <ActionMenu
        label={t(m.actionsFor, { spoken: form.name })}
        choices={offers.filter(({ id, isInMenu = false }) => isInMenu || (isNarrow && id === 'forms.link'))}
      />
    </>
  );
}
