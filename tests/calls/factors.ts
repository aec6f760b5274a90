// Who may make the calls of second factors, and how each is made.
import { randomUUID } from 'node:crypto';
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
  'factors.passkeyChallenge': {
    who: 'anybody, signed in or not',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'factors.authenticatePasskey': {
    who: 'anybody, signed in or not',
    request: async ({ fresh, caller }) => ({ body: { passkey: (await fresh.passkey(caller)).signed } }),
  },
  'factors.startPasskey': {
    who: 'everybody',
    answersNoMarkers: true,
    request: async ({ fresh, caller }) => {
      await fresh.factor(caller, 'none');
      return { body: {} };
    },
  },
  'factors.addPasskey': {
    who: 'everybody',
    answersNoMarkers: true,
    request: async ({ fresh, caller }) => {
      await fresh.factor(caller, 'none');
      return { body: { name: 'Laptop', passkey: (await fresh.passkey(caller)).attested } };
    },
  },
  'factors.removePasskey': {
    who: 'everybody',
    to: 'a passkey',
    request: async ({ fresh, owner, caller, place }) => {
      const other = { id: place.userId, companyId: place.companyId };
      if (!place.exists) return { params: { id: randomUUID() }, body: {} };
      const { id } = await fresh.passkey(owner === 'own' ? caller : other);
      return { params: { id }, body: {} };
    },
  },
};
