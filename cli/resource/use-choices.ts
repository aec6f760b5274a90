// What a list is narrowed to and ordered by: the choices of its record as keys, kept while other screens are on top.
import type { List } from '#core/resource/list.ts';
import { choicesFor, type ListState, type Option, withChoice } from '#core/resource/list-view.ts';
import { withChosen } from '#core/resource/things.ts';
import { useApp } from '#cli/app/use-app.ts';
import { chooseFilter } from '#cli/terminal/input/choose-filter.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useThings } from './use-things.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type Choices<View> = {
  chosen: View;
  /** Tells views apart. */
  id: string;
  /** The filters that leave something out, in words. */
  words: readonly string[];
  keys: readonly KeyBinding[];
};

export function useChoices<Item, View extends ListState>(
  { title: listTitle, view: record, things = {} }: List<Item, View>,
  first: View,
): Choices<View> {
  const { dialogs } = useTerminal();
  const [chosen, setChosen] = useScreenState<View>(`${listTitle} chosen`, first);
  const all = choicesFor(record, useApp().actor);
  const ofThings = useThings(things);
  const choices = all.map(([key, { label, title, as, options }]) => {
    const current = String(chosen[key]);
    const offered: readonly Option[] =
      'all' in options
        ? [{ value: '', label: options.all }, ...withChosen(ofThings[key], current, options.gone)]
        : options;
    const word = offered.find(({ value }) => value === current)?.label;
    return {
      as,
      label: title,
      key: label.toLowerCase(),
      // The first choice is all of them.
      now: current === String(record.first[key]) ? undefined : word,
      id: current,
      ask: async () => {
        const wanted = await choose(dialogs, { title, choices: offered, current });
        if (wanted !== null) setChosen(withChoice(chosen, key, wanted));
      },
    };
  });
  const filters = choices.filter(({ as }) => as === 'filter');
  const orders = choices.filter(({ as }) => as === 'order');
  const [only, ...others] = filters;
  return {
    chosen,
    id: choices.map(({ id }) => id).join(' '),
    words: filters.flatMap(({ now }) => now ?? []),
    keys: [
      ...(only === undefined
        ? []
        : others.length === 0
          ? [{ key: 'filter' as const, label: only.key, run: only.ask }]
          : [{ key: 'filter' as const, run: () => chooseFilter(dialogs, filters) }]),
      ...orders.map(({ ask }) => ({ key: 'sort' as const, label: t(keyTexts.sort), run: ask })),
    ],
  };
}
