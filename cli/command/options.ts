// Options shared by several commands, and the precedence of the global ones: flags, environment, configuration file (see
// active-regions.ts), default. Loaded with the program, so it imports nothing.
import type { Command } from 'commander';

/** The global flags from commander. */
export type GlobalFlags = {
  json?: boolean;
  jq?: string;
  debug?: boolean;
  quiet?: boolean;
  color?: boolean;
  accessible?: boolean;
  region?: string;
  server?: string;
  account?: string;
  job?: string;
  expect?: string;
  zone?: string;
  grace?: string;
  notify?: string[];
  /** Only for commands that ask: see `addYesOption`. */
  yes?: boolean;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings from flags and environment. */
export type Settings = {
  json: boolean;
  /** A jq expression for the JSON that is printed. */
  jq: string | undefined;
  /** Print each request on stderr. */
  debug: boolean;
  quiet: boolean;
  /** Skip confirmations. */
  yes: boolean;
  color: boolean;
  /** Static output for screen readers in the terminal app. */
  accessible: boolean;
  region: string | undefined;
  server: string | undefined;
  /** Which of the signed-in accounts to use. */
  account: string | undefined;
  token: string | undefined;
  /** The file that holds it. */
  tokenFile: string | undefined;
  /** The folder of the configuration file; by default the platform's. */
  configFolder: string | undefined;
};

/** Whether a command is given anything about a job. */
export function namesJob({ job, expect, zone, grace, notify }: GlobalFlags): boolean {
  return [job, expect, zone, grace, notify].some((given) => given !== undefined);
}

/** Stands below the help of every command, in place of the global options. */
export const globalHelp = '\nOptions of every command, such as --json, --server and --quiet: formdeck --help';

/** Adds the global options to the program. They are accepted before or after a command's name. */
export function addGlobalOptions(program: Command): void {
  program
    .option('--json', 'print data as JSON, for scripts')
    .option('--jq <expression>', 'print the result of a jq expression on the JSON, one value per line')
    .option('--region <id>', 'region to use, such as ca or us (FORMDECK_REGION)')
    .option(
      '--server <origins>',
      'server to use, or several separated by commas, instead of the built-in regions (FORMDECK_SERVER)',
    )
    .option(
      '--account <name>',
      'which of the signed-in accounts to act as, such as pat or pat@forms.example.com',
    )
    .option('--job <name>', 'report this run as one of a job, which is listed by formdeck jobs')
    .option('--expect <when>', 'when the job is expected: hourly, daily@03:00, weekly@mon@03:00, every@15m')
    .option('--zone <zone>', "time zone of --expect, such as Europe/Paris (default: the user's)")
    .option('--grace <span>', 'how late the job may be, such as 30m (default: 1h)')
    .option('--notify <user>', 'who is told of a failed or missed run; may be given several times', collect)
    .option('-v, --debug', 'print each request to the server on standard error, without secrets')
    .option('-q, --quiet', 'print only data, errors, and notes on what an import leaves out')
    .option('--no-color', 'print without colours (NO_COLOR)')
    .option('--accessible', 'the terminal app in static lines with numbered choices (FORMDECK_ACCESSIBLE)');
}

/** Adds --user, --alert and --passed, which conditions.ts reads. */
export function addWhoOptions(command: Command): Command {
  return command
    .option(
      '--user <username>',
      'only rows that this user submitted, by username or id; may be given several times',
      collect,
    )
    .option(
      '--alert <alert>',
      'only rows that raised this alert, by name or id; may be given several times',
      collect,
    )
    .option('--passed <yes|no>', 'only rows with answers that were passed with a reason, or only others');
}

export type RangeFlags = { from?: string; to?: string; last?: string };

/** Adds --from, --to and --last, which range.ts reads. */
export function addRangeOptions(command: Command): Command {
  return command
    .option('--from <moment>', 'from this day or moment on, such as 2026-01-31 or "2026-01-31 14:00"')
    .option('--to <moment>', 'up to the end of this day or time')
    .option('--last <span>', 'the last hours, days, weeks or months: 24h, 7d, 4w, 3m');
}

export type LimitFlags = { limit?: string; all?: boolean };

/** Adds --limit and --all, which pages.ts reads. */
export function addLimitOptions(command: Command): Command {
  return command.option('--limit <number>', 'how many at most', '50').option('--all', 'all of them');
}

/** Adds --yes to a command that asks for confirmation (`Effect` in verb.ts). */
export function addYesOption(command: Command): Command {
  return command.option('-y, --yes', 'do not ask; needed where there is no terminal');
}

/** Commander's collector for a repeatable flag. */
export function collect(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Merges flags and environment. An empty variable counts as unset. */
export function readSettings(flags: GlobalFlags, environment: Environment): Settings {
  const variable = (name: string) => environment[name]?.trim() || undefined;
  return {
    json: flags.json === true || flags.jq !== undefined,
    jq: flags.jq,
    debug: flags.debug === true,
    quiet: flags.quiet === true,
    yes: flags.yes === true,
    color: flags.color !== false && variable('NO_COLOR') === undefined && variable('TERM') !== 'dumb',
    accessible:
      flags.accessible === true ||
      isOn(variable('FORMDECK_ACCESSIBLE')) ||
      isOn(variable('INK_SCREEN_READER')) ||
      // It can neither move the cursor nor clear the screen.
      variable('TERM') === 'dumb',
    region: flags.region ?? variable('FORMDECK_REGION'),
    server: flags.server ?? variable('FORMDECK_SERVER'),
    account: flags.account?.trim() || undefined,
    token: variable('FORMDECK_TOKEN'),
    tokenFile: variable('FORMDECK_TOKEN_FILE'),
    configFolder: variable('FORMDECK_CONFIG'),
  };
}

/** The settings, with the token of FORMDECK_TOKEN_FILE. */
export async function readAllSettings(flags: GlobalFlags, environment: Environment): Promise<Settings> {
  const settings = readSettings(flags, environment);
  const { tokenFile, token } = settings;
  if (tokenFile === undefined) return settings;
  const { tokenIn } = await import('#cli/platform/token-file.ts');
  return { ...settings, token: await tokenIn(tokenFile, token) };
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false';
}
