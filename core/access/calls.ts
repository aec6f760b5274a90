// The calls on who may see which form, and why. Not in the documents; the contract's "Who may see which form", by person
// and by form.
import * as z from 'zod/mini';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { pageOf, pageFields } from '#core/paging.ts';
import { id } from '#core/primitives.ts';
import { formAccess, personAccess } from './schema.ts';

const params = z.object({ id });
/** Always sorted by name. */
const query = z.object({
  page: pageFields.page,
  size: pageFields.size,
  search: z.optional(z.string().check(z.maxLength(200))),
});

export const accessOfUser = call({
  id: 'access.ofUser',
  method: 'GET',
  path: '/access/user/{id}',
  summary:
    'List the forms that a user can see, why, and what they can do with each; only forms that the caller can see too',
  who: managers,
  scope: 'admin',
  names: { id: 'user' },
  params,
  query,
  reply: pageOf(formAccess),
  errors: [404],
});

export const accessToForm = call({
  id: 'access.toForm',
  method: 'GET',
  path: '/template/{id}/access',
  summary: 'List the active users who can see a form, why, and what they can do with it',
  who: managers,
  scope: 'admin',
  names: { id: 'form' },
  params,
  query,
  reply: pageOf(personAccess),
  errors: [404],
});
