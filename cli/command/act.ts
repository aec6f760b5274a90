// How commander comes to a verb: what the declarations of commands use. Apart from verb.ts, so that the program shares
// no chunk with the verbs, which are loaded when they are called for.
import type { Command } from 'commander';
import type { Verb } from './verb.ts';

/** What commander calls: the arguments one by one, the flags, the command. */
export type Handler = (...given: unknown[]) => Promise<void>;

/** Makes a commander action of a verb that is loaded when it is called for. */
export type Act = <Flags, Options, Data>(load: () => Promise<Verb<Flags, Options, Data>>) => Handler;

/** The command that a handler was called by; it knows its arguments and flags. */
export function callerOf(given: readonly unknown[]): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- commander hands it over last
  return given.at(-1) as Command;
}

/** Adds a block of examples to a command's help. Lines are written without `formdeck`. */
export function examples(command: Command, lines: readonly string[]): Command {
  return command.addHelpText(
    'after',
    `\nExamples:\n${lines.map((line) => `  $ formdeck ${line}`).join('\n')}`,
  );
}
