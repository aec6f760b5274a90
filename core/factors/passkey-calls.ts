// The calls on passkeys: adding and removing one's own, and signing in with one alone. As a second factor it comes with the password.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { signedIn } from '#core/session/schema.ts';
import { assertion, attestation, passkey, passkeyName, passkeyOptions } from './passkey-schema.ts';
import { proof } from './schema.ts';

export const passkeyChallenge = call({
  id: 'factors.passkeyChallenge',
  method: 'POST',
  path: '/passkey/challenge',
  summary: 'Get what a passkey is to sign for a sign-in with it alone',
  who: 'public',
  scope: 'any',
  notAudited: 'Nothing happens before it is signed.',
  reply: passkeyOptions,
  status: 200,
  errors: [409, 429],
});

export const authenticatePasskey = call({
  id: 'factors.authenticatePasskey',
  method: 'POST',
  path: '/authenticate/passkey',
  summary: 'Sign in with a passkey alone, which has verified its user',
  who: 'public',
  scope: 'any',
  audits: ['signed_in'],
  body: z.object({ passkey: assertion }),
  reply: signedIn,
  status: 200,
  errors: [409, 429],
});

export const startPasskey = call({
  id: 'factors.startPasskey',
  method: 'POST',
  path: '/user/passkey/options',
  summary: 'Get what a new passkey is to sign. Needs the current password in a session older than 10 minutes',
  who: 'signed-in',
  scope: 'session',
  notAudited: 'Nothing counts before it is signed.',
  body: proof,
  reply: passkeyOptions,
  status: 200,
  errors: [409, 429],
});

export const addPasskey = call({
  id: 'factors.addPasskey',
  method: 'POST',
  path: '/user/passkey',
  summary: 'Add a passkey; with the first factor, only this reply contains the recovery codes',
  who: 'signed-in',
  scope: 'session',
  audits: ['factor_added'],
  body: z.object({ name: passkeyName, passkey: attestation }),
  reply: z.extend(passkey, { recoveryCodes: z.array(z.string()) }),
  status: 201,
  errors: [409],
});

export const removePasskey = call({
  id: 'factors.removePasskey',
  method: 'POST',
  path: '/user/passkey/{id}/remove',
  summary: "Remove one of the caller's passkeys, and with the last factor the recovery codes",
  who: 'signed-in',
  scope: 'session',
  audits: ['factor_removed'],
  names: { id: 'passkey' },
  params: z.object({ id }),
  body: proof,
  reply: 'empty',
  status: 204,
  errors: [404, 409, 429],
});
