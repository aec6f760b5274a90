// What a command line means to its verb, without running it.
import { Command } from 'commander';
import { addGlobalOptions } from '#cli/command/options.ts';
import { type Act, callerOf, type CommandRecord } from '#cli/command/act.ts';

/** The options that a verb makes of a command line. Rejects with what commander or the verb refuses. */
export async function optionsOf({ name, make }: CommandRecord, line: readonly string[]): Promise<unknown> {
  let options: unknown;
  const program = new Command('formdeck').exitOverride().configureOutput({ outputError: () => {} });
  addGlobalOptions(program);
  const act: Act =
    (load) =>
    async (...given) => {
      const command = callerOf(given);
      options = (await load()).options(command.optsWithGlobals<never>(), command.args, command);
    };
  make(program.command(name), act);
  await program.parseAsync([...line], { from: 'user' });
  return options;
}
