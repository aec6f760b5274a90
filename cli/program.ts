// The tree of commands. It only loads commander and the commands' descriptions; implementations are loaded on demand, so
// that help is fast.
import { Command, type OutputConfiguration } from 'commander';
import { addActivityCommand } from './home/command.ts';
import { addAppearanceCommand } from './appearance/command.ts';
import { addAuditCommand } from './audit/command.ts';
import { exitCodeTexts } from './command/exit-codes.ts';
import { addCatalogCommand } from './catalog/command.ts';
import { addCodesCommand } from './codes/command.ts';
import { addExportCommand } from './exports/command.ts';
import { addFillCommand } from './filling/command.ts';
import { addFormsCommand } from './forms/command.ts';
import { addImportCommand } from './imports/command.ts';
import { addInsightsCommand } from './insights/command.ts';
import { addMailCommand } from './mail/command.ts';
import { addGlobalOptions, globalHelp } from './command/options.ts';
import { addServerCommands } from './server/command.ts';
import { addAccountCommand } from './session/account/command.ts';
import { addSessionCommands } from './session/command.ts';
import { addRowsCommand } from './rows/command.ts';
import { addSheetsCommand } from './sheets/command.ts';
import { addTokensCommand } from './tokens/command.ts';
import { addToolCommands } from './tools/command.ts';
import { addJobsCommand } from './named-jobs/command.ts';
import { addNotificationsCommand } from './notifications/command.ts';
import { addGroupsCommand } from './users/groups/command.ts';
import { addUsersCommand } from './users/command.ts';
import { addReportsCommand } from './reports/command.ts';
import { addRemindersCommand } from './reminders/command.ts';
import { addTransformCommands } from './transforms/command.ts';
import { addViewsCommand } from './views/command.ts';
import type { Act } from './command/act.ts';

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
  const program = (isWhole ? new Command('formdeck') : new ShallowProgram('formdeck', argv))
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
  program.commandsGroup('Account:');
  addSessionCommands(program, act);
  addAccountCommand(program, act);
  addTokensCommand(program, act);
  program.commandsGroup('Work:');
  addFormsCommand(program, act);
  addSheetsCommand(program, act);
  addRowsCommand(program, act);
  addFillCommand(program, act);
  addViewsCommand(program, act);
  addImportCommand(program, act);
  addRemindersCommand(program, act);
  addTransformCommands(program, act);
  addCodesCommand(program, act);
  addExportCommand(program, act);
  addNotificationsCommand(program, act);
  addActivityCommand(program, act);
  addInsightsCommand(program, act);
  addReportsCommand(program, act);
  program.commandsGroup('Administration:');
  addUsersCommand(program, act);
  addGroupsCommand(program, act);
  addCatalogCommand(program, act);
  addAppearanceCommand(program, act);
  addAuditCommand(program, act);
  addMailCommand(program, act);
  addJobsCommand(program, act);
  program.commandsGroup('Server:');
  addServerCommands(program, act);
  program.commandsGroup('Tools:');
  addToolCommands(program, act);
  // Again, to move it into this group.
  program.helpCommand(...helpCommand);
  return program;
}

class ShallowProgram extends Command {
  readonly #argv: readonly string[];

  constructor(name: string, argv: readonly string[]) {
    super(name);
    this.#argv = argv;
  }

  override createCommand(name: string): Command {
    return this.#argv.includes(name) ? new Command(name) : new NounAlone(name);
  }
}

/** A command that takes no verbs: they are described to nobody. */
class NounAlone extends Command {
  override command(): never {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- commander's methods return the command that they are called on
    return nobody as never;
  }
}

const nobody: unknown = new Proxy({}, { get: () => () => nobody });
