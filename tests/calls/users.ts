// Who may make the calls of users, and how each is made.
import { randomUUID } from 'node:crypto';
import { all, type CallTests } from '#tests/support/call-tests.ts';
import { testPassword } from '#tests/support/server.ts';

export const calls: CallTests = {
  'users.list': {
    who: 'managers and admins',
    request: () => ({ query: { page: 0, ...all } }),
  },
  'users.read': {
    who: 'managers and admins',
    to: 'a person',
    request: ({ place, owner, caller }) => ({
      params: { id: owner === 'own' ? caller.id : place.userId },
    }),
  },
  'users.company': {
    who: 'everybody',
    request: () => ({}),
  },
  'users.contact': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'users.storage': {
    who: 'admins',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'users.create': {
    who: 'admins',
    request: () => {
      const userName = `new-${randomUUID()}`;
      return { body: { userName, email: `${userName}@example.com`, password: testPassword } };
    },
  },
  'users.invite': {
    who: 'managers and admins',
    to: 'a person',
    request: async ({ fresh }) => ({ params: { id: (await fresh.invited()).id } }),
  },
  'users.change': {
    who: 'everybody',
    to: 'a person',
    request: ({ place, owner, caller, mustChange }) => ({
      params: { id: owner === 'own' ? caller.id : place.userId },
      // Another one than they signed in with.
      body: mustChange ? { password: `${testPassword} of their own` } : { timeZone: 'America/Toronto' },
    }),
  },
  'users.saveSetting': {
    who: 'everybody',
    request: () => ({ body: { key: 'widgets', value: 'ten' } }),
  },
  'users.listGroups': {
    who: 'managers and admins',
    request: () => ({}),
  },
  'users.pageGroups': {
    who: 'managers and admins',
    request: () => ({ query: { page: 0, ...all } }),
  },
  'users.readGroup': {
    who: 'managers and admins',
    to: 'a group',
    request: ({ place }) => ({ params: { id: place.groupId } }),
  },
  'users.createGroup': {
    who: 'admins',
    request: () => ({ body: { name: `Group ${randomUUID()}` } }),
  },
  'users.changeGroup': {
    who: 'managers and admins',
    to: 'a group',
    request: async ({ fresh }) => ({
      params: { id: await fresh.group() },
      body: { name: `Group ${randomUUID()}` },
    }),
  },
  'users.deleteGroup': {
    who: 'admins',
    to: 'a group',
    request: async ({ fresh }) => ({ params: { id: await fresh.group() } }),
  },
};
