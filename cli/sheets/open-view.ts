// The saved view that opened a dashboard or table, and whether what is shown still matches it.
import { useQuery } from '@tanstack/react-query';
import type { RowFilterInput, ReviewStatus } from '#core/sheets/schema.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { ViewContent } from '#core/views/schema.ts';
import { contentFilter, sameContent } from '#core/views/view-content.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';

export type OpenView = { name: string; isChanged: boolean };

/** The state of the table, also while its dashboard is shown. */
export type TableState = {
  sort: string | null;
  review: ReviewStatus | null;
  /** If the view includes a column layout. */
  columns: ViewContent['columns'];
};

type ViewPlace = PlaceOf<'dashboard'> | PlaceOf<'rows'>;

/** What is shown, in the format of a saved view. */
export function contentAt(place: ViewPlace, filter: RowFilterInput | null, table: TableState): ViewContent {
  return {
    sheetIds: place.sheetIds === 'all' ? 'all' : [...place.sheetIds],
    filter: contentFilter(filter),
    tab: place.screen === 'dashboard' ? 'dashboard' : 'data',
    ...table,
  };
}

/** The state of the table if only its dashboard is shown. */
export function tableAt({ start }: ViewPlace): TableState {
  return { sort: start?.sort ?? null, review: start?.review ?? null, columns: start?.columns ?? null };
}

/** The open view with its current name; null if there is none, or it was deleted. */
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
  const content = contentAt(place, filter, table);
  const isArranged = view.columns === null && content.columns !== null;
  return { name: view.name, isChanged: isArranged || !sameContent(view, content) };
}
