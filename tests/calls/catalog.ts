// Who may make the calls of catalog, and how each is made.
import { type CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'catalog.read': {
    who: 'everybody',
    request: () => ({}),
  },
  'catalog.types': {
    who: 'everybody',
    request: () => ({}),
  },
  'catalog.version': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
};
