// The calls on second factors. None of them takes an access token. Whoever has to set one up makes those for that alone.
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { signedIn } from '#core/session/schema.ts';
import { code, ownFactors, proof, recoveryCodes, startedApp } from './schema.ts';

export const readFactors = call({
  id: 'factors.read',
  method: 'GET',
  path: '/user/factor',
  summary: "Get the caller's second factors, without their secrets",
  who: 'signed-in',
  scope: 'session',
  reply: ownFactors,
});

export const startApp = call({
  id: 'factors.startApp',
  method: 'POST',
  path: '/user/factor/app',
  summary:
    'Begin to set up an authenticator app: get its secret, which counts once a code confirms it. Needs the current password in a session older than 10 minutes',
  who: 'signed-in',
  scope: 'session',
  notAudited: 'Nothing counts before a code confirms it.',
  body: proof,
  reply: startedApp,
  status: 201,
  errors: [409, 429],
  beforeFactor: true,
});

export const confirmApp = call({
  id: 'factors.confirmApp',
  method: 'POST',
  path: '/user/factor/app/confirm',
  summary:
    'Confirm an authenticator app by a code: from then on a sign-in needs one. Only this reply contains the recovery codes; for somebody who had to set it up, a session too',
  who: 'signed-in',
  scope: 'session',
  audits: ['factor_added'],
  body: z.object({ code }),
  reply: z.extend(recoveryCodes, { session: z.optional(signedIn) }),
  status: 200,
  errors: [409, 429],
  beforeFactor: true,
});

export const removeApp = call({
  id: 'factors.removeApp',
  method: 'POST',
  path: '/user/factor/app/remove',
  summary: "Remove the caller's authenticator app, and with the last factor the recovery codes",
  who: 'signed-in',
  scope: 'session',
  audits: ['factor_removed'],
  body: proof,
  reply: 'empty',
  status: 204,
  errors: [404, 409, 429],
});

export const renewRecoveryCodes = call({
  id: 'factors.renewRecoveryCodes',
  method: 'POST',
  path: '/user/factor/recovery',
  summary: 'Replace the recovery codes; only this reply contains the new ones',
  who: 'signed-in',
  scope: 'session',
  audits: ['recovery_codes_made'],
  body: proof,
  reply: recoveryCodes,
  status: 200,
  errors: [404, 429],
});

export const dropFactors = call({
  id: 'factors.drop',
  method: 'DELETE',
  path: '/user/{id}/factor',
  summary: "Remove a user's second factors and recovery codes, after they have lost them; they get an e-mail",
  who: admins,
  scope: 'session',
  audits: ['factors_dropped'],
  names: { id: 'user' },
  params: z.object({ id }),
  reply: 'empty',
  errors: [404, 409],
});
