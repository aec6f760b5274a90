// formdeck __complete SHELL WORD ...: prints names, one per line, that only the server or the configuration folder
// knows, for the shells' completion scripts. Prints no messages and never fails: a user who presses TAB expects names or
// silence.
import type { Command } from 'commander';
import { createContext, type Surroundings } from '#cli/context.ts';
import { readAllSettings } from '#cli/command/options.ts';
import { harmless } from '#cli/output/width.ts';
import { completedBy, readWords, unquoted } from './completed-word.ts';
import { namesOf } from './names-of.ts';

/** Milliseconds that a user waits after TAB. */
const patience = 1_500;

/** Prints the names that may follow these words. Bash passes them as typed, including quotes. */
export async function complete(
  program: Command,
  [shell, ...words]: readonly string[],
  surroundings: Surroundings,
  version: string,
): Promise<void> {
  try {
    const read = readWords(program, shell === 'bash' ? words.map(unquoted) : words);
    const kind = completedBy(read);
    if (kind === null) return;
    const { server, region, account } = read.flags;
    const settings = await readAllSettings(
      {
        quiet: true,
        ...(server?.[0] !== undefined && { server: server[0] }),
        ...(region?.[0] !== undefined && { region: region[0] }),
        ...(account?.[0] !== undefined && { account: account[0] }),
      },
      surroundings.env,
    );
    const context = createContext(settings, surroundings, version);
    const timer = setTimeout(() => context.end(), patience);
    try {
      const names = await namesOf(context, kind, {
        verb: read.command.name(),
        form: given(read, 'form'),
        sheet: given(read, 'sheet'),
      });
      // A shell inserts them literally, and a sanitized name would not exist.
      const lines = names.filter((name) => harmless(name) === name).map((name) => `${name}\n`);
      surroundings.stdout.write([...new Set(lines)].join(''));
    } finally {
      clearTimeout(timer);
      context.end();
    }
  } catch {
    // Not signed in, no response, unknown form: no names.
  }
}

/** What was given earlier, as an argument or a flag of this name. */
function given({ command, args, flags }: ReturnType<typeof readWords>, name: string): string | undefined {
  const at = command.registeredArguments.findIndex((argument) => argument.name().replace(/s$/, '') === name);
  return flags[name]?.[0] ?? (at < 0 ? undefined : args[at]);
}
