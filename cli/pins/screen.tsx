// The user's pinned widgets with the same numbers as the console's home page, refetched periodically; each links to its
// dashboard and its rows.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { hasPinsFirst, pinsFirstSetting, withSetting } from '#core/home/settings.ts';
import { movePins, pinAgain, resizePin, unpinWidget } from '#core/pins/actions.ts';
import { mayPin } from '#core/pins/policy.ts';
import { pinsQuery } from '#core/pins/queries.ts';
import { chartSizeOf, type Pin } from '#core/pins/schema.ts';
import { lastUpdatedText, pinTexts } from '#core/pins/labels.ts';
import { savePinsFirst } from '#core/users/actions.ts';
import { widgetCsv, widgetTable } from '#core/widgets/widget-table.ts';
import { homeTabsOf, tabKeys } from '#cli/app/home-tabs.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import { type KeyBinding, whyNot } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { ErrorView, Loading } from '#cli/terminal/waiting.tsx';
import { type App, useApp } from '#cli/app/use-app.ts';
import { inOrder, type ShownPin, shownPin, usePinWays } from './pinned-widget.ts';
import { wholeHead, WholeWidget } from '#cli/sheets/dashboard/whole-widget.tsx';
import { WidgetCards } from '#cli/sheets/dashboard/widget-cards.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The screen. */
export function PinsScreen(_props: ScreenProps<'pins'>) {
  const app = useApp();
  const { actor, core, date } = app;
  const verdict = mayPin(actor);
  const query = useQuery({ ...pinsQuery(core.send), enabled: verdict.yes });
  const isFirst = hasPinsFirst(app.user);
  useKeys([
    ...tabKeys(app, 'pins'),
    {
      key: 'usual',
      label: isFirst ? t(m.notDefaultTab) : t(m.defaultTab),
      hint: false,
      run: () => saveFirst(app, !isFirst),
    },
  ]);
  const read = query.dataUpdatedAt === 0 ? '' : lastUpdatedText(date(query.dataUpdatedAt));
  if (!verdict.yes) return <Label tone="warning">{verdict.why}</Label>;
  return (
    <>
      <TabLine names={homeTabsOf(app)} current="pins" right={{ text: read, tone: 'dim' }} />
      {query.data !== undefined ? (
        <Pins pins={query.data} />
      ) : query.error === null ? (
        <Loading label={pinTexts.loading} />
      ) : (
        <ErrorView error={query.error} title={pinTexts.broken} onRetry={() => void query.refetch()} />
      )}
    </>
  );
}

/** For the start of the app, and of the console. */
function saveFirst({ core, perform }: App, isFirst: boolean) {
  const done = () => t(isFirst ? m.savedFirst : m.savedNotFirst);
  const onDone = () => {
    const user = core.session.user.peek();
    if (user !== null) core.session.user.value = withSetting(user, pinsFirstSetting(isFirst));
  };
  return perform({ ...savePinsFirst, done }, { isFirst }, { onDone });
}

function Pins({ pins: read }: { pins: readonly Pin[] }) {
  const { user } = useApp();
  const area = useArea();
  const height = area.height - 1;
  // The new order is shown before the server has confirmed it.
  const [order, setOrder] = useScreenState<readonly string[] | null>('order', null);
  const [whole, setWhole] = useScreenState<string | null>('whole', null);
  const [savedIndex] = useScreenState('widget', 0);
  const pins = useMemo(
    () => inOrder(read, order).map((pin) => shownPin(pin, { timeZone: user.timeZone })),
    [read, order, user.timeZone],
  );
  const at = pins.findIndex(({ pin: { id } }) => id === whole);
  const large = pins[at];
  const current = large ?? pins[Math.min(savedIndex, pins.length - 1)];
  usePinKeys(pins, current, setOrder, large === undefined);
  if (pins.length === 0) {
    return (
      <>
        <Line segments={[{ text: ' ' }]} />
        <Label>{pinTexts.none}</Label>
        <Label tone="dim">{pinTexts.howTo}</Label>
      </>
    );
  }
  if (large !== undefined) {
    const beside = { before: pins[at - 1]?.pin.id ?? null, after: pins[at + 1]?.pin.id ?? null };
    return <WholePin key={large.pin.id} shown={large} {...{ height, beside }} onWidget={setWhole} />;
  }
  return (
    <WidgetCards
      widgets={pins.map(({ widget }) => widget)}
      height={height}
      onOpen={(index) => setWhole(pins[index]?.pin.id ?? null)}
    />
  );
}

