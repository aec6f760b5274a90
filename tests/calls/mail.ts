// Who may make the calls of mail, and how each is made.
import { all, type CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'mail.list': {
    who: 'admins',
    request: () => ({ query: all }),
  },
  'mail.status': {
    who: 'admins',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'mail.check': { who: 'admins', answersNoMarkers: true, request: () => ({}) },
  'mail.read': {
    who: 'admins',
    to: 'a mail',
    request: async ({ fresh }) => ({ params: { id: await fresh.mail() } }),
  },
  'mail.retry': {
    who: 'admins',
    to: 'a mail',
    request: async ({ fresh }) => ({ params: { id: await fresh.mail() } }),
  },
};
