// The calls on access tokens (contract, "Tokens"). None of them accepts an access token.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { accessToken, createdToken, newToken } from './schema.ts';

export const createToken = call({
  id: 'tokens.create',
  method: 'POST',
  path: '/user/token',
  summary: 'Create an access token; only this reply contains its secret',
  who: 'signed-in',
  scope: 'session',
  audits: ['token_created'],
  body: newToken,
  reply: createdToken,
  status: 201,
  errors: [409],
});

export const listTokens = call({
  id: 'tokens.list',
  method: 'GET',
  path: '/user/token',
  summary: "List the caller's access tokens, or with company=true, for admins only, all of the company's",
  who: 'signed-in',
  scope: 'session',
  query: z.object({ company: z.optional(z.enum(['true', 'false'])) }),
  reply: z.array(accessToken),
});

export const revokeToken = call({
  id: 'tokens.revoke',
  method: 'DELETE',
  path: '/user/token/{id}',
  summary: "Revoke one of the caller's access tokens, or for admins anyone's in the company",
  who: 'signed-in',
  scope: 'session',
  audits: ['token_revoked'],
  names: { id: 'token' },
  params: z.object({ id }),
  reply: 'empty',
  errors: [404],
});
