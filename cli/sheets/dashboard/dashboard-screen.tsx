// The dashboard of a view: a card per widget; enter shows one in full screen.
import { useMemo } from 'react';
import { filteredById } from '#core/forms/filtered-questions.ts';
import { filterWithSpan } from '#core/sheets/filter/drill-down.ts';
import { filterOfMark } from '#core/widgets/chart/marks.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { matrixShares } from '#core/sheets/dashboard/matrix-shares.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { shownOrder } from '#core/widgets/arrangement.ts';
import type { PlaceOf, ScreenProps } from '#cli/app/screen-places.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ContextPanel } from './context-panel.tsx';
import { FirstView } from '#cli/sheets/first-view.tsx';
import { LoadedView } from '#cli/sheets/loaded-view.tsx';
import { useViewKeys } from '#cli/sheets/view-keys.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { useSheetView } from '#cli/sheets/sheet-views.ts';
import { markOf } from './widget-lines.ts';
import { wholeHead, WholeWidget, type WholeWidgetProps } from './whole-widget.tsx';
import { type CardsProps, WidgetCards } from './widget-cards.tsx';
import { useWidgetKeys, type WidgetKeys } from './widget-keys.ts';
import { dashboardWidgets } from './widgets.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The screen. */
export function DashboardScreen({ place }: ScreenProps<'dashboard'>) {
  return place.isBare === true ? <FirstView place={place} /> : <DashboardOf place={place} />;
}

function DashboardOf({ place }: ScreenProps<'dashboard'>) {
  const { view, ...state } = useSheetView(place);
  useViewKeys(place, view, state);
  const position = usePosition(state.overview);
  return (
    <LoadedView place={place} view={view} state={state} position={position}>
      {(overview, above) => <Dashboard place={place} view={view} overview={overview} above={above} />}
    </LoadedView>
  );
}

/** The position of the current widget as text; empty if there is at most one. */
function usePosition(overview: SheetOverview | null): string | undefined {
  const [current] = useScreenState('widget', 0);
  const [whole] = useScreenState<string | null>('whole', null);
  const ids = overview === null ? [] : [...shownOrder(overview.form), ...matrixIds(overview)];
  if (ids.length < 2) return undefined;
  const at = whole !== null && ids.includes(whole) ? ids.indexOf(whole) : Math.min(current, ids.length - 1);
  return t(m.widgetOf, { number: at + 1, count: ids.length });
}

/** Of the matrices below the widgets, which are not arranged with them. */
function matrixIds({ form, widgets }: SheetOverview): string[] {
  return matrixShares(form, widgets).map(({ id }) => id);
}

type DashboardProps = {
  place: PlaceOf<'dashboard'>;
  view: SheetView;
  overview: SheetOverview;
  above: number;
};

/** Answers of a list in full screen. */
const wholeListLimit = 2_000;

function Dashboard({ place, view, overview, above }: DashboardProps) {
  const { user } = useApp();
  const area = useArea();
  const [whole, setWhole] = useScreenState<string | null>('whole', null);
  const opening = useOpening(place, view, overview);
  const words = useMemo(
    () => ({ timeZone: user.timeZone, catalogNames: overview.namesById }),
    [overview.namesById, user.timeZone],
  );
  const widgets = useMemo(() => dashboardWidgets(overview, words), [overview, words]);
  const at = widgets.findIndex(({ id }) => id === whole);
  const height = area.height - above;
  const large = useMemo(() => {
    const part = overview.widgets.find(({ id }) => id === whole) ?? null;
    // The Sheet Context, or a matrix.
    if (part === null) return { part, widget: widgets.find(({ id }) => id === whole) };
    const [more = part] = view.data.summarize([part], wholeListLimit);
    const shown = dashboardWidgets({ ...overview, widgets: [more] }, words);
    return { part: more, widget: shown.find(({ id }) => id === whole) };
  }, [overview, whole, view, widgets, words]);
  if (large.widget !== undefined) {
    return (
      <>
        <WidgetKeysOf
          view={view}
          overview={overview}
          sheetIds={place.sheetIds}
          id={large.part === null && whole !== overview.form.id ? null : whole}
        />
        <WholeWidget
          key={large.widget.id}
          widget={large.widget}
          part={large.part}
          panel={
            whole === overview.form.id && (
              <ContextPanel {...{ view, overview, words }} height={height - wholeHead} />
            )
          }
          height={height}
          beside={{ before: widgets[at - 1]?.id ?? null, after: widgets[at + 1]?.id ?? null }}
          onWidget={setWhole}
          {...opening(large.widget.id)}
        />
      </>
    );
  }
  if (widgets.length === 0) {
    return (
      <>
        <WidgetKeysOf view={view} overview={overview} sheetIds={place.sheetIds} id={null} />
        <Label tone="dim">{sheetTexts.noWidgets}</Label>
      </>
    );
  }
  return (
    <Widgets
      {...{ view, overview, widgets, height }}
      sheetIds={place.sheetIds}
      onOpen={(index) => setWhole(widgets[index]?.id ?? null)}
    />
  );
}

/** The keys of a widget; a component, so that a screen only has them while it shows a widget. */
function WidgetKeysOf(keys: WidgetKeys) {
  // They take precedence over those of the screen, whichever is mounted first.
  useKeys(useWidgetKeys(keys), 'part');
  return null;
}

/** Navigation from a widget to its rows. */
function useOpening(place: PlaceOf<'dashboard'>, view: SheetView, { form }: SheetOverview) {
  const { core, user, go, say } = useApp();
  const { filter } = view.state.peek();
  const narrowed = async (to: RowFilterInput) => {
    await view.setFilter(to);
    go({ ...place, screen: 'rows', start: undefined });
  };
  return (widgetId: string): Pick<WholeWidgetProps, 'onOpen' | 'onSpan'> => ({
    onOpen(opening) {
      if ('row' in opening) {
        const row = view.data.rowAt(opening.row);
        if (row) go({ ...place, screen: 'row', sheetId: row.sheetId, rowId: row.id });
        return undefined;
      }
      const widget = form.widgets.find(({ id }) => id === widgetId) ?? null;
      const clock = { now: core.ports.now(), timeZone: user.timeZone };
      const questions = filteredById(form);
      const found = filterOfMark(markOf(opening, widget, widgetId), { filter, widget, questions, clock });
      if ('filter' in found) return narrowed(found.filter);
      say(found.refusal, 'warning');
      return undefined;
    },
    onSpan(from, to) {
      const clock = { now: core.ports.now(), timeZone: user.timeZone };
      return narrowed(filterWithSpan(filter, from, to, clock));
    },
  });
}

type WidgetsProps = Pick<WidgetKeys, 'view' | 'overview' | 'sheetIds'> & CardsProps;

function Widgets({ view, overview, sheetIds, ...cards }: WidgetsProps) {
  const [savedIndex, keep] = useScreenState('widget', 0);
  const current = Math.min(savedIndex, cards.widgets.length - 1);
  return (
    <>
      <WidgetKeysOf
        {...{ view, overview, sheetIds }}
        id={
          matrixIds(overview).includes(cards.widgets[current]?.id ?? '')
            ? null
            : (cards.widgets[current]?.id ?? null)
        }
        onMoved={keep}
      />
      <WidgetCards {...cards} />
    </>
  );
}
