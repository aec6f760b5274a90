// The tree of commands. It only loads commander and the commands' descriptions; implementations are loaded on demand, so
// that help is fast.
import { Command, type OutputConfiguration } from 'commander';
import { activityNoun } from './home/command.ts';
import { appearanceNoun } from './appearance/command.ts';
import { auditNoun } from './audit/command.ts';
import { exitCodeTexts } from './command/exit-codes.ts';
import { catalogNoun } from './catalog/command.ts';
import { addCodesCommand } from './codes/command.ts';
import { exportNoun } from './exports/command.ts';
import { addFillCommand } from './filling/command.ts';
import { formsNoun } from './forms/command.ts';
import { importNoun } from './imports/command.ts';
import { insightsNoun } from './insights/command.ts';
import { mailNoun } from './mail/command.ts';
import { addGlobalOptions, globalHelp } from './command/options.ts';
import { addServeCommand, companyNoun } from './server/command.ts';
import { accountNoun } from './session/account/command.ts';
import { addSessionCommands } from './session/command.ts';
import { rowsNoun } from './rows/command.ts';
import { sheetsNoun } from './sheets/command.ts';
import { tokensNoun } from './tokens/command.ts';
import { addToolCommands } from './tools/command.ts';
import { jobsNoun } from './named-jobs/command.ts';
import { notificationsNoun } from './notifications/command.ts';
import { groupsNoun } from './users/groups/command.ts';
import { usersNoun } from './users/command.ts';
import { reportsNoun } from './reports/command.ts';
import { remindersNoun } from './reminders/command.ts';
import { addTransformCommand, transformsNoun } from './transforms/command.ts';
import { viewsNoun } from './views/command.ts';
import { type Act, addNoun, type Noun } from './command/act.ts';

/** All commands, in the groups and the order of the help. */
const groups: readonly (readonly [group: string, commands: readonly (Noun | typeof addFillCommand)[]])[] = [
  ['Account:', [addSessionCommands, accountNoun, tokensNoun]],
  [
    'Work:',
    [
      formsNoun,
      sheetsNoun,
      rowsNoun,
      addFillCommand,
      viewsNoun,
      importNoun,
      remindersNoun,
      addTransformCommand,
      transformsNoun,
      addCodesCommand,
      exportNoun,
      notificationsNoun,
      activityNoun,
      insightsNoun,
      reportsNoun,
    ],
  ],
  ['Administration:', [usersNoun, groupsNoun, catalogNoun, appearanceNoun, auditNoun, mailNoun, jobsNoun]],
  ['Server:', [addServeCommand, companyNoun]],
  ['Tools:', [addToolCommands]],
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

/**
 * The program with all its commands; `act` creates the action of each, `output` is the destination of help. With `argv`, the
 * nouns that are not in it have no verbs: making all of them takes half the time of a short command. Throws CommanderError,
 * never exits.
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
    // Help is plain text: commander's stripping of colours and measuring of text takes longer than everything else.
    .configureHelp({ displayWidth: (text) => text.length })
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
  addGlobalOptions(program);
  for (const [group, commands] of groups) {
    program.commandsGroup(group);
    for (const command of commands) {
      if (typeof command === 'function') command(program, act);
      else addNoun(program, command, act, isWhole || argv.includes(command.name));
    }
  }
  // Again, to move it into this group.
  program.helpCommand(...helpCommand);
  return program;
}
