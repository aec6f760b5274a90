// What a command is: a verb in three pieces, always the same. argv becomes a plain object, the object becomes
// data, the data becomes text. Only main.ts puts the pieces together, so a verb never asks for its format.
import type { Command } from 'commander';
import type { Context } from './context.ts';
import type { Output } from './output/output.ts';

/** `Flags` is what commander yields, `Options` what the verb needs, `Data` what it found or did. */
export type Verb<Flags, Options, Data> = {
  /**
   * Checks the flags and arguments; `command` is the one that was called.
   * @throws AppError `usage` for what cannot be understood
   */
  options(flags: Flags, args: readonly string[], command: Command): Options;
  run(context: Context, options: Options): Promise<Data>;
  /** Writes the data for people. Not called with --json. */
  print(output: Output, data: Data, options: Options): void | Promise<void>;
  /** What --json prints; the data itself unless said. */
  json?(data: Data, options: Options): unknown;
  /** 0 unless said. */
  exitCode?(data: Data): number;
};

/** Declares a verb. The identity function: it only fixes the record's types. */
export function verb<Flags, Options, Data>(record: Verb<Flags, Options, Data>): Verb<Flags, Options, Data> {
  return record;
}

/** What commander calls: the arguments one by one, the flags, the command. */
export type Handler = (...given: unknown[]) => Promise<void>;

/** Makes a commander action of a verb that is loaded when it is called for. */
export type Act = <Flags, Options, Data>(load: () => Promise<Verb<Flags, Options, Data>>) => Handler;

/** The command that a handler was called by; it knows its arguments and flags. */
export function callerOf(given: readonly unknown[]): Command {
  return given.at(-1) as Command;
}

/** Adds a block of examples to a command's help. Lines are written without `formdeck`. */
export function examples(command: Command, lines: readonly string[]): Command {
  return command.addHelpText(
    'after',
    `\nExamples:\n${lines.map((line) => `  $ formdeck ${line}`).join('\n')}`,
  );
}
