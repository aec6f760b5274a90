// /sheet/{templateId}/{sheetIds}: the sheet view with its tab, row and filter from the address.
import { getRouteApi, useChildMatches, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, useMemo } from 'react';
import { sheetIdsFrom } from './paths.ts';
import { SheetPage, type SheetPageProps } from './sheets/page.tsx';
import { useSheetsExport } from './exports/use-sheets-export.ts';
import type { WidgetDialogs } from './slots.ts';

const ExportDialog = lazy(() =>
  import('./exports/export-form-dialog.tsx').then(({ ExportFormDialog }) => ({ default: ExportFormDialog })),
);
const widgetDialogs: WidgetDialogs = {
  Builder: lazy(() =>
    import('./widgets/widget-builder.tsx').then(({ WidgetBuilder }) => ({ default: WidgetBuilder })),
  ),
  Hidden: lazy(() =>
    import('./widgets/hidden-widgets.tsx').then(({ HiddenWidgets }) => ({ default: HiddenWidgets })),
  ),
};
const route = getRouteApi('/sheet/$templateId/$sheetIds');

export function SheetRoute() {
  const { templateId, sheetIds } = route.useParams();
  // Not the route's own, whose '.' would be the dashboard.
  const navigate = useNavigate();
  const { rowId } = useParams({ strict: false });
  const pageId = useChildMatches({ select: (matches) => matches.at(-1)?.routeId });
  return (
    <SheetPage
      key={templateId}
      formId={templateId}
      sheetIds={useMemo(() => sheetIdsFrom(sheetIds), [sheetIds])}
      search={route.useSearch()}
      onSearch={(search) => void navigate({ to: '.', search, replace: true })}
      ExportDialog={ExportDialog}
      sheetsExport={useSheetsExport()}
      widgetDialogs={widgetDialogs}
      {...placeOf(pageId, rowId)}
    />
  );
}

function placeOf(pageId = '', rowId: string | undefined): Pick<SheetPageProps, 'tab' | 'row'> {
  if (rowId === undefined) return { tab: pageId.endsWith('/data') ? 'data' : 'dashboard', row: null };
  return { tab: 'data', row: { id: rowId, tab: pageId.endsWith('/history') ? 'history' : 'answers' } };
}
