// A list of choices: small ones are rendered by ink-select-input with our own items, all others by our list.
//
// Both get key presses from our keyboard, so ink-select-input is never focused: it reads what the terminal sends in one
// chunk as one key, so a quick "jj" and enter would do nothing; nor does it know about dialogs above it, or about key
// hints and help. It renders all items or rotates them: lists longer than the screen (10,000 forms) scroll in our list,
// which also supports accessible mode with numbers.
import SelectInput from 'ink-select-input';
import type { ReactNode } from 'react';
import { List } from '#cli/terminal/list.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line, type Segment } from '#cli/terminal/theme.tsx';
import { useRows } from '#cli/terminal/use-rows.ts';

export type ChoicesProps<Item> = {
  /** The key of the cursor in the screen's state. */
  name: string;
  items: readonly Item[];
  /** The segments of an item's line. */
  line(item: Item): readonly Segment[];
  /** Shown without items. */
  empty: string;
  enterLabel: string;
  onEnter(index: number): unknown;
};

/** The choices, one of them under the cursor. */
export function Choices<Item>(props: ChoicesProps<Item>): ReactNode {
  const { items } = props;
  const { accessible } = useTerminal();
  const { height } = useArea();
  const isFew = !accessible && items.length > 0 && items.length <= height;
  return isFew ? <FewChoices {...props} /> : <List {...props} />;
}

function FewChoices<Item>({ name, items, line, enterLabel, onEnter }: ChoicesProps<Item>) {
  const { index } = useRows({ name, count: items.length, height: items.length, enterLabel, onEnter });
  return (
    <SelectInput
      // Its cursor cannot be controlled: a new key mounts another select.
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

/** The mark is part of the item's line, which is one bar. */
function NoIndicator() {
  return null;
}

/** An item as ink-select-input passes it: with all its props. */
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
