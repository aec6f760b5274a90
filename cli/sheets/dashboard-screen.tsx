// The dashboard of a view: a card per question, of which enter takes one to the whole screen.
import { Box } from 'ink';
import { useMemo } from 'react';
import type { SheetOverview } from '#core/sheets/sheet-data.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import type { PlaceOf, ScreenProps } from '#cli/places.ts';
import type { KeyBinding } from '#cli/terminal/keys.ts';
import { List } from '#cli/terminal/list.tsx';
import { useKept } from '#cli/terminal/navigation.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/use-keys.ts';
import { useApp } from '#cli/use-app.ts';
import { createInside, layCards, scrolledTo, visibleCards } from './dashboard-layout.ts';
import { LoadedView, useViewKeys } from './loaded-view.tsx';
import type { SheetView } from './sheet-view.ts';
import { useSheetView } from './sheet-views.ts';
import { WholeWidget } from './whole-widget.tsx';
import { dashboardWidgets, type Widget } from './widgets.ts';

/** Columns of a terminal from which on there is room for two cards in a row. */
const twoFrom = 120;

/** The screen. */
export function DashboardScreen({ place }: ScreenProps<'dashboard'>) {
  const { view, ...state } = useSheetView(place);
  useViewKeys(place, view, state);
  return (
    <LoadedView view={view} state={state} tab="dashboard">
      {(overview, above) => <Dashboard place={place} view={view} overview={overview} above={above} />}
    </LoadedView>
  );
}

type DashboardProps = {
  place: PlaceOf<'dashboard'>;
  view: SheetView;
  overview: SheetOverview;
  above: number;
};

function Dashboard({ place, view, overview, above }: DashboardProps) {
  const { go, user } = useApp();
  const { accessible } = useTerminal();
  const area = useArea();
  const [whole, setWhole] = useKept<string | null>('whole', null);
  const widgets = useMemo(
    () => dashboardWidgets(overview, { timeZone: user.timeZone, catalogNames: overview.namesById }),
    [overview, user.timeZone],
  );
  const at = widgets.findIndex(({ id }) => id === whole);
  const widget = widgets[at];
  const height = area.height - above;
  if (widget !== undefined) {
    return (
      <WholeWidget
        key={widget.id}
        widget={widget}
        height={height}
        beside={{ before: widgets[at - 1]?.id ?? null, after: widgets[at + 1]?.id ?? null }}
        onWidget={setWhole}
        onRow={(item) => {
          const row = view.data.rowAt(item.row);
          if (row) go({ ...place, screen: 'row', sheetId: row.sheetId, rowId: row.id });
        }}
      />
    );
  }
  if (widgets.length === 0) return <Label tone="dim">{sheetTexts.noWidgets}</Label>;
  const open = (index: number) => setWhole(widgets[index]?.id ?? null);
  return accessible ? (
    <WidgetList widgets={widgets} onOpen={open} />
  ) : (
    <Cards widgets={widgets} height={height} onOpen={open} />
  );
}

type CardsProps = { widgets: readonly Widget[]; height: number; onOpen(index: number): void };

function Cards({ widgets, height, onOpen }: CardsProps) {
  const { width } = useArea();
  const { columns: terminalColumns } = useTerminal();
  const [kept, keep, current] = useKept('widget', 0);
  const [keptTop, keepTop, top] = useKept('top', 0);
  const columns = terminalColumns >= twoFrom ? 2 : 1;
  const layout = useMemo(() => layCards(widgets, columns), [widgets, columns]);
  // Other widgets are drawn anew.
  const inside = useMemo(createInside, [widgets]);
  const last = widgets.length - 1;
  const moveTo = (wanted: number) => {
    const next = Math.max(0, Math.min(last, wanted));
    keep(next);
    keepTop(scrolledTo(layout, next, top(), height));
  };
  const keys: KeyBinding[] = [
    { key: ['j', 'down'], label: 'down', run: () => moveTo(current() + columns) },
    { key: ['k', 'up'], label: 'up', run: () => moveTo(current() - columns) },
    { key: ['l', 'right'], label: 'next widget', run: () => moveTo(current() + 1) },
    { key: ['h', 'left'], label: 'widget before', run: () => moveTo(current() - 1) },
    { key: ['pagedown', 'ctrl-f'], label: 'a page down', run: () => moveTo(current() + 2 * columns) },
    { key: ['pageup', 'ctrl-b'], label: 'a page up', run: () => moveTo(current() - 2 * columns) },
    { key: ['g', 'home'], label: 'to the first', run: () => moveTo(0) },
    { key: ['G', 'end'], label: 'to the last', run: () => moveTo(last) },
  ].map((binding) => ({ ...binding, section: 'Moving', hint: false }));
  useKeys([{ key: 'enter', label: 'enlarge', run: () => onOpen(current()) }, ...keys], 'part');
  const index = Math.min(kept, last);
  const shown = {
    top: scrolledTo(layout, index, keptTop, height),
    height,
    width,
    current: index,
  };
  return (
    <Box flexDirection="column">
      {visibleCards(widgets, inside, layout, shown).map((segments, line) => (
        <Line key={line} segments={segments} />
      ))}
    </Box>
  );
}

/** The widgets as sentences, for reading aloud. */
function WidgetList({ widgets, onOpen }: Omit<CardsProps, 'height'>) {
  return (
    <List
      name="widget"
      items={widgets}
      height={widgets.length}
      empty=""
      enterLabel="all of it"
      onEnter={onOpen}
      line={({ title, note, words }) => [{ text: `${title}, ${note}: ${words.slice(0, 4).join('; ')}` }]}
    />
  );
}
