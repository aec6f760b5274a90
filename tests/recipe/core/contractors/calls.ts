// The calls on contractors: managers read them, admins change them.
import * as z from 'zod/mini';
import { admins, managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import { id } from '#core/primitives.ts';
import { contractor, contractorInput, trades } from './schema.ts';

const one = { names: { id: 'contractor' }, params: z.object({ id }) } as const;

export const listContractors = call({
  id: 'contractors.list',
  method: 'GET',
  path: '/contractor',
  summary: "List the company's contractors by name",
  who: managers,
  scope: 'users:read',
  query: z.object({
    ...pageFields,
    search: z.optional(z.string().check(z.maxLength(200))),
    trade: z.optional(z.enum(trades)),
  }),
  reply: pageOf(contractor),
});

export const readContractor = call({
  id: 'contractors.read',
  method: 'GET',
  path: '/contractor/{id}',
  summary: 'Get a contractor',
  who: managers,
  scope: 'users:read',
  ...one,
  reply: contractor,
  errors: [404],
});

export const createContractor = call({
  id: 'contractors.create',
  method: 'POST',
  path: '/contractor',
  summary: 'Create a contractor',
  who: admins,
  scope: 'users:write',
  audits: ['contractor_created'],
  body: contractorInput,
  reply: contractor,
  status: 201,
  errors: [409],
});

export const changeContractor = call({
  id: 'contractors.change',
  method: 'PUT',
  path: '/contractor/{id}',
  summary: 'Change a contractor',
  who: admins,
  scope: 'users:write',
  audits: ['contractor_changed'],
  ...one,
  body: contractorInput,
  reply: contractor,
  errors: [404],
});

export const deleteContractor = call({
  id: 'contractors.delete',
  method: 'DELETE',
  path: '/contractor/{id}',
  summary: 'Delete a contractor',
  who: admins,
  scope: 'users:write',
  audits: ['contractor_deleted'],
  ...one,
  reply: 'empty',
  errors: [404],
});
