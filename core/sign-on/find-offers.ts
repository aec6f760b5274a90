// Where an e-mail address, or a company's sign-in address, leads: every region is asked, since nobody knows of which they are.
import { AppError } from '#core/errors.ts';
import type { Http } from '#core/http.ts';
import { wording } from '#core/messages/message.ts';
import type { Ports } from '#core/ports.ts';
import type { Region } from '#core/regions.ts';
import { askRegions, isSilent, noAnswer } from '#core/session/ask-regions.ts';
import { beginSignOn, findOffers as find } from './calls.ts';
import { domainOf } from './claims.ts';
import type { Offer } from './schema.ts';
import { m } from './texts.ts';

/** A way to sign in, with its region. */
export type FoundOffer = Offer & { region: Region };
/** By what an offer is looked for. */
export type OfferKey = { email: string } | { company: string };

export type OffersWorld = { http: Http; ports: Pick<Ports, 'sleep'>; regions: readonly Region[] };

/**
 * The ways to sign in. Throws `not-found` if an address leads nowhere, `unreachable` if regions that might know are silent.
 */
export async function findOffers(
  { http, ports, regions }: OffersWorld,
  key: OfferKey,
  signal?: AbortSignal,
): Promise<FoundOffer[]> {
  const answers = await askRegions(
    ports,
    regions,
    ({ server }, stop) => http.send({ server }, find, { body: key }, { signal: stop }),
    { signal },
  );
  const offers = answers.flatMap((answer) =>
    answer.yes ? answer.value.map((offer) => ({ ...offer, region: answer.region })) : [],
  );
  if (offers.length > 0) return offers;
  const failed = answers.filter((answer) => !answer.yes);
  const refused = failed.find(({ error }) => !isSilent(error));
  if (refused !== undefined) throw refused.error;
  if (failed.length > 0) throw noAnswer(failed.map(({ region }) => region));
  const domain = 'email' in key ? domainOf(key.email) : null;
  if (domain === null) throw new AppError('not-found', wording(m.isNoEmail));
  throw new AppError('not-found', wording(m.leadsNowhere, { domain }), { hint: wording(m.useAddress) });
}

/** The address that a browser opens to sign in, and to go on at a path of the console. */
export function beginAddress({ region, companyId, providerId }: FoundOffer, next: string): string {
  const parameters = new URLSearchParams({ company: companyId, provider: providerId, next });
  return `${region.server}${beginSignOn.path}?${parameters.toString()}`;
}
