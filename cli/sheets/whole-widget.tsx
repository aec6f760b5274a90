// One widget on the whole screen. Of a list, enter opens the row that an answer is from.
import { countText } from '#core/count-text.ts';
import type { ListedAnswer } from '#core/sheets/aggregate.ts';
import { type ChartSize, chartSizes } from '#core/sheets/sheet-words.ts';
import { List } from '#cli/terminal/list.tsx';
import { useKept } from '#cli/terminal/navigation.ts';
import { choose } from '#cli/terminal/questions.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/use-keys.ts';
import { withRight } from './view-header.tsx';
import type { Room, Widget } from './widgets.ts';

export type WholeWidgetProps = {
  widget: Widget;
  height: number;
  /** The ids of its neighbours. */
  beside: { before: string | null; after: string | null };
  /** Another widget, or null for all of them. */
  onWidget(id: string | null): void;
  onRow(item: ListedAnswer): void;
};

/** Above the content: an empty line and the title. */
const head = 2;

/** From more points than this on one may choose how many are shown (spec 1, section 2). */
const smallestSize = chartSizes[0];

/** The widget. */
export function WholeWidget({ widget, height, beside, onWidget, onRow }: WholeWidgetProps) {
  const { width } = useArea();
  const { title, note, items, words, points } = widget;
  const { accessible, dialogs } = useTerminal();
  const [size, setSize] = useKept<ChartSize>(`points ${widget.id}`, 'all');
  const choosePoints = async () => {
    const chosen = await choose<ChartSize>(dialogs, {
      title: 'How many points?',
      choices: [
        { value: 'all', label: `All ${countText(points)}` },
        ...chartSizes
          .filter((each) => each < points)
          .map((value) => ({ value, label: `The newest ${countText(value)}` })),
      ],
      current: size,
    });
    if (chosen !== null) setSize(chosen);
  };
  useKeys([
    {
      key: ['n', ']', 'right'],
      label: 'next widget',
      off: beside.after === null ? 'This is the last widget.' : undefined,
      run: () => onWidget(beside.after),
    },
    {
      key: ['p', '[', 'left'],
      label: 'widget before',
      off: beside.before === null ? 'This is the first widget.' : undefined,
      run: () => onWidget(beside.before),
    },
    ...(points > smallestSize ? [{ key: 'z', label: 'points', run: choosePoints }] : []),
    { key: 'esc', label: 'all widgets', run: () => onWidget(null) },
  ]);
  const room: Room = {
    width: items.length > 0 ? width - 2 : width,
    height: height - head,
    whole: true,
    points: size === 'all' ? undefined : size,
  };
  const lines = accessible ? words.map((text) => [{ text }]) : widget.lines(room);
  return (
    <>
      <Line segments={[{ text: ' ' }]} />
      <Line segments={withRight([{ text: title, bold: true }], { text: note, tone: 'dim' }, width)} />
      {items.length > 0 ? (
        <List
          name={`widget ${widget.id}`}
          items={items}
          height={height - head}
          empty=""
          enterLabel="open the row"
          line={(_, index) => lines[index] ?? []}
          onEnter={(index) => {
            const item = items[index];
            if (item) onRow(item);
          }}
        />
      ) : (
        <ScrolledLines name={`widget ${widget.id}`} lines={lines} height={height - head} />
      )}
    </>
  );
}
