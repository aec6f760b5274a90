// What both faces say of the calendar feed.
import { momentText } from '#core/sheets/format-answer.ts';
import type { CalendarFeed } from './schema.ts';

export const feedTexts = {
  title: 'Calendar',
  about:
    'A link for the calendar on your phone or computer. It shows your reminders and scheduled reports, and stays up to date.',
  none: 'No link yet.',
  failed: 'Unable to load your calendar link',
  once: 'You will see it only this once. Add it to your calendar as a subscription by URL. Anyone who has it can read your reminders.',
  copied: 'Calendar link copied',
  notCopied: 'The link could not be copied. Select it and copy it manually.',
} as const;

/** `Made 2026-11-23 14:05, last read 2026-11-24 08:00` */
export function feedTimeText({ createdAt, readAt }: CalendarFeed, timeZone: string): string {
  if (createdAt === null) return feedTexts.none;
  const read = readAt === null ? 'not read yet' : `last read ${momentText(readAt, timeZone)}`;
  return `Created ${momentText(createdAt, timeZone)}, ${read}`;
}