type WholePinProps = {
  shown: ShownPin;
  height: number;
  beside: { before: string | null; after: string | null };
  onWidget(id: string | null): void;
};

function WholePin({ shown: { pin, part, widget }, height, beside, onWidget }: WholePinProps) {
  const { perform } = useApp();
  const ways = usePinWays(pin);
  return (
    <WholeWidget
      widget={widget}
      part={part}
      height={Math.max(wholeHead, height)}
      {...{ beside, onWidget }}
      size={chartSizeOf(pin.step)}
      onSize={(size) =>
        perform({ ...resizePin, done: () => t(m.chartKeepsThisSize) }, { widgetId: pin.id, size })
      }
      onOpen={ways.open}
      onSpan={ways.openSpan}
    />
  );
}

const section = t(m.thisWidget);

function usePinKeys(
  pins: readonly ShownPin[],
  current: ShownPin | undefined,
  setOrder: (order: readonly string[] | null) => void,
  mayMove: boolean,
): void {
  const { actor, folder, user, perform, say } = useApp();
  const ways = usePinWays(current?.pin ?? null);
  const [, moveTo] = useScreenState('widget', 0);
  const [undoable, keepUndoable] = useScreenState<Pin | null>('unpinned', null);
  const nothing = current === undefined ? pinTexts.none : undefined;
  const ids = pins.map(({ pin }) => pin.id);
  const at = current === undefined ? -1 : ids.indexOf(current.pin.id);
  const move = async (steps: number) => {
    const to = at + steps;
    const order = ids.toSpliced(at, 1).toSpliced(to, 0, ids[at] ?? '');
    setOrder(order);
    moveTo(to);
    await perform({ ...movePins, done: () => t(m.moved) }, { userId: user.id, order });
    setOrder(null);
  };
  const unpin = async () => {
    if (current === undefined) return;
    const { pin } = current;
    const taken = { ...unpinWidget, done: () => t(m.uUndoesIt, { unpinned: pinTexts.unpinned }) };
    if (await perform(taken, { widgetId: pin.id })) keepUndoable(pin);
  };
  const pinBack = async () => {
    if (undoable === null) return;
    if (await perform({ ...pinAgain, done: () => pinTexts.pinned }, { userId: user.id, pin: undoable }))
      keepUndoable(null);
  };
  const save = async () => {
    if (current === undefined || current.part === null) return;
    const text = widgetCsv(widgetTable(current.part, { timeZone: user.timeZone }));
    // Without a byte order mark, spreadsheets assume another encoding.
    const name = `${plainFileName(current.pin.title)}.csv`;
    say(t(m.savedIn, { saveFile: await saveFile(folder, name, `\uFEFF${text}`) }), 'good');
  };
  const moving: KeyBinding[] = [
    {
      key: 'moveOn',
      label: t(m.moveOn),
      off: nothing ?? (at === ids.length - 1 ? t(m.itIsLastWidget) : undefined),
      run: () => move(1),
    },
    {
      key: 'moveBack',
      label: t(m.moveBack),
      off: nothing ?? (at === 0 ? t(m.itIsFirstWidget) : undefined),
      run: () => move(-1),
    },
  ];
  const keys: KeyBinding[] = [
    { key: 'dashboard', label: t(m.itsDashboard), off: nothing, run: ways.openDashboard },
    {
      key: 'star',
      label: unpinWidget.label.toLowerCase(),
      off: nothing ?? whyNot(mayPin(actor)),
      run: unpin,
    },
    {
      key: 'undo',
      label: t(m.pinItAgain),
      hint: undoable !== null,
      off: undoable === null ? t(m.thereIsNothingToUndo) : undefined,
      run: pinBack,
    },
    {
      key: 'write',
      label: t(m.saveAsCsv),
      hint: false,
      off: nothing ?? (current?.part == null ? t(m.thereAreNoNumbersTo) : undefined),
      run: save,
    },
    ...(mayMove ? moving.map((binding) => ({ ...binding, hint: false })) : []),
  ];
  useKeys(keys.map((binding) => ({ ...binding, section })));
}
