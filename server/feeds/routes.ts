// The calls on calendar feeds. Whose feed it is decides what is in it, with the rights that they have now.
import { AppError } from '#core/errors.ts';
import * as calls from '#core/feeds/calls.ts';
import { type CalendarEntry, icalendar } from '#core/feeds/ical.ts';
import { mostCalendarEntries, pastCalendarDays } from '#core/feeds/schema.ts';
import { readLooks } from '#server/appearance/store.ts';
import { audit } from '#server/audit/write.ts';
import { wrongSecret } from '#server/http/attempts/wrong-secrets.ts';
import { on, Reply, type Route } from '#server/http/mount.ts';
import { originOf } from '#server/http/proxy.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { companyOfToken, hashToken, newToken } from '#server/http/token.ts';
import { deleteFeed } from '#server/session/calendar-link-store.ts';
import { asReadBy, readingOf } from '#server/readers/reading.ts';
import { actingUser } from '#server/users/acting-store.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** What a feature has for the calendar of the actor; `origin` is where links lead. */
export type CalendarSource = (scope: RequestScope, origin: string) => Promise<CalendarEntry[]>;

const hour = 3_600_000;
const day = 24 * hour;

/** The routes. A feature with times that people want in their calendar adds a source to the list in server/app.ts. */
export function feedRoutes(sources: readonly CalendarSource[]): Route[] {
  return [
    on(calls.readFeed, async ({ actor, tx }) => {
      const found = await store.findFeed(tx, actor);
      return {
        isOn: found !== undefined,
        createdAt: found?.createdAt ?? null,
        readAt: found?.readAt ?? null,
      };
    }),

    on(calls.makeFeed, async ({ actor, tx, services, request }) => {
      const now = services.now();
      const secret = newToken(actor.companyId);
      await store.keepFeed(tx, actor, { hash: hashToken(secret), now });
      const object = { kind: 'user', id: actor.userId } as const;
      await audit(tx, actor, { action: 'calendar_link_made', object }, now);
      const address = `${originOf(request, services.settings)}/calendar/${secret}.ics`;
      return { isOn: true, createdAt: now, readAt: null, address };
    }),

    on(calls.removeFeed, async ({ actor, tx, services }) => {
      if (!(await deleteFeed(tx, actor))) return undefined;
      const object = { kind: 'user', id: actor.userId } as const;
      await audit(tx, actor, { action: 'calendar_link_removed', object }, services.now());
      return undefined;
    }),

    on(calls.calendarFile, async ({ tx, params, services, request }) => {
      const secret = params.file.slice(0, -'.ics'.length);
      const companyId = companyOfToken(secret);
      if (companyId === null) throw linkIsOver();
      await tx.setCompany(companyId);
      const feed = await store.findFeedBySecret(tx, companyId, hashToken(secret));
      const owner = feed && (await actingUser(tx, companyId, feed.userId));
      if (feed === undefined || owner === undefined || owner.actor.role === 'DEACTIVATED') throw linkIsOver();
      const { actor } = owner;
      const now = services.now();
      if (feed.readAt === null || feed.readAt < now - hour) await store.noteRead(tx, actor, now);
      const origin = originOf(request, services.settings);
      const { name } = await readLooks(tx, companyId);
      const readers = { tx, companyId, settings: services.settings };
      const file = await asReadBy(await readingOf(readers, { userId: actor.userId }), async () => {
        const entries: CalendarEntry[] = [];
        for (const source of sources) entries.push(...(await source({ tx, actor, services }, origin)));
        const shown = entries.filter(({ timing }) => isWorthShowing(timing, now));
        return icalendar(shown.slice(0, mostCalendarEntries), {
          name: t(m.formdeck, { name }),
          companyId,
          now,
        });
      });
      return new Reply(file, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="formdeck.ics"',
          'cache-control': 'private, max-age=300',
        },
      });
    }),
  ];
}

/** Responds as for a link that never existed. */
function linkIsOver(): AppError {
  return wrongSecret(
    new AppError('not-found', wording(m.thisCalendarLinkIsNo), {
      hint: wording(m.createNewOneInYour),
    }),
  );
}

/** What happened once, long ago, is of no use to anybody. */
function isWorthShowing({ first, interval }: CalendarEntry['timing'], now: number): boolean {
  return interval !== null || first > now - pastCalendarDays * day;
}
