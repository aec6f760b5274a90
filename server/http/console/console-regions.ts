// Which regions the browser console is told of: the one that serves it, and where the others are.
import { AppError } from '#core/errors.ts';
import { builtInRegions, type Region } from '#core/regions.ts';

/** `server` is an origin, '' for this server's own, or a port of the host by which the page was asked for. */
export type ConsoleRegion = Pick<Region, 'id' | 'name'> & { server: string | { port: number } };

/** The regions of the demo, side by side on ports from the first one's. */
export function demoRegions(own: string, firstPort: number): ConsoleRegion[] {
  return builtInRegions.map(({ id, name }, index) => ({
    id,
    name,
    server: id === own ? '' : { port: firstPort + index },
  }));
}

/**
 * The own region first, then those that FORMDECK_REGIONS names: `us=United States=https://us.example.com`, several
 * with commas. All servers may be given the same list: the own region takes its name from it. Throws `usage`.
 */
export function namedRegions(own: string, text: string | undefined): ConsoleRegion[] {
  const listed = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(regionOf);
  const named = listed.find(({ id }) => id === own) ?? builtInRegions.find(({ id }) => id === own);
  return [{ id: own, name: named?.name ?? own, server: '' }, ...listed.filter(({ id }) => id !== own)];
}

function regionOf(entry: string): Region {
  const [, id, name, server = ''] = /^([a-z][a-z0-9-]{0,30})=([^=]+)=(\S+)$/.exec(entry) ?? [];
  const url = URL.parse(server);
  if (id === undefined || name === undefined || url === null || !/^https?:$/.test(url.protocol)) {
    throw new AppError('usage', `FORMDECK_REGIONS says "${entry}", which is no region.`, {
      hint: 'Write id=name=address, such as us=United States=https://us.example.com; several with commas.',
    });
  }
  return { id, name: name.trim(), server: url.origin };
}

/** The regions as a page needs them that was asked for by this protocol and host. */
export function regionsAt(regions: readonly ConsoleRegion[], protocol: string, hostname: string): Region[] {
  // What is no name or address of a host would be written into a header: somebody made it up.
  const host = /^([\w.-]+|\[[\da-f:.]+\])$/i.test(hostname) ? hostname : 'localhost';
  return regions.map(({ id, name, server }) => ({
    id,
    name,
    server: typeof server === 'string' ? server : `${protocol}://${host}:${server.port}`,
  }));
}
