// /forms/{id}/files: what goes into a form as a file, and what comes out of it.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Download, FileSpreadsheet, FileUp } from 'lucide-react';
import { exportXlsForm } from '#core/forms/actions.ts';
import { formTabsFor } from '#core/forms/home/tabs.ts';
import { mayEditForm, mayImport } from '#core/forms/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { LinkButton } from '#web/ui/link.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { FormDialogSlots } from '../use-form-dialogs.tsx';
import { saveXlsForm } from '../xlsform/xlsform-export.tsx';
import { useFormFrame } from './use-form-frame.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as listed } from '../texts.ts';
import { m } from './texts.ts';

export type FormFilesProps = {
  formId: string;
  slots: FormDialogSlots;
  /** The imports into it; for those who import. */
  imports: ReactNode;
};

export function FormFilesPage({ formId, slots, imports }: FormFilesProps) {
  const actor = useActor();
  const { form, home, frame, dialogs } = useFormFrame(formId, 'files', slots);
  const { run } = useAction();
  const navigate = useNavigate();
  if (!formTabsFor(actor).some(({ tab }) => tab === 'files')) return <NoAccessPage title={t(common.form)} />;
  const importing = home === undefined ? null : mayImport(actor, home);
  return (
    <Page title={form?.name ?? t(common.form)} width="full" {...frame}>
      {home !== undefined && importing !== null && (
        <div className="grid gap-24">
          <Panel title={t(m.exports)} subtitle={t(m.exportsAbout)}>
            <div className="flex wrap gap-8">
              <Button
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
                onClick={() => dialogs.onExport(home)}
              >
                {t(listed.exportData)}
              </Button>
              {mayEditForm(actor).yes && (
                <Button
                  variant="default"
                  leftSection={<FileSpreadsheet size={16} aria-hidden />}
                  onClick={() =>
                    void run(exportXlsForm, home).then((ended) => ended.done && saveXlsForm(ended.result))
                  }
                >
                  {exportXlsForm.label}
                </Button>
              )}
              <Button variant="subtle" onClick={() => void navigate({ to: '/exports' })}>
                {t(m.yourExports)}
              </Button>
            </div>
          </Panel>
          {mayEditForm(actor).yes && (
            <section className="grid gap-12" aria-label={t(m.imports)}>
              <header className="row wrap justify-between gap-12">
                <div>
                  <h2 className="m-0 weight-600 text-md">{t(m.imports)}</h2>
                  <div className="faint text-xs">{importing.yes ? t(m.importsAbout) : importing.why}</div>
                </div>
                {importing.yes && (
                  <LinkButton
                    leftSection={<FileUp size={16} aria-hidden />}
                    to="/forms/$formId/import"
                    params={{ formId: home.id }}
                  >
                    {t(listed.importData)}
                  </LinkButton>
                )}
              </header>
              <div>{imports}</div>
            </section>
          )}
        </div>
      )}
    </Page>
  );
}
