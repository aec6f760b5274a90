// The tree of commands. It only loads commander and the commands' descriptions; implementations are loaded on demand, so
// that help is fast.
import { Command, Help, type OutputConfiguration } from 'commander';
import * as all from './commands.ts';
import { exitCodeTexts } from './command/exit-codes.ts';
import { addGlobalOptions, globalHelp } from './command/options.ts';
import type { Act, CommandRecord } from './command/act.ts';

/** The groups of the help and the order of commands in them. Those that are not named here end the administration. */
const order: readonly (readonly [group: string, names: string])[] = [
  ['Account:', 'login logout switch whoami password regions account tokens'],
  [
    'Work:',
    'forms sheets rows fill views import reminders transform transforms codes export notifications activity insights reports',
  ],
  ['Administration:', 'users groups catalog appearance sign-on audit mail jobs'],
  ['Server:', 'init serve backup company rescue'],
  ['Tools:', 'glossary api doctor completion'],
];

const commands: ReadonlyMap<string, CommandRecord> = new Map(
  Object.values<CommandRecord | readonly CommandRecord[]>(all)
    .flat()
    .map((record) => [record.name, record]),
);
const unnamed = new Set(commands.keys()).difference(new Set(order.flatMap(([, names]) => names.split(' '))));

/** All commands, in the groups and the order of the help. */
const groups = order.map(([group, names]) => {
  const rest = group === 'Administration:' ? [...unnamed] : [];
  return [group, [...names.split(' '), ...rest].flatMap((name) => commands.get(name) ?? [])] as const;
});

const helpCommand = ['help [command]', 'print help on a command'] as const;
const helpEnd = `
Without a command, on a terminal, it opens the terminal app.

Environment:
  FORMDECK_TOKEN       use this access token instead of a saved session;
                       see formdeck tokens create
  FORMDECK_TOKEN_FILE  use the access token in this file
  FORMDECK_REGION      the same as --region
  FORMDECK_SERVER      the same as --server
  FORMDECK_CONFIG      folder of the configuration file
  FORMDECK_ACCESSIBLE  the same as --accessible
  NO_COLOR             the same as --no-color

Exit codes:
${exitCodeTexts.map(([code, text]) => `  ${String(code).padEnd(4)} ${text}`).join('\n')}`;

/** How commands stand in the program's help, by name. */
const terms = new Map(
  groups.flatMap(([, its]) => its.map(({ name, takes }) => [name, takes ? `${name} ${takes}` : name])),
);

/**
 * The program with all its commands; `act` creates the action of each, `output` is the destination of help. With `argv`, the
 * commands that are not in it have a name and a description only: making all of them takes half the time of a short command.
 * Throws CommanderError, never exits.
 */
export function createProgram(
  act: Act,
  version: string,
  output: OutputConfiguration = {},
  argv?: readonly string[],
): Command {
  // A completion script names every verb.
  const isWhole = argv === undefined || argv.includes('completion');
  const program = new Command('formdeck')
    .description('Forms, data collection and reporting for companies')
    .version(version, '-V, --version', 'print the version; -v alone does too')
    .helpOption('-h, --help', 'print help')
    .helpCommand(...helpCommand)
    .configureOutput({
      ...output,
      outputError: () => {},
      stripColor: (text) => text,
      getOutHasColors: () => false,
    })
    .exitOverride()
    .usage('<command> [options]')
    .addHelpText('after', helpEnd)
    .addHelpText('afterAll', ({ command }) => (command.parent === null ? '' : globalHelp));
  program.configureHelp({
    // Help is plain text: commander's stripping of colours and measuring of text takes longer than everything else.
    displayWidth: (text) => text.length,
    subcommandTerm: (command) =>
      (command.parent === program ? terms.get(command.name()) : undefined) ??
      usualHelp.subcommandTerm(command),
  });
  addGlobalOptions(program);
  for (const [group, its] of groups) {
    program.commandsGroup(group);
    for (const { name, description, make } of its) {
      const command = program.command(name).description(description);
      if (isWhole || argv.includes(name)) make(command, act);
    }
  }
  // Again, to move it into this group.
  return program.helpCommand(...helpCommand);
}

const usualHelp = new Help();
