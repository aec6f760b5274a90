// /sheet/{templateId}/{sheetIds}: the sheet view with its tab, row and filter from the address. An address without
// parameters opens a saved view.
import { getRouteApi, useChildMatches, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { loadingText } from '#core/sheets/dashboard/labels.ts';
import { type SheetIds, sheetIdsFrom, type SheetSearch } from '#web/paths.ts';
import { useSheetsExport } from '#web/exports/use-sheets-export.ts';
import { SheetPage, type SheetPageProps } from '#web/sheets/page.tsx';
import type { WidgetDialogs } from '#web/slots.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useFormName } from '#web/sheets/use-form-name.ts';
import { Page } from '#web/ui/page.tsx';
import { ViewsMenu } from '#web/views/views-menu.tsx';
import { useFormFrame } from '#web/forms/home/use-form-frame.tsx';
import { formDialogs } from './form-dialogs.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { formQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { viewsQuery } from '#core/views/queries.ts';
import { fitView } from '#core/views/view-content.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { addressOf, isBare, viewToOpen } from '#web/view-address.ts';

const widgetDialogs: WidgetDialogs = {
  Builder: lazyDialog(() => import('#web/widgets/widget-builder.tsx').then((it) => it.WidgetBuilder)),
  Hidden: lazyDialog(() => import('#web/widgets/hidden-widgets.tsx').then((it) => it.HiddenWidgets)),
};
const route = getRouteApi('/sheet/$templateId/$sheetIds');

export function SheetRoute() {
  const { templateId } = route.useParams();
  return <FormSheets key={templateId} formId={templateId} />;
}

function FormSheets({ formId }: { formId: string }) {
  const text = route.useParams().sheetIds;
  const search = route.useSearch();
  // Not the route's own, whose '.' would be the dashboard.
  const navigate = useNavigate();
  const { rowId } = useParams({ strict: false });
  const pageId = useChildMatches({ select: (matches) => matches.at(-1)?.routeId });
  const sheetIds = useMemo(() => sheetIdsFrom(text), [text]);
  const place = placeOf(pageId, rowId);
  const isOpening = useFirstView({ formId, sheetIds, search, isFront: place.tab === 'dashboard' });
  const sheetsExport = useSheetsExport();
  const name = useFormName(formId);
  const { frame } = useFormFrame(formId, place.tab === 'data' ? 'rows' : 'dashboard', formDialogs, {
    sheetIds,
    search,
  });
  const changeSearch = useCallback<SheetPageProps['onSearch']>(
    (next, isStep = false) => void navigate({ to: '.', search: next, replace: !isStep }),
    [navigate],
  );
  if (isOpening) {
    return (
      <Page title={name} {...frame} width="full">
        <Loading text={loadingText(place.tab, null)} lines={6} />
      </Page>
    );
  }
  return (
    <SheetPage
      formId={formId}
      sheetIds={sheetIds}
      search={search}
      onSearch={changeSearch}
      ViewsMenu={ViewsMenu}
      ExportDialog={formDialogs.ExportDialog}
      frame={frame}
      sheetsExport={sheetsExport}
      widgetDialogs={widgetDialogs}
      {...place}
    />
  );
}

function placeOf(pageId = '', rowId: string | undefined): Pick<SheetPageProps, 'tab' | 'row'> {
  if (rowId === undefined) return { tab: pageId.endsWith('/data') ? 'data' : 'dashboard', row: null };
  return { tab: 'data', row: { id: rowId, tab: pageId.endsWith('/history') ? 'history' : 'answers' } };
}

type FirstPlace = {
  formId: string;
  sheetIds: SheetIds;
  search: SheetSearch;
  /** It is the form's own address, not one of its table or of a row. */
  isFront: boolean;
};

/**
 * Opens a saved view if an address names only a form: the view in the address, otherwise the user's default one.
 * Checks once, when the page is opened; true until it is known what to show.
 */
function useFirstView({ formId, sheetIds, search, isFront }: FirstPlace): boolean {
  const { send } = useCore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpening, setIsOpening] = useState(() => isFront && isBare(sheetIds, search));
  const openFirst = useEffectEvent(async (signal: AbortSignal) => {
    if (!isOpening) return;
    const view = viewToOpen(search, await queries.fetchQuery(viewsQuery(send, formId)));
    if (view === null || signal.aborted) return;
    const form = formAsRead(await queries.fetchQuery(formQuery(send, formId)));
    const { content, missing } = fitView(view, filteredQuestions(form));
    if (signal.aborted) return;
    if (missing !== null) notifyFailed(missing);
    await navigate({ ...addressOf(formId, view.id, content), replace: true });
  });
  // Once: only the initial address opens a view.
  useEffect(() => {
    const leaving = new AbortController();
    // The page reports errors itself: it reads the form as well.
    openFirst(leaving.signal)
      .catch(() => undefined)
      .finally(() => {
        if (!leaving.signal.aborted) setIsOpening(false);
      });
    return () => leaving.abort();
  }, []);
  return isOpening;
}
