// Shown for a form without any rows: when rows appear, and how to add them.
import { Table2 } from 'lucide-react';
import type { FillableForm } from '#core/filling/policy.ts';
import { firstRows } from '#core/sheets/first-rows.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function NoRows({ form }: { form: FillableForm & { id: string } }) {
  const { text, step } = firstRows(useActor(), form);
  return (
    <EmptyState
      icon={<Table2 size={22} />}
      title={sheetTexts.noRows}
      text={text}
      action={
        step === null ? undefined : step === 'fill' ? (
          <LinkButton to="/fill/$templateId" params={{ templateId: form.id }}>
            {t(m.fillIn)}
          </LinkButton>
        ) : (
          <LinkButton variant="default" to="/forms/$formId" params={{ formId: form.id }}>
            {t(m.openForm)}
          </LinkButton>
        )
      }
    />
  );
}
