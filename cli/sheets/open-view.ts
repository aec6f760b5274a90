// The saved view that a dashboard or a table was opened by, and whether it still shows what that shows.
import { useQuery } from '@tanstack/react-query';
import type { RowFilterInput, ReviewStatus } from '#core/sheets/schema.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { ViewContent } from '#core/views/schema.ts';
import { contentFilter, sameContent } from '#core/views/view-content.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';

export type OpenView = { name: string; isChanged: boolean };

/** How the table stands, also while its dashboard is looked at. */
export type TableState = {
  sort: string | null;
  review: ReviewStatus | null;
  /** Where the view says how they stand. */
  columns: ViewContent['columns'];
};

type ViewPlace = PlaceOf<'dashboard'> | PlaceOf<'rows'>;

/** What is looked at, as a saved view keeps it. */
export function contentAt(place: ViewPlace, filter: RowFilterInput | null, table: TableState): ViewContent {
  return {
    sheetIds: place.sheetIds === 'all' ? 'all' : [...place.sheetIds],
    filter: contentFilter(filter),
    tab: place.screen === 'dashboard' ? 'dashboard' : 'data',
    ...table,
  };
}

/** How the table stands where only its dashboard is drawn. */
export function tableAt({ start }: ViewPlace): TableState {
  return { sort: start?.sort ?? null, review: start?.review ?? null, columns: start?.columns ?? null };
}

/** The view that is open, by the name that it has now; null where there is none, or none any more. */
export function useOpenView(
  place: ViewPlace,
  filter: RowFilterInput | null,
  table: TableState,
): OpenView | null {
  const { core } = useApp();
  const { formId, viewId } = place;
  const { data } = useQuery({ ...viewsQuery(core.send, formId), enabled: viewId !== undefined });
  const view = data?.find(({ id }) => id === viewId);
  if (view === undefined) return null;
  return { name: view.name, isChanged: !sameContent(view, contentAt(place, filter, table)) };
}
