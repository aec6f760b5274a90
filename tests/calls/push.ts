// Who may make the calls of reminders on a device, and how each is made. Each is about the caller's own device.
import type { CallTests } from '#tests/support/call-tests.ts';

/** A browser at a push service that is never called: nothing is due. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

export const calls: CallTests = {
  'push.read': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'push.on': {
    who: 'everybody',
    request: () => ({ body: subscription }),
  },
  'push.off': {
    who: 'everybody',
    request: () => ({}),
  },
};
