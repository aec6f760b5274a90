// Who may make the calls of jobs, and how each is made.
import { randomUUID } from 'node:crypto';
import { type CallTests, ownerIn } from '#tests/support/call-tests.ts';
import { reportOf } from '#tests/support/named-jobs.ts';

export const calls: CallTests = {
  'named-jobs.report': {
    who: 'everybody',
    request: () => ({ params: { id: randomUUID() }, body: reportOf(`Job ${randomUUID()}`, 0) }),
  },
  'named-jobs.list': {
    who: 'everybody',
    // Their own: tests/contract/named-jobs.test.ts looks at who sees which.
    answersNoMarkers: true,
    request: () => ({}),
  },
  'named-jobs.read': {
    who: 'everybody',
    to: 'a job',
    answersNoMarkers: true,
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.job(ownerIn(owner, caller)) },
    }),
  },
  'named-jobs.change': {
    who: 'everybody',
    to: 'a job',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.job(ownerIn(owner, caller)) },
      body: { paused: true },
    }),
  },
  'named-jobs.delete': {
    who: 'everybody',
    to: 'a job',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.job(ownerIn(owner, caller)) },
    }),
  },
};
