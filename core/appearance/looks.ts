// Keeps the company's appearance up to date: through links without a token, which are renewed after 12 hours and polled
// every 10 minutes (spec 1, sections 4, 8 and 9).
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import type { Run } from '#core/send.ts';
import { linkedBrand, readLinks, readSignInLink } from './calls.ts';
import { type Labels, labels, labelsInterval, linksLifetime } from './schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Null: the default colours; no logo. `key` identifies the company's sign-in address. */
export type CompanyLooks = { labels: Labels | null; logo: string | null; key: string };

export type Looks = { check(run: Run): Promise<CompanyLooks> };
export type LooksWorld = Pick<Core, 'http' | 'ports' | 'send'> & {
  session: Pick<Core['session'], 'region'>;
  /** The links could not be requested. */
  onNoLinks(error: unknown): void;
};

type Links = { labels: string; logo: string; key: string; readAt: number };

/** For one session. */
export function createLooks({ http, ports, send, session, onNoLinks }: LooksWorld): Looks {
  let links: Links | null = null;

  async function lookup({ signal }: Run): Promise<Links> {
    try {
      const readAt = ports.now();
      const [found, { key }] = await Promise.all([
        send(readLinks, {}, { signal }),
        send(readSignInLink, {}, { signal }),
      ]);
      return { ...found, key, readAt };
    } catch (error) {
      if (!isCancelled(error)) onNoLinks(error);
      throw error;
    }
  }

  /** The response of a link; null if there is none. */
  async function follow(link: string, { signal }: Run): Promise<Response | null> {
    // On the server as reached: its own name for itself may only work for others.
    const server = session.region.peek()?.server ?? '';
    const response = await http.raw({ server }, 'GET', new URL(link).pathname, { signal });
    if (response.status < 300) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new AppError('unexpected', wording(m.linkOfCompanyAnsweredWith, { status: response.status }));
  }

  async function look(by: Links, run: Run): Promise<CompanyLooks> {
    const server = session.region.peek()?.server ?? '';
    // What a company has not chosen is not requested: a browser would log each 404 as an error.
    const brand = await http.send({ server }, linkedBrand, { params: { secret: by.key } }, run);
    const [chosen, picture] = await Promise.all([
      brand.labels === null ? null : follow(by.labels, run),
      brand.logo === null ? null : follow(by.logo, run),
    ]);
    await picture?.body?.cancel();
    return {
      labels: chosen === null ? null : (labels.safeParse(await chosen.json()).data ?? null),
      logo: picture && logoAddress(server, by.key, versionIn(picture)),
      key: by.key,
    };
  }

  return {
    async check(run) {
      const isOld = links !== null && ports.now() - links.readAt >= linksLifetime;
      if (links === null || isOld) links = await lookup(run);
      try {
        return await look(links, run);
      } catch (error) {
        if (isCancelled(error)) throw error;
        links = null;
        links = await lookup(run);
        return look(links, run);
      }
    },
  };
}

/** The permanent address of a company's logo: browsers cache it across links. */
export function logoAddress(server: string, key: string, version: string): string {
  return `${server}/company/brand/${key}/logo?version=${encodeURIComponent(version)}`;
}

function versionIn(picture: Response): string {
  return picture.headers.get('etag')?.replaceAll(/^(?:W\/)?"|"$/g, '') ?? '';
}

/** The check as a query. */
export const looksQuery = (looks: Looks) => ({
  queryKey: ['appearance', 'looks'] as const,
  queryFn: (run: Run) => looks.check(run),
  refetchInterval: labelsInterval,
  staleTime: labelsInterval,
  retry: false,
});

function isCancelled(error: unknown): boolean {
  return error instanceof AppError && error.code === 'cancelled';
}
