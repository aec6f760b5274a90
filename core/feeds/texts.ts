// What both faces say of the calendar feed.
import { momentText } from '#core/sheets/format-answer.ts';
import type { CalendarFeed } from './schema.ts';

export const feedTexts = {
  title: 'Calendar',
  about:
    'A link for the calendar of your phone or computer. It shows the reminders and the scheduled reports that reach you, and stays up to date by itself.',
  none: 'There is no link yet.',
  failed: 'Unable to load your calendar link',
  once: 'It is shown this once. Add it to your calendar as a subscription by address. Whoever has it can read your reminders.',
  copied: 'Calendar link copied',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
} as const;

/** `Made 2026-11-23 14:05, last read 2026-11-24 08:00` */
export function feedTimeText({ createdAt, readAt }: CalendarFeed, timeZone: string): string {
  if (createdAt === null) return feedTexts.none;
  const read = readAt === null ? 'not read yet' : `last read ${momentText(readAt, timeZone)}`;
  return `Made ${momentText(createdAt, timeZone)}, ${read}`;
}
