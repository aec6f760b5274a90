// A verb is a command in three functions: argv becomes an options object, the object becomes data, the data becomes
// text. Only main.ts combines them, so a verb never checks the output format.
import type { Command } from 'commander';
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';

/**
 * What a verb does to the data, and whether that can be undone. Every verb declares it.
 * - `reads`: changes nothing on a server; files and settings of this machine do not count.
 * - `undo`: the command that undoes it.
 * - `noQuestion`: why it needs neither an undo nor a confirmation.
 * - `asks`: cannot be undone, or affects many rows. Without a terminal, main.ts rejects it unless --yes is given, with
 *   the sentence that this returns for the options; null if no confirmation is needed. On a terminal the verb asks
 *   with `confirm` of confirm.ts, once it knows what it affects. Its command gets --yes from `addYesOption`.
 */
export type Effect<Options> =
  | 'reads'
  | { readonly undo: string }
  | { readonly noQuestion: string }
  | { asks(options: Options): string | null };

/** `Flags` come from commander, `Options` are the verb's input, `Data` is its result. */
export type Verb<Flags, Options, Data> = {
  readonly effect: Effect<Options>;
  /**
   * Validates the flags and arguments; `command` is the one that was called.
   * @throws AppError `usage` for invalid ones
   */
  options(flags: Flags, args: readonly string[], command: Command): Options;
  run(context: Context, options: Options): Promise<Data>;
  /** Prints the data for people. Not called with --json. */
  print(output: Output, data: Data, options: Options): void | Promise<void>;
  /**
   * What --json prints, or a promise of it; by default the data itself. `printed`: `run` has written JSON lines, with or without --json.
   */
  json?: 'printed' | ((data: Data, options: Options) => unknown);
  /** A server, which stops in order: SIGTERM waits for what it has begun, and SIGHUP is another SIGTERM. */
  stopsInOrder?: true;
  /** It prints when the session expires itself, so that no warning follows. */
  showsEnd?: true;
  /** What it counted, for its job (`--job`). */
  numbers?(data: Data): Readonly<Record<string, number>>;
  /** Default: 0. */
  exitCode?(data: Data): number;
};

/** Declares a verb. The identity function: it only fixes the record's types. */
export function verb<Flags, Options, Data>(record: Verb<Flags, Options, Data>): Verb<Flags, Options, Data> {
  return record;
}
