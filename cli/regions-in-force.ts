// The regions that a command chooses from.
import { AppError } from '#core/errors.ts';
import { type Region, regionsFrom } from '#core/regions.ts';
import type { Settings } from './options.ts';

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
