// Who may make the calls of session, and how each is made.
import { randomUUID } from 'node:crypto';
import { type CallTests, ownerIn } from '#tests/support/call-tests.ts';
import { testPassword } from '#tests/support/server.ts';

export const calls: CallTests = {
  'session.authenticate': {
    who: 'anybody, signed in or not',
    request: async ({ fresh, caller }) => {
      await fresh.factor(caller, 'none');
      return { body: { username: caller.userName, password: testPassword } };
    },
  },
  'session.logout': {
    who: 'everybody',
    request: () => ({}),
  },
  'session.me': {
    who: 'everybody',
    request: () => ({}),
  },
  'session.resetPassword': {
    who: 'anybody, signed in or not',
    request: () => ({ body: { username: `nobody-${randomUUID()}` } }),
  },
  'session.readInvitation': {
    who: 'anybody, signed in or not',
    to: 'a link',
    answersNoMarkers: true,
    request: async ({ fresh }) => ({ body: { token: (await fresh.invited()).token } }),
  },
  'session.acceptInvitation': {
    who: 'anybody, signed in or not',
    to: 'a link',
    request: async ({ fresh }) => {
      const { token } = await fresh.invited();
      return { body: { token, password: testPassword } };
    },
  },
  'session.accessToken': {
    who: 'everybody',
    request: () => ({}),
  },
  'session.timeZones': {
    who: 'anybody, signed in or not',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'session.list': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'session.end': {
    who: 'everybody',
    to: 'a session',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.session(ownerIn(owner, caller)) },
    }),
  },
  'session.endOthers': {
    who: 'everybody',
    request: () => ({}),
  },
  'session.readSignInPolicy': {
    who: 'admins',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'session.changeSignInPolicy': {
    who: 'admins',
    request: () => ({ body: { passwordLength: 7 } }),
  },
  'session.readPolicy': {
    who: 'admins',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'session.changePolicy': {
    who: 'admins',
    request: () => ({ body: {} }),
  },
};
