// The tree of commands. It only loads commander and the commands' descriptions; implementations are loaded on demand, so
// that help is fast.
import { Command, Help, type OutputConfiguration } from 'commander';
import { activityCommand } from './home/command.ts';
import { appearanceCommand } from './appearance/command.ts';
import { auditCommand } from './audit/command.ts';
import { exitCodeTexts } from './command/exit-codes.ts';
import { catalogCommand } from './catalog/command.ts';
import { codesCommand } from './codes/command.ts';
import { exportCommand } from './exports/command.ts';
import { fillCommand } from './filling/command.ts';
import { formsCommand } from './forms/command.ts';
import { importCommand } from './imports/command.ts';
import { insightsCommand } from './insights/command.ts';
import { mailCommand } from './mail/command.ts';
import { addGlobalOptions, globalHelp } from './command/options.ts';
import { companyCommand, serveCommand } from './server/command.ts';
import { accountCommand } from './session/account/command.ts';
import { sessionCommands } from './session/command.ts';
import { rowsCommand } from './rows/command.ts';
import { sheetsCommand } from './sheets/command.ts';
import { tokensCommand } from './tokens/command.ts';
import { toolCommands } from './tools/command.ts';
import { jobsCommand } from './named-jobs/command.ts';
import { notificationsCommand } from './notifications/command.ts';
import { groupsCommand } from './users/groups/command.ts';
import { usersCommand } from './users/command.ts';
import { reportsCommand } from './reports/command.ts';
import { remindersCommand } from './reminders/command.ts';
import { transformCommand, transformsCommand } from './transforms/command.ts';
import { viewsCommand } from './views/command.ts';
import type { Act, CommandRecord } from './command/act.ts';

/** All commands, in the groups and the order of the help. */
const groups: readonly (readonly [group: string, commands: readonly CommandRecord[]])[] = [
  ['Account:', [...sessionCommands, accountCommand, tokensCommand]],
  [
    'Work:',
    [
      formsCommand,
      sheetsCommand,
      rowsCommand,
      fillCommand,
      viewsCommand,
      importCommand,
      remindersCommand,
      transformCommand,
      transformsCommand,
      codesCommand,
      exportCommand,
      notificationsCommand,
      activityCommand,
      insightsCommand,
      reportsCommand,
    ],
  ],
  [
    'Administration:',
    [usersCommand, groupsCommand, catalogCommand, appearanceCommand, auditCommand, mailCommand, jobsCommand],
  ],
  ['Server:', [serveCommand, companyCommand]],
  ['Tools:', toolCommands],
];

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
  groups.flatMap(([, commands]) =>
    commands.map(({ name, takes }) => [name, takes ? `${name} ${takes}` : name]),
  ),
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
  for (const [group, commands] of groups) {
    program.commandsGroup(group);
    for (const { name, description, make } of commands) {
      const command = program.command(name).description(description);
      if (isWhole || argv.includes(name)) make(command, act);
    }
  }
  // Again, to move it into this group.
  return program.helpCommand(...helpCommand);
}

const usualHelp = new Help();
