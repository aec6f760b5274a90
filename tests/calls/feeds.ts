// Who may make the calls of calendar feeds, and how each is made. Each is about the caller's own.
import type { CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'feeds.read': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'feeds.make': {
    who: 'everybody',
    request: () => ({}),
  },
  'feeds.remove': {
    who: 'everybody',
    request: () => ({}),
  },
  'feeds.calendar': {
    who: 'anybody, signed in or not',
    to: 'a link',
    // What is in one is looked at in tests/contract/calendar-feed.test.ts.
    answersNoMarkers: true,
    request: async ({ fresh }) => ({ params: { file: `${await fresh.calendarLink()}.ics` } }),
  },
};
