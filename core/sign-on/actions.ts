// The actions on single sign-on.
import { action, saidOr } from '#core/action.ts';
import { type Actor, isAdmin, when, yes } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import * as calls from './calls.ts';
import type { BegunTrial, Provider, ProviderInput, SignOnSettings } from './schema.ts';
import { m } from './texts.ts';

const touches = [['signOn'], ['audit']] as const;

export const mayChangeSignOn = (actor: Pick<Actor, 'role'>) => when(isAdmin(actor), t(m.onlyAdmins));

export const createProvider = action<ProviderInput, Provider>({
  id: 'sign-on.create',
  label: t(m.create),
  may: mayChangeSignOn,
  run: (send, body) => send(calls.createProvider, { body }),
  done: ({ name }) => t(m.created, { name }),
  failed: (_, error) => saidOr(error, t(m.couldNotBeCreated)),
  touches,
});

export const changeProvider = action<{ id: string; body: ProviderInput }, Provider>({
  id: 'sign-on.change',
  label: t(m.save),
  may: mayChangeSignOn,
  run: (send, { id, body }) => send(calls.changeProvider, { params: { id }, body }),
  done: ({ body: { name } }) => t(m.saved, { name }),
  failed: (_, error) => saidOr(error, t(m.couldNotBeSaved)),
  touches,
});

export const deleteProvider = action<Pick<Provider, 'id' | 'name'>, unknown>({
  id: 'sign-on.delete',
  label: t(m.delete),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.deleteQuestion, { name }),
    text: t(m.deleteText),
    confirm: t(m.delete),
  }),
  may: mayChangeSignOn,
  run: (send, { id }) => send(calls.deleteProvider, { params: { id } }),
  done: ({ name }) => t(m.deleted, { name }),
  failed: (_, error) => saidOr(error, t(m.couldNotBeDeleted)),
  touches,
});

export const tryProvider = action<Pick<Provider, 'id'>, BegunTrial>({
  id: 'sign-on.try',
  label: t(m.tryIt),
  may: mayChangeSignOn,
  run: (send, { id }) => send(calls.tryProvider, { params: { id } }),
  failed: (_, error) => saidOr(error, t(m.couldNotBeTried)),
  touches: [['audit']],
});

export const changeSignOn = action<Pick<SignOnSettings, 'isOnly'>, SignOnSettings>({
  id: 'sign-on.changeSettings',
  label: t(m.onlySignOn),
  confirmation: ({ isOnly }) =>
    isOnly ? { title: t(m.onlyQuestion), text: t(m.onlyText), confirm: t(m.turnOffPasswords) } : undefined,
  may: mayChangeSignOn,
  run: (send, body) => send(calls.changeSignOn, { body }),
  done: ({ isOnly }) => t(isOnly ? m.onlyIsOn : m.onlyIsOff),
  failed: (_, error) => saidOr(error, t(m.onlyFailed)),
  touches,
});

export const allowTerminal = action<
  { userCode: string } | { challenge: string },
  { code?: string | undefined }
>({
  id: 'sign-on.allowTerminal',
  label: t(m.allow),
  may: () => yes,
  run: (send, body) => send(calls.allowTerminal, { body }),
  failed: (_, error) => saidOr(error, t(m.terminalCouldNotBeAllowed), ['invalid', 'conflict', 'not-found']),
  touches: [['session'], ['audit']],
});
