// Which commands the palette shows: while nothing is typed the recent ones, the places, and those of the page; otherwise
// what matches, then what was found elsewhere by the same words. What takes something away is only there where somebody
// types it.
import { bestMatches } from '#core/best-matches.ts';
import type { Command, CommandGroup } from '#web/ui/command/command.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PaletteGroup = { title: string | null; commands: readonly Command[] };

const mostRecent = 5;
const mostFound = 40;
const groups: readonly { group: CommandGroup; title: string }[] = [
  { group: 'places', title: t(m.goTo) },
  { group: 'create', title: t(m.create) },
  { group: 'here', title: t(m.onThisPage) },
];

/** `recent`: ids of commands, the last one first. `found`: groups of what a search of their own found. */
export function shownCommands(
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
  found: readonly PaletteGroup[] = [],
): readonly PaletteGroup[] {
  if (typed.trim() !== '') {
    const matching = bestMatches(
      typed,
      commands.filter((command) => command.isByVerb !== true || isTyped(command, typed)),
      ({ label, note = '', words = '' }) => [`${label} ${note}`, words],
    );
    return [{ title: null, commands: matching.slice(0, mostFound) }, ...found].filter(
      (group) => group.commands.length > 0,
    );
  }
  const again = recent
    .flatMap((id) => commands.find((command) => command.id === id && !command.isByVerb) ?? [])
    .slice(0, mostRecent);
  return [
    { title: t(m.recent), commands: again },
    ...groups.map(({ group, title }) => ({
      title,
      commands: commands.filter((command) => command.group === group && !again.includes(command)),
    })),
  ].filter((group) => group.commands.length > 0);
}

/** Whether one of the words typed begins what the command does: 'arch' or 'vehicle arch' for 'Archive: Vehicle check'. */
function isTyped({ label, words = '' }: Command, typed: string): boolean {
  const verbs = [label, ...words.split(' ')].map((verb) => verb.toLowerCase());
  return typed
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length >= 3 && verbs.some((verb) => verb.startsWith(word)));
}
