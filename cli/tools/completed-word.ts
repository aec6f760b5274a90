// Determines which word of a command line is completed, from the tree of commands, like the shells' scripts.
import type { Argument, Command, Option } from 'commander';

export type ReadWords = {
  /** The command that the words name. */
  command: Command;
  /** Its arguments so far. */
  args: string[];
  /** The values of its flags so far, by name without dashes. */
  flags: Partial<Record<string, string[]>>;
  /** The flag that takes the next word as its value. */
  open: Option | null;
};

/** Parses the words before the cursor, without the program's name. */
export function readWords(program: Command, words: readonly string[]): ReadWords {
  const read: ReadWords = { command: program, args: [], flags: {}, open: null };
  for (const word of words) {
    const below =
      read.args.length === 0 ? read.command.commands.find((each) => each.name() === word) : undefined;
    if (read.open !== null) {
      (read.flags[nameOf(read.open)] ??= []).push(word);
      read.open = null;
    } else if (word.startsWith('-') && word !== '-') {
      const [flag, value] = word.split(/=(.*)/s);
      const option = [...read.command.options, ...program.options].find(
        ({ long, short }) => flag === long || flag === short,
      );
      if (option === undefined || !(option.required || option.optional)) continue;
      if (value === undefined) read.open = option;
      else (read.flags[nameOf(option)] ??= []).push(value);
    } else if (below !== undefined) read.command = below;
    else read.args.push(word);
  }
  return read;
}

/** The kind of name that completes the next word: `form`, `view` and so on; null if it is not a name. */
export function completedBy({ command, args, open }: ReadWords): NameKind | null {
  if (open !== null) return kindOf(open);
  const known = command.registeredArguments;
  const last = known.at(-1);
  const argument = known[args.length] ?? (last?.variadic === true ? last : undefined);
  return argument === undefined ? null : kindOf(argument);
}

/** Kinds of names that the server or the configuration folder knows. */
export const nameKinds = [
  'form',
  'view',
  'sheet',
  'question',
  'filter',
  'columns',
  'import',
  'report',
  'schedule',
  'username',
  'group',
  'zone',
  'mapping',
  'region',
  'account',
  'recipe',
  'item',
] as const;
export type NameKind = (typeof nameKinds)[number];

/**
 * The kind of name of a flag or argument, from its placeholder in the help: `<form>`, `[sheets...]`, `--mapping <name>`,
 * `--columns <titles>`.
 */
export function kindOf(taken: Option | Argument): NameKind | null {
  const called = 'flags' in taken ? (/[<[]([^>\].]+)/.exec(taken.flags)?.[1] ?? '') : taken.name();
  const names = [called, called.replace(/s$/, ''), 'flags' in taken ? nameOf(taken) : ''];
  return nameKinds.find((kind) => names.includes(kind)) ?? null;
}

function nameOf({ long }: Option): string {
  return long?.slice(2) ?? '';
}

/** Unquotes a word: bash passes quotes and backslashes as typed. */
export function unquoted(word: string): string {
  return word.replaceAll(/'([^']*)'?|"((?:\\.|[^"\\])*)"?|\\(.)/gs, (_, single, double, escaped) =>
    single !== undefined
      ? String(single)
      : double !== undefined
        ? String(double).replaceAll(/\\(["\\$`])/g, '$1')
        : String(escaped),
  );
}
