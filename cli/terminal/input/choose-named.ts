// Chooses among many things by a part of their names: groups, people, time zones.
import { bestMatches } from '#core/best-matches.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askAmongMany } from './search-dialog.tsx';

type NamedThing = { id: string; name: string };

/** More would only be scrolled past. */
const mostShown = 200;

/** The chosen ids; null if cancelled. */
export function chooseNamed(
  dialogs: Dialogs,
  question: {
    title: string;
    things: readonly NamedThing[];
    current: readonly string[];
    /** A single choice. */
    isOne?: boolean;
  },
): Promise<readonly string[] | null> {
  const { title, things, current, isOne = false } = question;
  const names = new Map(things.map(({ id, name }) => [id, name]));
  return askAmongMany(dialogs, {
    title,
    current,
    several: !isOne,
    labelOf: (id) => names.get(id) ?? id,
    find: (typed) => {
      const found = bestMatches(typed, things, ({ name }) => [name]);
      return {
        total: found.length,
        items: found
          .slice(0, mostShown)
          .map(({ id, name }) => ({ value: id, label: name, isChoice: true, isOpen: false })),
      };
    },
  });
}
