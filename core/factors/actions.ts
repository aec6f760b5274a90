// Setting up, renewing and removing second factors. A change may need the password: the face asks for it.
import { type Action, action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { personAndUsername } from '#core/primitives.ts';
import type { CallReply } from '#core/contract.ts';
import * as calls from './calls.ts';
import * as passkeyCalls from './passkey-calls.ts';
import type { Attestation } from './passkey-schema.ts';
import { type FactorOwner, mayDropFactors } from './policy.ts';
import type { StartedApp } from './schema.ts';
import { m } from './texts.ts';

const touches = [['factors'], ['users'], ['audit']] as const;

/** Nothing: the session is new. */
export type Proof = { currentPassword?: string };

const failed = (_: unknown, error: unknown) => saidOr(error, t(m.unableToChangeFactors));

export const startApp = action<Proof, StartedApp>({
  id: 'factors.startApp',
  label: t(m.turnOnApp),
  may: () => yes,
  run: (send, body) => send(calls.startApp, { body }),
  failed,
  touches: [],
});

export const confirmApp = action<{ code: string }, { recoveryCodes: string[] }>({
  id: 'factors.confirmApp',
  label: t(m.turnOnApp),
  may: () => yes,
  run: (send, body) => send(calls.confirmApp, { body }),
  done: () => t(m.appIsOn),
  failed,
  touches,
});

export const removeApp: Action<Proof> = action({
  id: 'factors.removeApp',
  label: t(m.removeApp),
  danger: true,
  may: () => yes,
  run: (send, body: Proof) => send(calls.removeApp, { body }),
  done: () => t(m.appIsRemoved),
  failed,
  touches,
});

export const renewRecoveryCodes = action<Proof, { recoveryCodes: string[] }>({
  id: 'factors.renewRecoveryCodes',
  label: t(m.newRecoveryCodes),
  may: () => yes,
  run: (send, body) => send(calls.renewRecoveryCodes, { body }),
  failed,
  touches,
});

export const dropFactors = action<FactorOwner, unknown>({
  id: 'factors.drop',
  label: t(m.dropFactors),
  danger: true,
  confirmation: (user) => ({
    title: t(m.dropFactorsOf, { userName: personAndUsername(user) }),
    text: t(m.theySignInWithPassword),
    confirm: t(m.dropFactors),
  }),
  may: mayDropFactors,
  run: (send, { id }) => send(calls.dropFactors, { params: { id } }),
  done: (user) => t(m.factorsAreDropped, { userName: personAndUsername(user) }),
  failed,
  touches,
});

export const addPasskey = action<
  { name: string; passkey: Attestation },
  CallReply<typeof passkeyCalls.addPasskey>
>({
  id: 'factors.addPasskey',
  label: t(m.addPasskey),
  may: () => yes,
  run: (send, body) => send(passkeyCalls.addPasskey, { body }),
  done: () => t(m.passkeyIsAdded),
  failed,
  touches,
});

export const removePasskey = action<{ id: string } & Proof, unknown>({
  id: 'factors.removePasskey',
  label: t(m.removePasskey),
  danger: true,
  may: () => yes,
  run: (send, { id, ...body }) => send(passkeyCalls.removePasskey, { params: { id }, body }),
  done: () => t(m.passkeyIsRemoved),
  failed,
  touches,
});
