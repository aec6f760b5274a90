// Reverse proxies: how many there are in front of this server, and its public address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Maximum number of proxies in a row. */
const mostHops = 9;

/**
 * How many trusted proxies a request passes (TRUST_PROXY): the client's address is the one that the first of them wrote
 * into X-Forwarded-For. 0 for none. Throws `usage` for an invalid number.
 */
export function proxyHops(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return 0;
  const hops = Number(text);
  if (/^\d+$/.test(text.trim()) && hops <= mostHops) return hops;
  throw new AppError('usage', wording(m.trustProxyIsWhichIs, { text }), {
    hint: wording(m.setItToNumberOf),
  });
}

/** The server's public origin (FORMDECK_URL), or undefined if not set. Throws `usage`. */
export function publicOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const url = URL.parse(text.trim());
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '')
    return url.origin;
  throw new AppError('usage', wording(m.formdeckUrlIsWhichIs, { text }), {
    hint: wording(m.setItToAddressThat),
  });
}

/**
 * The origin of links in the answer to a request: the public address if set, otherwise the requested one. Those in
 * e-mails have mail-origin.ts.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: { publicOrigin: string | undefined },
): string {
  return settings.publicOrigin ?? `${protocol}://${host}`;
}

/** Sends HSTS to browsers that use https, and warns once about an X-Forwarded-For that is ignored. */
export function observeProxy(http: FastifyInstance, hops: number): void {
  let hasWarned = hops > 0;
  http.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    request.log.warn(
      { address: request.ip },
      'Requests carry X-Forwarded-For, but TRUST_PROXY is not set: all of them count as coming from the address of the ' +
        'proxy. Set TRUST_PROXY to the number of proxies in front of the server.',
    );
  });
}
