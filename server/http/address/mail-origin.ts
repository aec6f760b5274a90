// Where the links in e-mails lead: to the configured address, or to one that this server has itself. Never to what a
// request says, as that would send the secrets of links wherever its sender likes.
import type { FastifyRequest } from 'fastify';
import { hostname, networkInterfaces } from 'node:os';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Request = Pick<FastifyRequest, 'protocol' | 'host'>;
type Settings = { publicOrigin: string | undefined; ownOrigins: ReadonlySet<string> };

/** The origin of links in the e-mails that a request causes. Throws `conflict` if FORMDECK_URL is needed for it. */
export function mailOriginOf({ protocol, host }: Request, { publicOrigin, ownOrigins }: Settings): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const requested = URL.parse(`${protocol}://${host}`)?.origin;
  if (requested !== undefined && ownOrigins.has(requested)) return requested;
  throw new AppError('conflict', wording(m.thisServerDoesNotKnow), {
    hint: wording(m.whoeverRunsServerSetsFormdeck),
  });
}

/** The origins of a server that listens: those of this machine, as far as it is bound to them. */
export function originsOf(host: string, port: number): string[] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const addresses = isEverywhere
    ? Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
    : [host];
  const names = ['localhost', '127.0.0.1', '::1', ...(isEverywhere ? [hostname()] : []), ...addresses];
  return names.flatMap(
    (name) => URL.parse(`http://${name.includes(':') ? `[${name}]` : name}:${port}`)?.origin ?? [],
  );
}
