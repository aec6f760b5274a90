// /sheet/{templateId}/{sheetIds}: the sheet view with its tab, row and filter from the address. An address without
// parameters opens a saved view.
import { getRouteApi, useChildMatches, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { loadingText } from '#core/sheets/dashboard/labels.ts';
import { sheetIdsFrom, toForms } from '#web/paths.ts';
import { useSheetsExport } from '#web/exports/use-sheets-export.ts';
import { SheetPage, type SheetPageProps } from '#web/sheets/page.tsx';
import type { WidgetDialogs } from '#web/slots.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useFormName } from '#web/sheets/use-form-name.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import { Page } from '#web/ui/page.tsx';
import { useFirstView } from './use-first-view.ts';
import { ViewsMenu } from '#web/views/views-menu.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

const ExportDialog = lazyDialog(() =>
  import('#web/exports/export-form-dialog.tsx').then((it) => it.ExportFormDialog),
);
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
  const changeSearch = useCallback<SheetPageProps['onSearch']>(
    (next, isStep = false) => void navigate({ to: '.', search: next, replace: !isStep }),
    [navigate],
  );
  if (isOpening) {
    return (
      <Page title={name} trail={<Trail steps={toForms} />} width="full">
        <Loading text={loadingText(place.tab, null)} />
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
      ExportDialog={ExportDialog}
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
