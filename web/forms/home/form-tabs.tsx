// The tabs of a form's home. The dashboard and the table keep what the address says of sheets and filters between them.
import { formTabsFor, type FormTab } from '#core/forms/home/tabs.ts';
import { sheetIdsText, type SheetIds, type SheetSearch } from '#web/paths.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { LinkTabs, type LinkTab } from '#web/ui/list/link-tabs.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FormTabsProps = {
  /** The form whose home it is. */
  formId: string;
  /** The form whose questions are edited: the next version, once there is one. */
  editedId: string;
  current: FormTab;
  /** What the dashboard and the table show. */
  shown?: { sheetIds: SheetIds; search: SheetSearch };
};

export function FormTabs({ formId, editedId, current, shown }: FormTabsProps) {
  const sheet = {
    params: { templateId: formId, sheetIds: sheetIdsText(shown?.sheetIds ?? 'all') },
    search: shown?.search ?? {},
  };
  const links: Readonly<Record<FormTab, Omit<LinkTab, 'label' | 'id'>>> = {
    overview: { to: '/forms/$formId/overview', params: { formId } },
    dashboard: { to: '/sheet/$templateId/$sheetIds', ...sheet },
    rows: { to: '/sheet/$templateId/$sheetIds/data', ...sheet },
    questions: { to: '/forms/$formId', params: { formId: editedId } },
    files: { to: '/forms/$formId/files', params: { formId } },
    settings: { to: '/forms/$formId/settings', params: { formId } },
  };
  return (
    <LinkTabs
      label={t(m.partsOfForm)}
      tabs={formTabsFor(useActor()).map(({ tab, label }) => ({ ...links[tab], id: tab, label }))}
      current={current}
    />
  );
}
