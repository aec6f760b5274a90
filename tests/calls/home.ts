// Who may make the call of Home, and how it is made.
import type { CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'home.read': {
    who: 'everybody',
    request: () => ({}),
  },
};
