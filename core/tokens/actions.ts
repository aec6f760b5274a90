// Making and revoking access tokens of one's own.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import type { CallInput, CallReply } from '#core/contract.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import type { AccessToken } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const touches = [['tokens'], ['audit']] as const;

export const createToken = action<
  CallInput<typeof calls.createToken>['body'],
  CallReply<typeof calls.createToken>
>({
  id: 'tokens.create',
  label: t(m.createAccessToken),
  may: () => yes,
  run: (send, body) => send(calls.createToken, { body }),
  failed: (_, error) =>
    error instanceof AppError && error.code === 'conflict' ? error.message : t(m.accessTokenCouldNotBe),
  touches,
});

export const revokeToken = action<Pick<AccessToken, 'id' | 'name'>, unknown>({
  id: 'tokens.revoke',
  label: t(m.revoke),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.revokeAccessToken, { name }),
    text: t(m.anythingThatUsesItStops),
    confirm: t(m.revoke),
  }),
  may: () => yes,
  run: (send, { id }) => send(calls.revokeToken, { params: { id } }),
  done: ({ name }) => t(m.accessTokenIsRevoked, { name }),
  failed: ({ name }) => t(m.accessTokenCouldNotBeRevoked, { name }),
  touches,
});
