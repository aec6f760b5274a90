// The calls on one's calendar feed.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { calendarFeed, madeFeed } from './schema.ts';

export const readFeed = call({
  id: 'feeds.read',
  method: 'GET',
  path: '/user/calendar',
  summary: "Whether the caller's calendar feed has a link, and when a calendar last read it",
  who: 'signed-in',
  scope: 'session',
  reply: calendarFeed,
});

export const makeFeed = call({
  id: 'feeds.make',
  method: 'POST',
  path: '/user/calendar',
  summary:
    "Make the link of the caller's calendar feed, or a new one in place of it; this reply alone holds it",
  who: 'signed-in',
  scope: 'session',
  audits: ['calendar_link_made'],
  reply: madeFeed,
  status: 201,
});

export const removeFeed = call({
  id: 'feeds.remove',
  method: 'DELETE',
  path: '/user/calendar',
  summary: "Remove the link of the caller's calendar feed; calendars that have it get nothing more",
  who: 'signed-in',
  scope: 'session',
  audits: ['calendar_link_removed'],
  reply: 'empty',
});

export const calendarFile = call({
  id: 'feeds.calendar',
  method: 'GET',
  path: '/calendar/{file}',
  summary:
    'The reminders and schedules of a person as an iCalendar (RFC 5545), under the secret of its link with .ics',
  who: 'public',
  scope: 'any',
  params: z.object({ file: z.string().check(z.regex(/^fd_[\w-]{64}\.ics$/)) }),
  reply: 'file',
  errors: [404],
});
