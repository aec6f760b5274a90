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
