// The regional servers, as data. Sign-in tries them all; afterwards a session has its own.

import * as z from 'zod/mini';
import type { Http } from './http.ts';

export type Region = {
  id: string;
  name: string;
  server: string;
  /** Id and name were derived from the position in a list of servers: the server may report other ones. */
  isGuess?: true;
};

/** The default region comes first. */
export const builtInRegions: readonly Region[] = [
  { id: 'ca', name: 'Canada', server: 'http://localhost:4700' },
  { id: 'us', name: 'United States', server: 'http://localhost:4701' },
];

/**
 * The available regions. `servers` is one origin, or several separated by commas, and replaces the built-in ones: the
 * first is `ca`, the second `us`, further ones are `region-3` ...
 */
export function regionsFrom(servers: string | undefined): readonly Region[] {
  const origins = (servers ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/(?<!\/)\/+$/, ''))
    .filter((origin) => origin !== '');
  if (origins.length === 0) return builtInRegions;
  return origins.map((server, index) => {
    const known = builtInRegions[index];
    const id = known?.id ?? `region-${index + 1}`;
    return { id, name: known?.name ?? id, server, isGuess: true as const };
  });
}

/** The name of a region by its id; the id itself if unknown. */
export function regionName(id: string): string {
  return builtInRegions.find((region) => region.id === id)?.name ?? id;
}

/** The reply of `/health/ready`. */
const readyReply = z.object({ region: z.optional(z.string().check(z.minLength(1))) });

/** Milliseconds until a server must have reported its region. */
const patience = 3_000;

/** A region with the name that its server reports; unchanged if it reports none. */
export async function namedByServer(http: Pick<Http, 'raw'>, region: Region): Promise<Region> {
  if (region.isGuess !== true) return region;
  const { id: guess, name, server } = region;
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await http.raw({ server }, 'GET', '/health/ready', { signal });
    const { region: id } = readyReply.parse(await response.json());
    return id === undefined ? { id: guess, name, server } : { id, name: regionName(id), server };
  } catch {
    return { id: guess, name, server };
  }
}
