// What a command is: a verb in three pieces, always the same. argv becomes a plain object, the object becomes
// data, the data becomes text. Only main.ts puts the pieces together, so a verb never asks for its format.
import type { Command } from 'commander';
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';

/**
 * What a verb does to the data, and whether that can be taken back. Each verb has to say it.
 * - `reads`: changes nothing on a server; files and settings of this machine do not count.
 * - `undo`: the command that takes it back.
 * - `noQuestion`: why it needs neither an undo nor a question.
 * - `asks`: cannot be taken back, or is about many rows at once. main.ts refuses it off a terminal without --yes, with
 *   the sentence that this gives of the options, null where there is nothing to ask. On a terminal the verb asks with
 *   `confirm` of confirm.ts, once it knows what it is about. Its command takes --yes by `addYesOption`.
 */
export type Effect<Options> =
  | 'reads'
  | { readonly undo: string }
  | { readonly noQuestion: string }
  | { asks(options: Options): string | null };

/** `Flags` is what commander yields, `Options` what the verb needs, `Data` what it found or did. */
export type Verb<Flags, Options, Data> = {
  readonly effect: Effect<Options>;
  /**
   * Checks the flags and arguments; `command` is the one that was called.
   * @throws AppError `usage` for what cannot be understood
   */
  options(flags: Flags, args: readonly string[], command: Command): Options;
  run(context: Context, options: Options): Promise<Data>;
  /** Writes the data for people. Not called with --json. */
  print(output: Output, data: Data, options: Options): void | Promise<void>;
  /** What --json prints; the data itself unless said. `printed`: `run` has written it as lines of JSON, with --json or without. */
  json?: 'printed' | ((data: Data, options: Options) => unknown);
  /** It prints when the session ends by itself, so that no warning of it follows. */
  showsEnd?: true;
  /** 0 unless said. */
  exitCode?(data: Data): number;
};

/** Declares a verb. The identity function: it only fixes the record's types. */
export function verb<Flags, Options, Data>(record: Verb<Flags, Options, Data>): Verb<Flags, Options, Data> {
  return record;
}
