// Making and revoking access tokens of one's own.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import type { CallInput, CallReply } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import type { AccessToken } from './schema.ts';

const touches = [['tokens'], ['audit']] as const;

export const createToken = action<
  CallInput<typeof calls.createToken>['body'],
  CallReply<typeof calls.createToken>
>({
  id: 'tokens.create',
  label: 'Create access token',
  may: () => yes,
  run: (send, body) => send(calls.createToken, { body }),
  failed: (_, error) =>
    error instanceof AppError && error.code === 'conflict'
      ? error.message
      : 'The access token could not be created. Please try again.',
  touches,
});

export const revokeToken = action<Pick<AccessToken, 'id' | 'name'>, unknown>({
  id: 'tokens.revoke',
  label: 'Revoke',
  danger: true,
  confirmation: ({ name }) => ({
    title: `Revoke the access token "${name}"?`,
    text: 'Anything that uses it stops working immediately. This cannot be undone.',
    confirm: 'Revoke',
  }),
  may: () => yes,
  run: (send, { id }) => send(calls.revokeToken, { params: { id } }),
  done: ({ name }) => `The access token "${name}" is revoked`,
  failed: ({ name }) => `The access token "${name}" could not be revoked. Please try again.`,
  touches,
});
