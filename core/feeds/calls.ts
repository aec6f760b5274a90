// The calls on one's calendar feed.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { calendarFeed, madeFeed } from './schema.ts';

export const readFeed = call({
  id: 'feeds.read',
  method: 'GET',
  path: '/user/calendar',
  summary: "Get whether the caller's calendar feed has a link, and when a calendar last read it",
  who: 'signed-in',
  scope: 'session',
  reply: calendarFeed,
});

export const makeFeed = call({
  id: 'feeds.make',
  method: 'POST',
  path: '/user/calendar',
  summary:
    "Create the link of the caller's calendar feed, replacing an earlier one; only this reply contains it",
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
  summary: "Remove the link of the caller's calendar feed; calendars that use it stop updating",
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
    "Get a person's reminders and schedules as iCalendar (RFC 5545), by the secret of its link with .ics",
  who: 'public',
  scope: 'any',
  params: z.object({ file: z.string().check(z.regex(/^fd_[\w-]{64}\.ics$/)) }),
  reply: 'file',
  errors: [404],
});
