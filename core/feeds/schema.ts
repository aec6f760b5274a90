// The calendar feed: a person's reminders and schedules for the calendar of their phone, behind a secret link.
import * as z from 'zod/mini';
import { timestamp } from '#core/primitives.ts';

export const calendarFeed = z.object({
  isOn: z.boolean(),
  /** When its link was made; null: there is none. */
  createdAt: z.nullable(timestamp),
  /** When a calendar last read it, to the hour; null: never. */
  readAt: z.nullable(timestamp),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** `address` is shown this once: the server knows its hash alone. */
export const madeFeed = z.extend(calendarFeed, { address: z.string() });
export type MadeFeed = z.infer<typeof madeFeed>;

/** Maximum entries of a feed. */
export const mostCalendarEntries = 1_000;
/** How long what happened once stays in it, in days. */
export const pastCalendarDays = 90;
