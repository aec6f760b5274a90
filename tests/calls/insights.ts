// Who may make the calls of insights, and how each is made.
import { type CallTests, tomorrow } from '#tests/support/call-tests.ts';

const week = () => ({ startDate: tomorrow() - 7 * 86_400_000, endDate: tomorrow() });

export const calls: CallTests = {
  'insights.alerts': {
    who: 'all but users',
    request: () => ({ query: { ...week(), size: 1_000 } }),
  },
  'insights.buckets': {
    who: 'all but users',
    answersNoMarkers: true,
    request: () => ({ query: { ...week(), by: 'day' } }),
  },
};
