// The options that every command takes, and where their values come from: flags before environment before
// configuration file before default.
import type { Command } from 'commander';
import { type Region, regionsFrom } from '#core/regions.ts';
import { AppError } from '#core/errors.ts';

/** The global flags as commander yields them. */
export type GlobalFlags = { json?: boolean; quiet?: boolean; color?: boolean; region?: string; server?: string };

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the flags and the environment say. The configuration file is read when it is needed, see regionSettings. */
export type Settings = {
  json: boolean;
  quiet: boolean;
  color: boolean;
  region: string | undefined;
  server: string | undefined;
  token: string | undefined;
  /** The folder of the configuration file; the platform's own unless said. */
  configFolder: string | undefined;
};

/** Adds the global options to the program. They may stand before or after a command's name. */
export function addGlobalOptions(program: Command): void {
  program
    .option('--json', 'print data as JSON, for scripts')
    .option('--region <id>', 'region to use, such as ca or us (FORMDECK_REGION)')
    .option('--server <origins>', 'server to use, or several with commas, instead of the built-in regions (FORMDECK_SERVER)')
    .option('-q, --quiet', 'say nothing but data and errors')
    .option('--no-color', 'print without colours (NO_COLOR)');
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

/** Puts flags and environment together. An empty variable counts as none. */
export function readSettings(flags: GlobalFlags, environment: Environment): Settings {
  const variable = (name: string) => environment[name]?.trim() || undefined;
  return {
    json: flags.json === true,
    quiet: flags.quiet === true,
    color: flags.color !== false && variable('NO_COLOR') === undefined && variable('TERM') !== 'dumb',
    region: flags.region ?? variable('FORMDECK_REGION'),
    server: flags.server ?? variable('FORMDECK_SERVER'),
    token: variable('FORMDECK_TOKEN'),
    configFolder: variable('FORMDECK_CONFIG'),
  };
}

/** What a configuration file may hold beside the sessions. */
export type ConfigFile = { region?: string | undefined; server?: string | undefined };

/**
 * The regions to choose from, those of `--region` only where it is given.
 * @throws AppError `usage` for a region that does not exist or a server that is no http address
 */
export function regionsInForce(settings: Settings, config: ConfigFile): readonly Region[] {
  const all = regionsFrom(settings.server ?? config.server);
  for (const { server } of all) checkOrigin(server);
  const wanted = settings.region ?? config.region;
  if (wanted === undefined) return all;
  const chosen = all.filter(({ id }) => id === wanted);
  if (chosen.length > 0) return chosen;
  throw new AppError('usage', `There is no region "${wanted}".`, {
    hint: `Choose one of ${all.map(({ id }) => id).join(', ')}.`,
  });
}

function checkOrigin(server: string): void {
  const url = URL.canParse(server) ? new URL(server) : null;
  if (url && /^https?:$/.test(url.protocol) && url.origin === server.toLowerCase()) return;
  throw new AppError('usage', `"${server}" is not the address of a server.`, {
    hint: 'Give an origin such as http://localhost:4700, without a path.',
  });
}
