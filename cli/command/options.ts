// The options that several commands take, and where the values of the global ones come from: flags before
// environment before configuration file (see active-regions.ts) before default. Loaded with the program, so it
// imports nothing.
import type { Command } from 'commander';

/** The global flags as commander yields them. */
export type GlobalFlags = {
  json?: boolean;
  quiet?: boolean;
  color?: boolean;
  accessible?: boolean;
  region?: string;
  server?: string;
  account?: string;
  /** Only of commands that ask: see `addYesOption`. */
  yes?: boolean;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the flags and the environment say.  */
export type Settings = {
  json: boolean;
  quiet: boolean;
  /** Do not ask. */
  yes: boolean;
  color: boolean;
  /** The terminal app in static lines, for screen readers. */
  accessible: boolean;
  region: string | undefined;
  server: string | undefined;
  /** Which of the signed-in accounts to act as. */
  account: string | undefined;
  token: string | undefined;
  /** The folder of the configuration file; the platform's own unless said. */
  configFolder: string | undefined;
};

/** Adds the global options to the program. They may stand before or after a command's name. */
export function addGlobalOptions(program: Command): void {
  program
    .option('--json', 'print data as JSON, for scripts')
    .option('--region <id>', 'region to use, such as ca or us (FORMDECK_REGION)')
    .option(
      '--server <origins>',
      'server to use, or several with commas, instead of the built-in regions (FORMDECK_SERVER)',
    )
    .option(
      '--account <name>',
      'which of the signed-in accounts to act as, such as pat or pat@forms.example.com',
    )
    .option('-q, --quiet', 'say nothing but data and errors')
    .option('--no-color', 'print without colours (NO_COLOR)')
    .option('--accessible', 'the terminal app in static lines with numbered choices (FORMDECK_ACCESSIBLE)');
}

export type RangeFlags = { from?: string; to?: string; last?: string };

/** Adds --from, --to and --last, which range.ts reads. */
export function addRangeOptions(command: Command): Command {
  return command
    .option('--from <moment>', 'from this day or moment on, such as 2026-01-31 or "2026-01-31 14:00"')
    .option('--to <moment>', 'up to the end of this day or moment')
    .option('--last <span>', 'the last hours, days, weeks or months: 24h, 7d, 4w, 3m');
}

export type LimitFlags = { limit?: string; all?: boolean };

/** Adds --limit and --all, which pages.ts reads. */
export function addLimitOptions(command: Command): Command {
  return command.option('--limit <number>', 'how many at most', '50').option('--all', 'all of them');
}

/** Adds --yes to a command that asks (`Effect` in verb.ts). */
export function addYesOption(command: Command): Command {
  return command.option('-y, --yes', 'do not ask; needed where there is no terminal');
}

/** Commander's collector for a flag that may be given several times. */
export function collect(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Puts flags and environment together. An empty variable counts as none. */
export function readSettings(flags: GlobalFlags, environment: Environment): Settings {
  const variable = (name: string) => environment[name]?.trim() || undefined;
  return {
    json: flags.json === true,
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
    configFolder: variable('FORMDECK_CONFIG'),
  };
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false';
}
