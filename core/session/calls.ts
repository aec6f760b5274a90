// The calls of signing in and out (spec 1, section 7; contract, "Sign-in").
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { sessionPolicy, sessionPolicyChange } from './limits.ts';
import { signInPolicy, signInPolicyChange } from './sign-in-policy.ts';
import { password } from '#core/users/schema.ts';
import {
  accessToken,
  credentials,
  ownSession,
  signedIn,
  timeZone,
  invitationToken,
  invited,
} from './schema.ts';

export const authenticate = call({
  id: 'session.authenticate',
  method: 'POST',
  path: '/authenticate',
  summary:
    'Sign in with a username and password. An account with a second factor is answered `code-needed` until the same call has its code, or a recovery code',
  who: 'public',
  scope: 'any',
  audits: ['signed_in', 'sign_in_failed', 'recovery_code_used'],
  body: credentials,
  reply: signedIn,
  status: 200,
  errors: [429],
});

export const logout = call({
  id: 'session.logout',
  method: 'POST',
  path: '/logout',
  summary: 'End this session and invalidate its token',
  who: 'signed-in',
  scope: 'session',
  audits: ['signed_out'],
  reply: 'empty',
  beforePasswordChange: true,
  beforeFactor: true,
});

export const resetPassword = call({
  id: 'session.resetPassword',
  method: 'POST',
  path: '/user/resetPassword',
  summary: 'Send a temporary password by e-mail, if the user exists',
  who: 'public',
  scope: 'any',
  audits: ['password_reset_requested'],
  body: z.object({
    username: z
      .string('A username is required')
      .check(z.trim(), z.minLength(1, 'A username is required'), z.maxLength(200)),
  }),
  reply: 'empty',
  errors: [429],
});

export const readInvitation = call({
  id: 'session.readInvitation',
  method: 'POST',
  path: '/invitation',
  summary: 'Get whom an invitation is for, by the token in its link',
  who: 'public',
  scope: 'any',
  notAudited: 'It changes nothing: the token would stand in the logs as part of an address.',
  body: z.object({ token: invitationToken }),
  reply: invited,
  status: 200,
  errors: [404, 429],
});

export const acceptInvitation = call({
  id: 'session.acceptInvitation',
  method: 'POST',
  path: '/invitation/accept',
  summary: 'Accept an invitation by choosing a password, and sign in; it works once',
  who: 'public',
  scope: 'any',
  audits: ['password_changed', 'signed_in'],
  body: z.object({ token: invitationToken, password }),
  reply: signedIn,
  status: 200,
  errors: [404, 429],
});

export const createAccessToken = call({
  id: 'session.accessToken',
  method: 'POST',
  path: '/access_token',
  summary: 'Get a token for downloads in a browser, valid for 60 seconds',
  who: 'signed-in',
  scope: 'session',
  notAudited: 'It only lets the caller download, for a minute, what they may download anyway.',
  reply: accessToken,
  status: 201,
});

export const timeZones = call({
  id: 'session.timeZones',
  method: 'GET',
  path: '/timezone',
  summary: 'List the time zones that users can have',
  who: 'public',
  scope: 'any',
  reply: z.array(timeZone),
});

export const listSessions = call({
  id: 'session.list',
  method: 'GET',
  path: '/user/session',
  summary: "List the caller's sessions: this one first, then by last use; without tokens",
  who: 'signed-in',
  scope: 'session',
  reply: z.array(ownSession),
});

export const endSession = call({
  id: 'session.end',
  method: 'DELETE',
  path: '/user/session/{id}',
  summary: "End one of the caller's sessions and invalidate its token",
  who: 'signed-in',
  scope: 'session',
  audits: ['session_ended'],
  names: { id: 'session' },
  params: z.object({ id }),
  reply: 'empty',
  errors: [404],
});

export const endOtherSessions = call({
  id: 'session.endOthers',
  method: 'DELETE',
  path: '/user/session',
  summary: "End all of the caller's sessions except this one",
  who: 'signed-in',
  scope: 'session',
  audits: ['other_sessions_ended'],
  reply: z.object({ ended: z.number() }),
  status: 200,
});

export const readSessionPolicy = call({
  id: 'session.readPolicy',
  method: 'GET',
  path: '/company/sessionPolicy',
  summary: 'Get how long the sessions of each role last, in milliseconds: without use, and in all',
  who: admins,
  scope: 'session',
  reply: sessionPolicy,
});

export const changeSessionPolicy = call({
  id: 'session.changePolicy',
  method: 'PUT',
  path: '/company/sessionPolicy',
  summary:
    'Set shorter session limits by role; null restores the defaults, 30 days without use and 90 in all. They apply to open sessions immediately',
  who: admins,
  scope: 'session',
  audits: ['session_limits_changed'],
  body: sessionPolicyChange,
  reply: sessionPolicy,
});

export const readSignInPolicy = call({
  id: 'session.readSignInPolicy',
  method: 'GET',
  path: '/company/signInPolicy',
  summary: 'Get the least length of new passwords, and the roles that need a second factor',
  who: admins,
  scope: 'session',
  reply: signInPolicy,
});

export const changeSignInPolicy = call({
  id: 'session.changeSignInPolicy',
  method: 'PUT',
  path: '/company/signInPolicy',
  summary:
    'Set the least length of new passwords, and the roles that need a second factor; omitted fields stay unchanged',
  who: admins,
  scope: 'session',
  audits: ['sign_in_policy_changed'],
  body: signInPolicyChange,
  reply: signInPolicy,
});
