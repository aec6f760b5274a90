// Keeps up with how the company looks: by links that need no token, asked for anew after 12 hours, and looked at every 10
// minutes (spec 1, sections 4, 8 and 9).
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import type { Run } from '#core/send.ts';
import { readLinks, readSignInLink } from './calls.ts';
import { type Labels, labels, labelsInterval, linksLifetime } from './schema.ts';

/** Null: the usual colours; no logo. `key` marks the company's address for signing in. */
export type CompanyLooks = { labels: Labels | null; logo: string | null; key: string };

export type Looks = { check(run: Run): Promise<CompanyLooks> };
export type LooksWorld = Pick<Core, 'http' | 'ports' | 'send'> & {
  session: Pick<Core['session'], 'region'>;
  /** The links could not be asked for. */
  onNoLinks(error: unknown): void;
};

type Links = { labels: string; logo: string; key: string; readAt: number };

/** Of one session. */
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

  /** What a link leads to; null where that is nothing. */
  async function follow(link: string, { signal }: Run): Promise<Response | null> {
    // On the server as it was reached: its own name for itself may be one that only others reach it by.
    const server = session.region.peek()?.server ?? '';
    const response = await http.raw({ server }, 'GET', new URL(link).pathname, { signal });
    if (response.status < 300) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new AppError('unexpected', `A link of the company answered with status ${response.status}.`);
  }

  async function look(by: Links, run: Run): Promise<CompanyLooks> {
    const [chosen, picture] = await Promise.all([follow(by.labels, run), follow(by.logo, run)]);
    await picture?.body?.cancel();
    const server = session.region.peek()?.server ?? '';
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

/** Where a company's logo is, for good: a browser need not fetch it anew with each link. */
export function logoAddress(server: string, key: string, version: string): string {
  return `${server}/company/brand/${key}/logo?version=${encodeURIComponent(version)}`;
}

function versionIn(picture: Response): string {
  return picture.headers.get('etag')?.replaceAll(/^(?:W\/)?"|"$/g, '') ?? '';
}

/** The check as a record for a query cache. */
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
