// The content of a sheet view once its rows are loaded: actions, the dashboard or the table, and a row's details.
// Rendered again when the rows change, not while they load.
import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Filter, Layers } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { tooMuchDataText, tooMuchFor } from '#core/sheets/dashboard/labels.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import {
  contentColumns,
  exportFilter,
  fitView,
  sameContent,
  wholeContent,
} from '#core/views/view-content.ts';
import { toForms } from '#web/paths.ts';
import type { ExportFormDialog, SheetsExport, SheetViewsMenu, WidgetDialogs } from '#web/slots.ts';
import { addressOf, type ContentAddress, contentAt, noView, withoutOpening } from '#web/view-address.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { useWide } from './dashboard/use-wide.ts';
import { DataBanner } from './data-banner.tsx';
import { DataTab } from './table/data-tab.tsx';
import { RowPanel } from './row/row-panel.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { type SheetDialog, SheetDialogs } from './sheet-dialogs.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { type OpenSheet, type SheetAddress, useOpenSheet } from './use-open-sheet.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { Form } from '#core/forms/schema.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { SavedView } from '#core/views/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useTableLayout } from './table/use-table-layout.ts';

/** Parts of other features. */
export type SheetSlots = {
  ViewsMenu: SheetViewsMenu;
  ExportDialog: ExportFormDialog;
  sheetsExport: SheetsExport;
  widgetDialogs: WidgetDialogs;
};
export type SheetContentProps = SheetAddress & SheetSlots & Pick<OpenSheet, 'view' | 'control'>;

export const SheetContent = memo(function SheetContent(props: SheetContentProps) {
  const { ViewsMenu, ExportDialog, sheetsExport, widgetDialogs, ...address } = props;
  const sheet = useOpenSheet(address);
  const { formId, sheetIds, tab, search, onSearch } = sheet;
  const { overview } = sheet.view;
  const { form, sheets } = overview;
  const [dialog, setDialog] = useState<SheetDialog>(null);
  const [isSearched, setIsSearched] = useState(false);
  const closeDialog = useCallback(() => setDialog(null), []);
  const navigate = useNavigate();
  const { isWide, changeWide } = useWide();
  const { views, current, isChanged, content, opened, layout, changeLayout } = useViews(sheet);
  const tooMuchData = tooMuchFor(tab, overview);
  const exported = exportFilter(content);
  const viewsMenu = (
    <ViewsMenu
      formId={formId}
      content={content}
      current={current}
      isChanged={isChanged}
      views={views}
      onOpen={(next) => void navigate(opened(next, form))}
      onSaved={(saved) => onSearch({ ...search, view: saved.id })}
      onDeleted={() => {
        const { view: _, ...rest } = search;
        onSearch(withoutOpening(sheetIds, rest));
      }}
    />
  );
  return (
    <Page
      title={form.name}
      trail={<Trail steps={toForms} />}
      subtitle={sheets.length === 1 ? sheets[0]?.name || t(both.unnamedSheet) : undefined}
      width="full"
      fills={tab === 'data' && tooMuchData === null}
      actions={
        <SheetActions
          sheet={sheet}
          views={viewsMenu}
          exported={exported}
          isSearched={tab === 'data' && isSearched}
          sheetsExport={sheetsExport}
          onDialog={setDialog}
        />
      }
    >
      <SheetTabs params={sheet.params} search={search} tab={tab} />
      {(tooMuchData === null || sheets.length > 0) && (
        <DataBanner
          sheet={sheet}
          savedView={current === null ? null : { name: current.name, isChanged }}
          isWide={isWide}
          onChooseSheets={() => setDialog('sheets')}
        />
      )}
      {tooMuchData !== null && (
        <EmptyState
          title={tooMuchDataText(tooMuchData)}
          icon={<Layers size={22} />}
          action={
            <Group gap="xs" justify="center">
              <Button leftSection={<Filter size={16} aria-hidden />} onClick={() => setDialog('filter')}>
                {sheetTexts.filter}
              </Button>
              <Button variant="default" onClick={() => setDialog('sheets')}>
                {sheetTexts.select}
              </Button>
            </Group>
          }
        />
      )}
      {tooMuchData === null && tab === 'dashboard' && (
        <Dashboard sheet={sheet} dialogs={widgetDialogs} isWide={isWide} onWide={changeWide} />
      )}
      {tooMuchData === null && tab === 'data' && (
        <DataTab sheet={sheet} layout={layout} changeLayout={changeLayout} onSearched={setIsSearched} />
      )}
      <RowPanel sheet={sheet} />
      <SheetDialogs
        sheet={sheet}
        dialog={dialog}
        onClose={closeDialog}
        exported={exported}
        isSearched={isSearched}
        ExportDialog={ExportDialog}
      />
    </Page>
  );
});

/** The saved views of a form for its page: all views, the open one, and the current content. */
function useViews({ formId, sheetIds, tab, search, filter }: ContentAddress & { formId: string }) {
  const { send } = useCore();
  const { data: views = none } = useQuery(viewsQuery(send, formId));
  const current = views.find(({ id }) => id === search.view) ?? null;
  const { layout, isArranged, changeLayout, forget } = useTableLayout(formId, current);
  const content = useMemo(
    () => ({ ...contentAt({ sheetIds, search, filter, tab }), columns: contentColumns(layout) }),
    [layout, sheetIds, search, filter, tab],
  );
  /** Navigates to a view; null: all data. Warns if the form no longer has parts of it. */
  const opened = (view: SavedView | null, form: Pick<Form, 'questions' | 'contextQuestions'>) => {
    forget();
    if (view === null) return addressOf(formId, noView, { ...wholeContent, tab });
    const { content: fitted, missing } = fitView(view, filteredQuestions(form));
    if (missing !== null) notifyFailed(missing);
    return addressOf(formId, view.id, fitted, filteredQuestions(form));
  };
  const isChanged = current !== null && (isArranged || !sameContent(current, content));
  return { views, current, isChanged, content, opened, layout, changeLayout };
}

const none: readonly SavedView[] = [];
