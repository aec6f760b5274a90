// What stands between the clients and this server: how many proxies there are, and by which address people reach it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';

/** Proxies in a row, at most. */
const mostHops = 9;

/**
 * How many proxies of one's own a request passes (TRUST_PROXY): the address of a client is the one that the first of them
 * wrote into X-Forwarded-For. 0 for none. Throws `usage` for what is no such number.
 */
export function proxyHops(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return 0;
  const hops = Number(text);
  if (/^\d+$/.test(text.trim()) && hops <= mostHops) return hops;
  throw new AppError('usage', `TRUST_PROXY says "${text}", which is no number of proxies.`, {
    hint: 'Write how many proxies stand in front of the server: 1 for one, 0 for none.',
  });
}

/** The origin by which people reach the server (FORMDECK_URL), or undefined where it is not set. Throws `usage`. */
export function publicOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const url = URL.parse(text.trim());
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
    return url.origin;
  throw new AppError('usage', `FORMDECK_URL says "${text}", which is no address of a server.`, {
    hint: 'Write the address that people open, without a path: https://forms.example.com',
  });
}

/** Where links to the server lead: the public address where one is set, else the one that was asked. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: { publicOrigin: string | undefined },
): string {
  return settings.publicOrigin ?? `${protocol}://${host}`;
}

/** A browser that came over https comes over https from then on; and X-Forwarded-For that nobody reads is told of once. */
export function observeProxy(http: FastifyInstance, hops: number): void {
  let hasWarned = hops > 0;
  http.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=15552000');
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    request.log.warn(
      { address: request.ip },
      'Requests carry X-Forwarded-For, but TRUST_PROXY is not set: all of them count as coming from the address of the ' +
        'proxy. Set TRUST_PROXY to the number of proxies in front of the server.',
    );
  });
}
