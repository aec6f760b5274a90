// Who may make the calls of notifications, and how each is made.
import { type CallTests, ownerIn } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'notifications.list': {
    who: 'everybody',
    request: () => ({}),
  },
  'notifications.countUnread': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'notifications.change': {
    who: 'everybody',
    to: 'a notification',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.notification(ownerIn(owner, caller)) },
    }),
  },
  'notifications.markAllRead': {
    who: 'everybody',
    request: () => ({}),
  },
};
