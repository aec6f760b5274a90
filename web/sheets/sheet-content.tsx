// The content of a sheet view once its rows are loaded: actions, the dashboard or the table, and a row's details.
// Rendered again when the rows change, not while they load.
import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Filter, Layers } from 'lucide-react';
import { type ComponentProps, memo, useCallback, useMemo, useState } from 'react';
import { tooMuchDataText, tooMuchFor } from '#core/sheets/dashboard/labels.ts';
import type { TooMuchData } from '#core/sheets/dashboard/overview.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import {
  contentColumns,
  exportFilter,
  fitView,
  sameContent,
  wholeContent,
} from '#core/views/view-content.ts';
import type { ExportFormDialog, SheetsExport, SheetViewsMenu, WidgetDialogs } from '#web/slots.ts';
import { addressOf, type ContentAddress, contentAt, noView, withoutOpening } from '#web/view-address.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Page, type PageFrame } from '#web/ui/page.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { useWide } from './dashboard/use-wide.ts';
import { DataBar, type DrawBar } from './data-bar.tsx';
import { DataStatus } from './data-status.tsx';
import { DataTab } from './table/data-tab.tsx';
import { RowPanel } from './row/row-panel.tsx';
import { useSheetOptions } from './use-sheet-options.tsx';
import { type SheetDialog, SheetDialogs } from './sheet-dialogs.tsx';
import { type OpenSheet, type SheetAddress, useOpenSheet } from './use-open-sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { filteredById, filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { Form } from '#core/forms/schema.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { SavedView } from '#core/views/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useCompareChoice } from './widgets/compare-context.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { MarkProvider, type MarkWays } from './widgets/marks.tsx';
import { useLatest } from '#web/platform/use-latest.ts';
import { useTableLayout } from './table/use-table-layout.ts';

/** Parts of other features. */
export type SheetSlots = {
  /** What every page of the form's home has. */
  frame: PageFrame;
  ViewsMenu: SheetViewsMenu;
  ExportDialog: ExportFormDialog;
  sheetsExport: SheetsExport;
  widgetDialogs: WidgetDialogs;
};
export type SheetContentProps = SheetAddress & SheetSlots & Pick<OpenSheet, 'view' | 'control'>;

export const SheetContent = memo(function SheetContent(props: SheetContentProps) {
  const { frame, ViewsMenu, ExportDialog, sheetsExport, widgetDialogs, ...address } = props;
  const sheet = useOpenSheet(address);
  const { tab } = sheet;
  const { overview } = sheet.view;
  const { form } = overview;
  const [dialog, setDialog] = useState<SheetDialog>(null);
  const [isSearched, setIsSearched] = useState(false);
  const closeDialog = useCallback(() => setDialog(null), []);
  const { isWide, changeWide } = useWide();
  const compare = useCompareChoice();
  const isNarrow = useNarrow();
  const shown = useViews(sheet);
  const { layout, changeLayout } = shown;
  const tooMuchData = tooMuchFor(tab, overview);
  const ways = useMarkWays(sheet);
  const exported = exportFilter(shown.content);
  const options = useSheetOptions({
    sheet,
    exported,
    isSearched: tab === 'data' && isSearched,
    sheetsExport,
    onDialog: setDialog,
  });
  const { current, isChanged } = shown;
  const status = (
    <DataStatus
      sheet={sheet}
      isCompared={tab === 'dashboard' && compare.isCompared}
      savedView={current === null ? null : { name: current.name, isChanged }}
      onChooseSheets={() => setDialog('sheets')}
    />
  );
  const bar: DrawBar = (parts) => (
    <DataBar
      {...parts}
      sheet={sheet}
      views={(within) => <SheetViews sheet={sheet} shown={shown} ViewsMenu={ViewsMenu} within={within} />}
      options={options}
      status={status}
      isExporting={sheetsExport.isRunning}
      onDialog={setDialog}
    />
  );
  return (
    <Page title={form.name} {...frame} width="full" fills={tab === 'data' && tooMuchData === null}>
      {tooMuchData !== null && (
        <>
          {bar({})}
          <TooMuchToShow data={tooMuchData} onDialog={setDialog} />
        </>
      )}
      {tooMuchData === null && tab === 'dashboard' && (
        <MarkProvider {...ways}>
          <Dashboard
            sheet={sheet}
            bar={bar}
            dialogs={widgetDialogs}
            isWide={isWide}
            onWide={changeWide}
            {...compare}
          />
        </MarkProvider>
      )}
      {tooMuchData === null && tab === 'data' && (
        <DataTab
          sheet={sheet}
          bar={bar}
          layout={layout}
          changeLayout={changeLayout}
          onSearched={setIsSearched}
        />
      )}
      {isNarrow && tab === 'data' && tooMuchData === null && status}
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

/** The ways from a part of a widget to its rows, and to the dashboard of those alone. */
function useMarkWays(sheet: OpenSheet): MarkWays {
  const { filter, overview } = sheet.view;
  const latest = useLatest(sheet);
  const { form } = overview;
  return useMemo(
    () => ({
      filter,
      questions: filteredById(form),
      openRows: (narrowed) => latest.current.onRows(narrowed),
      narrow: (narrowed) => latest.current.onFilter(narrowed),
    }),
    [filter, form, latest],
  );
}

type SheetViewsProps = Pick<ComponentProps<SheetViewsMenu>, 'within'> & {
  sheet: OpenSheet;
  shown: ReturnType<typeof useViews>;
  ViewsMenu: SheetViewsMenu;
};

/** The menu of saved views, which opens, saves and leaves them. */
function SheetViews({ sheet, shown, ViewsMenu, within }: SheetViewsProps) {
  const { formId, sheetIds, search, onSearch, view } = sheet;
  const { content, current, isChanged, views, opened } = shown;
  const navigate = useNavigate();
  return (
    <ViewsMenu
      within={within}
      formId={formId}
      content={content}
      current={current}
      isChanged={isChanged}
      views={views}
      onOpen={(next) => void navigate(opened(next, view.overview.form))}
      onSaved={(saved) => onSearch({ ...search, view: saved.id })}
      onDeleted={() => {
        const { view: _, ...rest } = search;
        onSearch(withoutOpening(sheetIds, rest));
      }}
    />
  );
}

type TooMuchProps = { data: TooMuchData; onDialog(dialog: SheetDialog): void };

function TooMuchToShow({ data, onDialog }: TooMuchProps) {
  return (
    <EmptyState
      title={tooMuchDataText(data)}
      icon={<Layers size={22} />}
      action={
        <Group gap="xs" justify="center">
          <Button leftSection={<Filter size={16} aria-hidden />} onClick={() => onDialog('filter')}>
            {sheetTexts.filter}
          </Button>
          <Button variant="default" onClick={() => onDialog('sheets')}>
            {sheetTexts.select}
          </Button>
        </Group>
      }
    />
  );
}

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
