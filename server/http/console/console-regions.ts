// The regions that the browser console knows: the one that serves it, and the addresses of the others.
import { AppError } from '#core/errors.ts';
import { builtInRegions, type Region } from '#core/regions.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** `server` is an origin, '' for this server's own, or a port on the requested host. */
export type ConsoleRegion = Pick<Region, 'id' | 'name'> & { server: string | { port: number } };

/** The regions of the demo, on consecutive ports. */
export function demoRegions(own: string, firstPort: number): ConsoleRegion[] {
  return builtInRegions.map(({ id, name }, index) => ({
    id,
    name,
    server: id === own ? '' : { port: firstPort + index },
  }));
}

/**
 * The own region first, then those in FORMDECK_REGIONS: `us=United States=https://us.example.com`, comma-separated. All
 * servers may share one list: the own region takes its name from it. Throws `usage`.
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
    throw new AppError('usage', wording(m.formdeckRegionsContainsWhichIs, { entry }), {
      hint: wording(m.useIdNameAddressSuch),
    });
  }
  return { id, name: name.trim(), server: url.origin };
}

/** The regions for a page requested by this protocol and host. */
export function regionsAt(regions: readonly ConsoleRegion[], protocol: string, hostname: string): Region[] {
  // An invalid host name would be written into a header: it is forged.
  const host = /^([\w.-]+|\[[\da-f:.]+\])$/i.test(hostname) ? hostname : 'localhost';
  return regions.map(({ id, name, server }) => ({
    id,
    name,
    server: typeof server === 'string' ? server : `${protocol}://${host}:${server.port}`,
  }));
}
