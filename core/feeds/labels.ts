// What both faces say of the calendar feed.
import { momentText } from '#core/sheets/format-answer.ts';
import type { CalendarFeed } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const feedTexts = {
  title: t(m.calendar),
  about: t(m.linkForCalendarOnYour),
  none: t(m.noLinkYet),
  failed: t(m.unableToLoadYourCalendar),
  once: t(m.youWillSeeItOnly),
  copied: t(m.calendarLinkCopied),
  notCopied: t(m.linkCouldNotBeCopied),
} as const;

/** `Made 2026-11-23 14:05, last read 2026-11-24 08:00` */
export function feedTimeText({ createdAt, readAt }: CalendarFeed, timeZone: string): string {
  if (createdAt === null) return feedTexts.none;
  const read = readAt === null ? t(m.notReadYet) : t(m.lastRead, { readAt: momentText(readAt, timeZone) });
  return t(m.created, { createdAt: momentText(createdAt, timeZone), read });
}
