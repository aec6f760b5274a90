// Who may make the calls of live, and how each is made.
import { type CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'live.follow': {
    who: 'everybody',
    to: 'a form',
    answersNoMarkers: true,
    request: ({ place }) => ({ params: { id: place.formId } }),
  },
};
