// The regions that a command chooses from.
import { AppError } from '#core/errors.ts';
import { builtInRegions, type Region, regionName, regionsFrom } from '#core/regions.ts';
import type { Settings } from './options.ts';

/** What a configuration file may hold beside the sessions. */
export type ConfigFile = { region?: string | undefined; server?: string | undefined };

/**
 * The regions to choose from, without asking any server what it is: those of `--region` only where it is given.
 * @throws AppError `usage` for a region that does not exist or a server that is no http address
 */
export function regionsInForce(
  settings: Pick<Settings, 'region' | 'server'>,
  config: ConfigFile,
  known: readonly KnownServer[] = [],
): readonly Region[] {
  return narrowed(allRegions(settings, config, known), settings, config);
}

/** A server that somebody has signed in to from here. */
type KnownServer = { id: string; server: string };

/**
 * The regions before `--region` narrows them: those of `--server`, else of the servers that somebody has signed in to from
 * here, else the built-in ones.
 * @throws AppError `usage` for a server that is no http address
 */
export function allRegions(
  settings: Pick<Settings, 'server'>,
  config: ConfigFile,
  known: readonly KnownServer[],
): readonly Region[] {
  const servers = settings.server ?? config.server;
  const all = regionsFrom(servers);
  for (const { server } of all) checkOrigin(server);
  if (servers !== undefined || known.length === 0) return all;
  const remembered = known.map(({ id, server }) => ({ id, name: regionName(id), server }));
  const isBuiltIn = (server: string) => builtInRegions.some((region) => region.server === server);
  // Who has signed in to one of the built-in servers may mean the other one, too.
  const others = known.some(({ server }) => isBuiltIn(server))
    ? builtInRegions.filter(({ server }) => !known.some((one) => one.server === server))
    : [];
  return [...remembered, ...others];
}

/** Whether flags, environment or configuration file say which servers to sign in to, so that nobody is asked. */
export function areServersSet(settings: Pick<Settings, 'region' | 'server'>, config: ConfigFile): boolean {
  return [settings.server, settings.region, config.server, config.region].some((one) => one !== undefined);
}

/**
 * The regions that `--region` leaves.
 * @throws AppError `usage` for a region that does not exist
 */
export function narrowed(
  all: readonly Region[],
  settings: Pick<Settings, 'region'>,
  config: ConfigFile,
): readonly Region[] {
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
