// The regions available to a command.
import { AppError } from '#core/errors.ts';
import { builtInRegions, type Region, regionName, regionsFrom } from '#core/regions.ts';
import type { Settings } from './options.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The content of a configuration file besides the sessions. */
export type ConfigFile = { region?: string | undefined; server?: string | undefined };

/**
 * The regions to choose from, without contacting a server: with `--region` only that one.
 * @throws AppError `usage` for an unknown region, or a server that is not an http address
 */
export function regionsInForce(
  settings: Pick<Settings, 'region' | 'server'>,
  config: ConfigFile,
  known: readonly KnownServer[] = [],
): readonly Region[] {
  return narrowed(allRegions(settings, config, known), settings, config);
}

/** A server that somebody has signed in to from this machine. */
type KnownServer = { id: string; server: string };

/**
 * The regions before `--region` is applied: those of `--server`, otherwise of the servers signed in to from this
 * machine, otherwise the built-in ones.
 * @throws AppError `usage` for a server that is not an http address
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
  // With a session on one built-in server, the user may also mean the other.
  const others = known.some(({ server }) => isBuiltIn(server))
    ? builtInRegions.filter(({ server }) => !known.some((one) => one.server === server))
    : [];
  return [...remembered, ...others];
}

/** Whether flags, environment or configuration file set the servers to sign in to, so that the user is not asked. */
export function areServersSet(settings: Pick<Settings, 'region' | 'server'>, config: ConfigFile): boolean {
  return [settings.server, settings.region, config.server, config.region].some((one) => one !== undefined);
}

/**
 * The regions selected by `--region`.
 * @throws AppError `usage` for an unknown region
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
  throw new AppError('usage', wording(m.thereIsNoRegion, { wanted }), {
    hint: wording(m.chooseOneOf, { all: all.map(({ id }) => id).join(', ') }),
  });
}

function checkOrigin(server: string): void {
  const url = URL.canParse(server) ? new URL(server) : null;
  if (url && /^https?:$/.test(url.protocol) && url.origin === server.toLowerCase()) return;
  throw new AppError('usage', wording(m.isNotAddressOfServer, { server }), {
    hint: wording(m.useOriginSuchAsHttp),
  });
}
