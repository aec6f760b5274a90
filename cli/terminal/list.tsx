// A list of lines, one of them current, of any length.
import { Box } from 'ink';
import type { KeyBinding } from './keys/keys.ts';
import { More, roomBesideMore } from './more.tsx';
import { useArea, useTerminal } from './terminal-context.ts';
import { Label, Line, type Segment } from './theme.tsx';
import { useKeys } from './keys/use-keys.ts';
import { useRows } from './use-rows.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ListProps<Item> = {
  /** The key of the cursor in the screen's state. */
  name: string;
  items: readonly Item[];
  /** The segments of an item's line. */
  line(item: Item, index: number): readonly Segment[];
  empty: string;
  onEnter?: ((index: number) => unknown) | undefined;
  enterLabel?: string | undefined;
  /** Further keys for the current item. */
  keys?: readonly KeyBinding[] | undefined;
  active?: boolean | undefined;
  height?: number | undefined;
};

/** The list. */
export function List<Item>(props: ListProps<Item>) {
  const { items, line, empty, active = true, keys = [] } = props;
  const { accessible } = useTerminal();
  const area = useArea();
  const room = Math.max(1, Math.min(items.length, props.height ?? area.height));
  const height = accessible ? room : roomBesideMore(items.length, room);
  const { index, from, to, number } = useRows({ ...props, count: items.length, height });
  useKeys(active ? keys : [], 'part');
  if (items.length === 0) return <Label tone="dim">{empty}</Label>;
  const current = items[index];
  // In accessible mode, nobody sees which one is current, nor that there are more.
  const showsPosition = accessible && current !== undefined && (keys.length > 0 || height < items.length);
  return (
    <Box flexDirection="column">
      {items.slice(from, to).map((item, at) => {
        const isCurrent = from + at === index && active;
        const mark = accessible ? `${from + at + 1}. ` : isCurrent ? '› ' : '  ';
        return (
          <Line
            key={from + at}
            inverse={isCurrent && !accessible}
            fill={isCurrent ? area.width : 0}
            segments={[{ text: mark }, ...line(item, from + at)]}
          />
        );
      })}
      {height < room && <More above={from} below={items.length - to} />}
      {showsPosition && (
        <Label>
          {t(m.atOf, {
            place: index + 1,
            count: items.length,
            text: line(current, index)
              .map(({ text }) => text)
              .join('')
              .trim(),
          })}
        </Label>
      )}
      {accessible && props.onEnter && <Label>{t(m.numberAndEnter, { number })}</Label>}
    </Box>
  );
}
