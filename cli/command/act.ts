// Connects commander to verbs, for the declarations of commands. Separate from verb.ts, so that the program shares no
// chunk with the verbs, which are loaded on demand.
import type { Command } from 'commander';
import type { Verb } from './verb.ts';

/** What commander calls: with the arguments, the flags and the command. */
export type Handler = (...given: unknown[]) => Promise<void>;

/** Creates a commander action for a lazily loaded verb. */
export type Act = <Flags, Options, Data>(load: () => Promise<Verb<Flags, Options, Data>>) => Handler;

/** A command of the first level as a record, so that the program makes only those that are wanted. */
export type CommandRecord = {
  name: string;
  /** How the program's help shows its flags and arguments, which are not made for that. */
  takes?: string;
  description: string;
  /** Adds its verbs, or its flags and arguments and what it does. */
  make(command: Command, act: Act): void;
};

/** The command that a handler was called by; it knows its arguments and flags. */
export function callerOf(given: readonly unknown[]): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- commander hands it over last
  return given.at(-1) as Command;
}

/** The words by which a command is called: `import run`. */
export function callPath(command: Command): string {
  const { parent } = command;
  return parent === null || parent.parent === null ? command.name() : `${callPath(parent)} ${command.name()}`;
}

/** Adds examples to a command's help. Lines are written without `formdeck`. */
export function examples(command: Command, lines: readonly string[]): Command {
  return command.addHelpText(
    'after',
    `\nExamples:\n${lines.map((line) => `  $ formdeck ${line}`).join('\n')}`,
  );
}
