// Who may make the calls of second factors, and how each is made.
import type { CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'factors.read': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'factors.startApp': {
    who: 'everybody',
    answersNoMarkers: true,
    request: async ({ fresh, caller }) => {
      await fresh.factor(caller, 'none');
      return { body: {} };
    },
  },
  'factors.confirmApp': {
    who: 'everybody',
    answersNoMarkers: true,
    request: async ({ fresh, caller }) => ({ body: { code: await fresh.factor(caller, 'started') } }),
  },
  'factors.removeApp': {
    who: 'everybody',
    request: async ({ fresh, caller }) => {
      await fresh.factor(caller, 'confirmed');
      return { body: {} };
    },
  },
  'factors.renewRecoveryCodes': {
    who: 'everybody',
    answersNoMarkers: true,
    request: async ({ fresh, caller }) => {
      await fresh.factor(caller, 'confirmed');
      return { body: {} };
    },
  },
  'factors.drop': {
    who: 'admins',
    to: 'a person',
    request: async ({ fresh }) => ({ params: { id: await fresh.personWithFactor() } }),
  },
};
