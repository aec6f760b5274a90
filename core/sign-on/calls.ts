// The calls of single sign-on: an admin's on providers, and those by which people, and terminals, are signed in.
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import { id } from '#core/primitives.ts';
import {
  begunTrial,
  offer,
  provider,
  providerInput,
  signOnSettings,
  terminalAllowed,
  terminalCode,
  terminalProof,
  terminalSignedIn,
  trial,
  userCode,
  waitingTerminal,
} from './schema.ts';

const one = { names: { id: 'provider' }, params: z.object({ id }) } as const;
const forAdmins = { who: admins, scope: 'session' } as const;
const forAll = { who: 'public', scope: 'any' } as const;

export const listProviders = call({
  id: 'sign-on.list',
  method: 'GET',
  path: '/company/signOn/provider',
  summary: "List the company's providers of single sign-on by name, without their secrets",
  ...forAdmins,
  query: z.object({ ...pageFields, search: z.optional(z.string().check(z.maxLength(200))) }),
  reply: pageOf(provider),
});

export const readProvider = call({
  id: 'sign-on.read',
  method: 'GET',
  path: '/company/signOn/provider/{id}',
  summary: 'Get a provider of single sign-on, without its secret',
  ...forAdmins,
  ...one,
  reply: provider,
  errors: [404],
});

export const createProvider = call({
  id: 'sign-on.create',
  method: 'POST',
  path: '/company/signOn/provider',
  summary: 'Add a provider of single sign-on (OpenID Connect); its secret is stored sealed',
  ...forAdmins,
  audits: ['sign_on_provider_created'],
  body: providerInput,
  reply: provider,
  status: 201,
  errors: [409],
});

export const changeProvider = call({
  id: 'sign-on.change',
  method: 'PUT',
  path: '/company/signOn/provider/{id}',
  summary: 'Change a provider of single sign-on; without a secret it keeps the one that it has',
  ...forAdmins,
  audits: ['sign_on_provider_changed'],
  ...one,
  body: providerInput,
  reply: provider,
  errors: [404, 409],
});

export const deleteProvider = call({
  id: 'sign-on.delete',
  method: 'DELETE',
  path: '/company/signOn/provider/{id}',
  summary: 'Delete a provider of single sign-on; accounts stay, and are known again if it is added anew',
  ...forAdmins,
  audits: ['sign_on_provider_deleted'],
  ...one,
  reply: 'empty',
  errors: [404, 409],
});

export const tryProvider = call({
  id: 'sign-on.try',
  method: 'POST',
  path: '/company/signOn/provider/{id}/try',
  summary: 'Begin a sign-in that changes nothing, at the address in the reply; it ends after 10 minutes',
  ...forAdmins,
  audits: ['sign_on_provider_tried'],
  ...one,
  reply: begunTrial,
  status: 201,
  errors: [404],
});

export const readTrial = call({
  id: 'sign-on.readTrial',
  method: 'GET',
  path: '/company/signOn/trial/{id}',
  summary: "Get what came of one's own trial: what the provider says, and what a sign-in would do",
  ...forAdmins,
  ...one,
  reply: trial,
  errors: [404],
  background: true,
});

export const readSignOn = call({
  id: 'sign-on.readSettings',
  method: 'GET',
  path: '/company/signOn',
  summary: 'Get whether people sign in by single sign-on alone, and the redirect address for providers',
  ...forAdmins,
  reply: signOnSettings,
});

export const changeSignOn = call({
  id: 'sign-on.changeSettings',
  method: 'PUT',
  path: '/company/signOn',
  summary:
    'Set whether people sign in by single sign-on alone. It can be turned on once an admin has signed in so; access tokens go on',
  ...forAdmins,
  audits: ['sign_on_only_changed'],
  body: z.object({ isOnly: z.boolean() }),
  reply: signOnSettings,
  errors: [409],
});

export const findOffers = call({
  id: 'sign-on.find',
  method: 'POST',
  path: '/signOn/find',
  summary: "Find the providers that an e-mail address, or a company's sign-in address, leads to",
  ...forAll,
  notAudited: 'It changes nothing: an address would stand in the logs as part of a path.',
  body: z.union([
    z.object({ email: z.string().check(z.maxLength(254)) }),
    z.object({ company: z.string().check(z.maxLength(200)) }),
  ]),
  reply: z.array(offer),
  status: 200,
  errors: [429],
});

export const beginSignOn = call({
  id: 'sign-on.begin',
  method: 'GET',
  path: '/signOn/begin',
  summary: 'For browsers: go to a provider, which leads back to /signOn/callback',
  ...forAll,
  query: z.object({
    company: id,
    provider: z.optional(id),
    /** Of a trial, in place of the provider. */
    trial: z.optional(z.string().check(z.maxLength(100))),
    /** Where in the console to go on. */
    next: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  reply: 'file',
  errors: [404, 429, 503],
});

export const finishSignOn = call({
  id: 'sign-on.finish',
  method: 'GET',
  path: '/signOn/callback/{company}',
  summary: 'For browsers that come back from a provider: sign in, and go on in the console',
  ...forAll,
  audits: ['signed_in', 'sign_on_linked', 'sign_on_refused', 'user_created', 'user_changed'],
  params: z.object({ company: id }),
  query: z.record(z.string(), z.unknown()),
  reply: 'file',
  errors: [404, 409, 429, 503],
});

export const startTerminal = call({
  id: 'sign-on.startTerminal',
  method: 'POST',
  path: '/signOn/terminal',
  summary: 'Get a code with which a signed-in browser signs this terminal in, within 10 minutes (RFC 8628)',
  ...forAll,
  notAudited: 'Nobody is known yet: whoever allows it leaves an entry.',
  reply: terminalCode,
  status: 201,
  errors: [429],
});

export const findTerminal = call({
  id: 'sign-on.findTerminal',
  method: 'POST',
  path: '/signOn/terminal/find',
  summary: 'Get which terminal waits with a code',
  who: 'signed-in',
  scope: 'session',
  notAudited: 'It changes nothing: the code would stand in the logs as part of a path.',
  body: z.object({ userCode }),
  reply: waitingTerminal,
  status: 200,
  errors: [404, 429],
});

export const allowTerminal = call({
  id: 'sign-on.allowTerminal',
  method: 'POST',
  path: '/signOn/terminal/allow',
  summary:
    "Let a terminal sign in as the caller: one that waits with a code, or, with its challenge, one on the caller's machine, for which the reply has a code that is good for a minute",
  who: 'signed-in',
  scope: 'session',
  audits: ['terminal_allowed'],
  body: terminalAllowed,
  reply: z.object({ code: z.optional(z.string()) }),
  status: 200,
  errors: [404, 429],
});

export const enterTerminal = call({
  id: 'sign-on.enterTerminal',
  method: 'POST',
  path: '/signOn/terminal/token',
  summary: 'Sign a terminal in once a browser has allowed it; null until then. It works once',
  ...forAll,
  audits: ['signed_in'],
  body: terminalProof,
  reply: terminalSignedIn,
  status: 200,
  errors: [404, 429],
});
