// A choice among many: words narrow the list, the arrows select. For a single choice enter accepts; for several, enter
// ticks and tab finishes. A tree is navigated with right and left while no text is entered.
import { Box } from 'ink';
import { useRef, useState } from 'react';
import { cut, harmless } from '#cli/output/width.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { type KeyBinding, keysIf, unhinted } from '#cli/terminal/keys/keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { TextInput } from '#cli/terminal/input/text-input.tsx';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { windowTop } from '#cli/terminal/use-rows.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type SearchResult = {
  items: readonly FoundItem[];
  /** The total number, of which these are the first. */
  total: number;
};

export type FoundItem = {
  value: string;
  label: string;
  /** What else is known of it, such as a code. */
  note?: string;
  /** Whether it can be chosen; otherwise it only has children. */
  isChoice: boolean;
  /** Whether it has children. */
  isOpen: boolean;
  /** It is shown, and cannot be chosen. */
  disabled?: true;
};

export type SearchQuestion = {
  title: string;
  /** The results for a text; if it is empty, the children of an item, or the top level. */
  find(text: string, below: string | null): SearchResult;
  /** The label of a chosen value. */
  labelOf(value: string): string;
  current: readonly string[];
  several: boolean;
  /** Why there is nothing to choose at all, if so. */
  nothing?: string | null;
};

/** Opens the dialog; null if cancelled. */
export function askAmongMany(dialogs: Dialogs, question: SearchQuestion): Promise<readonly string[] | null> {
  return dialogs.open<readonly string[]>((close) => <Search {...question} close={close} />);
}

function Search(props: SearchQuestion & { close: Close<readonly string[]> }) {
  const { title, current, close } = props;
  return (
    <Overlay title={title} width={84} onClose={() => close(null)}>
      <SearchList {...props} current={current} />
    </Overlay>
  );
}

type ListProps = SearchQuestion & { close: Close<readonly string[]> };

function SearchList({ find, labelOf, current, several, nothing, close }: ListProps) {
  const area = useArea();
  const { accessible } = useTerminal();
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState(current);
  const text = typed.trim();
  const below = way.at(-1) ?? null;
  const { items, total } = find(text, below);
  const index = Math.min(at, items.length - 1);
  const item = items[index];

  const type = (next: string) => {
    setTyped(next);
    setAt(0);
  };
  const move = (steps: number) => setAt(Math.max(0, Math.min(items.length - 1, index + steps)));
  const open = () => {
    if (item === undefined || !item.isOpen) return;
    setWay([...way, item.value]);
    type('');
  };
  const up = () => {
    setWay(way.slice(0, -1));
    setAt(0);
  };
  const take = () => {
    if (item === undefined) return;
    if (!item.isChoice) return open();
    if (item.disabled && !chosen.includes(item.value)) return;
    if (!several) return close([item.value]);
    const { value } = item;
    setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  const room = Math.max(1, area.height - (several ? 4 : 3) - (way.length > 0 ? 1 : 0));
  const page = Math.max(1, room - 1);
  const isWalking = text === '';
  const keys: KeyBinding[] = [
    {
      key: 'enter',
      label:
        several && item?.isChoice ? t(keyTexts.tick) : item?.isChoice ? t(keyTexts.choose) : t(keyTexts.open),
      run: take,
    },
    ...keysIf(several, { key: 'tab', label: t(m.done, { count: chosen.length }), run: () => close(chosen) }),
    ...keysIf(isWalking && item?.isOpen === true, { key: 'intoBranch', run: open }),
    ...keysIf(isWalking && way.length > 0, { key: 'outOfBranch', run: up }),
    ...unhinted([
      { key: 'down', run: () => move(1) },
      { key: 'up', run: () => move(-1) },
      { key: 'pagedown', run: () => move(page) },
      { key: 'pageup', run: () => move(-page) },
    ]),
  ];
  const top = windowTop({ top: Math.max(0, index - page), index, count: items.length, height: room });
  const names = chosen.map(labelOf).join(', ');
  // Its initial height: a box that shrinks with each keystroke is hard to read.
  const most = useRef(0);
  most.current = Math.min(room, Math.max(most.current, items.length));
  return (
    <>
      {!accessible && <SearchLine typed={typed} type={type} keys={keys} width={area.width} />}
      {way.length > 0 && <Label tone="dim">{t(common.inName, { name: labelOf(below ?? '') })}</Label>}
      <Box flexDirection="column" minHeight={accessible ? 0 : most.current}>
        {items.length === 0 && (
          <Label tone={nothing == null ? 'dim' : 'warning'}>{nothing ?? t(m.nothingMatchesHere)}</Label>
        )}
        {items.slice(top, top + room).map(({ value, label, note, isChoice, isOpen, disabled }, place) => {
          const isCurrent = top + place === index;
          const tick = several && isChoice ? (chosen.includes(value) ? '[x] ' : '[ ] ') : '';
          return (
            <Line
              key={value}
              inverse={isCurrent && !accessible}
              fill={isCurrent ? area.width : 0}
              segments={[
                { text: isCurrent ? '› ' : '  ' },
                { text: tick + label, ...(disabled && { tone: 'dim' as const }) },
                { text: note === undefined ? '' : `  ${note}`, tone: 'dim' },
                { text: isOpen ? '  >' : '', tone: 'dim' },
              ]}
            />
          );
        })}
      </Box>
      <Label tone="dim">
        {total > items.length
          ? t(m.firstOfTypeMoreWords, { count: items.length, total })
          : t(m.entries, { count: total })}
      </Label>
      {several && <Label>{cut(harmless(t(m.chosen, { names: names || t(m.none) })), area.width)}</Label>}
      {accessible && <SearchLine typed={typed} type={type} keys={keys} width={area.width} />}
    </>
  );
}

type LineProps = {
  typed: string;
  type(text: string): void;
  keys: readonly KeyBinding[];
  width: number;
};

function SearchLine({ typed, type, keys, width }: LineProps) {
  return (
    <Box>
      <Label tone="accent" bold>
        {'/ '}
      </Label>
      <TextInput
        value={typed}
        onChange={type}
        placeholder={t(m.wordsToSearchFor)}
        width={width - 2}
        keys={keys}
      />
    </Box>
  );
}
