// The loading state of a view, for its dashboard and its table.
import { type ReactNode } from 'react';
import { loadingText, tooMuchDataText, tooMuchFor } from '#core/sheets/dashboard/labels.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { ErrorView, Loading, ProgressBar } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { tableAt, type TableState, useOpenView } from './open-view.ts';
import type { SheetView } from './sheet-view.ts';
import type { SheetViewState } from '#core/sheets/engine/sheet-view.ts';
import { headerHeight, ViewHeader, ViewTabs } from './view-header.tsx';

export type LoadedViewProps = {
  place: PlaceOf<'dashboard'> | PlaceOf<'rows'>;
  view: SheetView;
  state: SheetViewState;
  /** The state of the table; on the dashboard, its initial state. */
  table?: TableState;
  count?: string;
  /** The position of the current widget. */
  position?: string | undefined;
  /** The content below the header, and the number of lines above it. */
  children(overview: SheetOverview, above: number): ReactNode;
};

/** Renders the loaded view; before that its progress, or the error. */
export function LoadedView(props: LoadedViewProps) {
  const { place, view, state, table = tableAt(place), count, position, children } = props;
  const { user } = useApp();
  const saved = useOpenView(place, state.filter, table);
  const { overview, loading, error } = state;
  const tab = place.screen === 'rows' ? 'data' : 'dashboard';
  if (overview === null) {
    const text = loadingText(tab, loading);
    if (error !== null)
      return (
        <>
          <ViewTabs current={place.screen} />
          <ErrorView error={error} title={sheetTexts.failed} onRetry={() => void view.load()} />
          {loading !== null && <Loading />}
        </>
      );
    return (
      <>
        <ViewTabs current={place.screen} />
        {loading === null || loading.total === 0 ? (
          <Loading label={text} />
        ) : (
          <ProgressBar done={loading.share} total={1} label={text} />
        )}
      </>
    );
  }
  const tooMuch = tooMuchFor(tab, overview);
  return (
    <>
      <ViewHeader
        tab={place.screen}
        state={state}
        overview={overview}
        saved={saved}
        timeZone={user.timeZone}
        place={position}
        {...(count !== undefined && { count })}
      />
      {tooMuch === null ? (
        children(overview, headerHeight(state))
      ) : (
        <Label tone="warning">{tooMuchDataText(tooMuch)}</Label>
      )}
    </>
  );
}
