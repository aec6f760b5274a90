// The choices of a question: a few are drawn by ink-select-input with items of our own, any other number by our list.
//
// Presses come by the keyboard of the house for both, so ink-select-input is not in focus: it reads what the terminal
// sends in one piece as one key, and a quick "jj" and enter would do nothing; nor does it know dialogs that lie above
// it, or the keys that the footer and the help name. It draws all items, or turns them like a wheel: what does not fit
// on the screen (forms of 10,000 names) scrolls in our list, which also reads aloud with numbers.
import SelectInput from 'ink-select-input';
import type { ReactNode } from 'react';
import { List } from '#cli/terminal/list.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line, type Segment } from '#cli/terminal/theme.tsx';
import { useRows } from '#cli/terminal/use-rows.ts';

export type ChoicesProps<Item> = {
  /** Under which the cursor is remembered. */
  name: string;
  items: readonly Item[];
  /** The pieces of an item's line. */
  line(item: Item): readonly Segment[];
  enterLabel: string;
  onEnter(index: number): unknown;
};

/** The choices, one of which is under the cursor. */
export function Choices<Item>(props: ChoicesProps<Item>): ReactNode {
  const { items } = props;
  const { accessible } = useTerminal();
  const { height } = useArea();
  const isFew = !accessible && items.length > 0 && items.length <= height;
  return isFew ? <FewChoices {...props} /> : <List {...props} empty="There is nothing to choose." />;
}

function FewChoices<Item>({ name, items, line, enterLabel, onEnter }: ChoicesProps<Item>) {
  const { index } = useRows({ name, count: items.length, height: items.length, enterLabel, onEnter });
  return (
    <SelectInput
      // Its own cursor cannot be set: one that has moved is another select.
      key={index}
      isFocused={false}
      initialIndex={index}
      items={items.map((item, place) => ({
        key: String(place),
        label: String(place),
        value: place,
        segments: line(item),
      }))}
      indicatorComponent={NoIndicator}
      itemComponent={ChoiceLine}
    />
  );
}

/** The mark stands in the item's line, which is one bar. */
function NoIndicator() {
  return null;
}

/** An item as ink-select-input hands it over: with all that it was given. */
function ChoiceLine({
  isSelected = false,
  segments = [],
}: {
  isSelected?: boolean;
  label: string;
  segments?: readonly Segment[];
}) {
  const { width } = useArea();
  return (
    <Line
      inverse={isSelected}
      fill={isSelected ? width : 0}
      segments={[{ text: isSelected ? '› ' : '  ' }, ...segments]}
    />
  );
}
