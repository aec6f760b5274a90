// Which commands the palette shows: while nothing is typed the recent ones, those of the page, and the places; otherwise
// what matches, with what ends or takes away something at the end.
import { bestMatches } from '#core/best-matches.ts';
import type { Command, CommandGroup } from '#web/ui/command/command.ts';

export type PaletteGroup = { title: string | null; commands: readonly Command[] };

const mostRecent = 5;
const mostFound = 40;
const groups: readonly CommandGroup[] = ['On this page', 'Create', 'Go to'];

/** `recent`: ids of commands, the last one first. */
export function shownCommands(
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
): readonly PaletteGroup[] {
  if (typed.trim() !== '') {
    const found = bestMatches(typed, commands, ({ label, note = '', words = '' }) => [
      `${label} ${note}`,
      words,
    ]);
    const isAtEnd = ({ isLast = false, label }: Command) => isLast && !begins(label, typed);
    const [first, last] = [found.filter((one) => !isAtEnd(one)), found.filter(isAtEnd)];
    const shown = [...first, ...last].slice(0, mostFound);
    return shown.length === 0 ? [] : [{ title: null, commands: shown }];
  }
  const again = recent
    .flatMap((id) => commands.find((command) => command.id === id && !command.isLast) ?? [])
    .slice(0, mostRecent);
  return [
    { title: 'Recent', commands: again },
    ...groups.map((title) => ({
      title,
      commands: commands.filter((command) => command.group === title && !again.includes(command)),
    })),
  ].filter((group) => group.commands.length > 0);
}

/** Whether somebody has typed what the command does: 'arch' for 'Archive: Vehicle check'. */
function begins(label: string, typed: string): boolean {
  const [word = ''] = typed.trim().toLowerCase().split(/\s+/);
  return word.length >= 3 && label.toLowerCase().startsWith(word);
}
