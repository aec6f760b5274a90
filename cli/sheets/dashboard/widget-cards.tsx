// The widgets of a dashboard as cards, one or two per row, one of them current.
import { Box } from 'ink';
import { useMemo } from 'react';
import { unhinted } from '#cli/terminal/keys/keys.ts';
import { List } from '#cli/terminal/list.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { createInside, layCards, linesOfCard, scrolledTo, visibleCards } from './dashboard-layout.ts';
import type { Widget } from './widget-lines.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Minimum terminal width for two cards per row. */
const twoFrom = 120;

export type CardsProps = { widgets: readonly Widget[]; height: number; onOpen(index: number): void };

/** The widgets; as sentences in accessible mode. The screen's state holds the current one as `widget`. */
export function WidgetCards(props: CardsProps) {
  return useTerminal().accessible ? <WidgetList {...props} /> : <Cards {...props} />;
}

function Cards({ widgets, height, onOpen }: CardsProps) {
  const { width } = useArea();
  const { columns: terminalColumns } = useTerminal();
  const [savedIndex, keep, current] = useScreenState('widget', 0);
  const [savedTop, keepTop, top] = useScreenState('top', 0);
  const columns = terminalColumns >= twoFrom ? 2 : 1;
  const layout = useMemo(
    () => layCards(widgets, columns, linesOfCard(widgets, columns, height)),
    [widgets, columns, height],
  );
  // Other widgets are rendered again.
  const inside = useMemo(createInside, [widgets]);
  const last = widgets.length - 1;
  const moveTo = (wanted: number) => {
    const next = Math.max(0, Math.min(last, wanted));
    keep(next);
    keepTop(scrolledTo(layout, next, top(), height));
  };
  const keys = unhinted([
    { key: 'down', label: t(keyTexts.down), run: () => moveTo(current() + columns) },
    { key: 'up', label: t(keyTexts.up), run: () => moveTo(current() - columns) },
    { key: 'right', label: t(m.nextWidget), run: () => moveTo(current() + 1) },
    { key: 'left', label: t(m.widgetBefore), run: () => moveTo(current() - 1) },
    { key: 'pagedown', label: t(m.pageDown), run: () => moveTo(current() + 2 * columns) },
    { key: 'pageup', label: t(m.pageUp), run: () => moveTo(current() - 2 * columns) },
    { key: 'first', label: t(m.toFirst), run: () => moveTo(0) },
    { key: 'last', label: t(m.toLast), run: () => moveTo(last) },
  ]);
  useKeys([{ key: 'enter', label: t(keyTexts.enlarge), run: () => onOpen(current()) }, ...keys], 'part');
  const index = Math.min(savedIndex, last);
  const shown = {
    top: scrolledTo(layout, index, savedTop, height),
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

/** The widgets as sentences, for screen readers. */
function WidgetList({ widgets, onOpen }: CardsProps) {
  return (
    <List
      name="widget"
      items={widgets}
      height={widgets.length}
      empty=""
      enterLabel={t(m.allOfIt)}
      onEnter={onOpen}
      line={({ title, note, words }) => [
        { text: `${[title, ...(note === '' ? [] : [note])].join(', ')}: ${words().slice(0, 4).join('; ')}` },
      ]}
    />
  );
}
