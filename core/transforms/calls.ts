// The API calls for the company's recipes (contract, "Codes, transforms"). Converting a file needs no call.
import * as z from 'zod/mini';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { transform, transformInput } from './schema.ts';

const ofTransform = z.object({ id });
const names = { id: 'transform' } as const;

export const listTransforms = call({
  id: 'transforms.list',
  method: 'GET',
  path: '/transform',
  summary: "List the company's recipes, by name; without those that come with the product",
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(transform),
});

export const createTransform = call({
  id: 'transforms.create',
  method: 'POST',
  path: '/transform',
  summary: 'Save a recipe for the company. 409 if its name is taken',
  who: managers,
  scope: 'admin',
  audits: ['transform_created'],
  body: transformInput,
  reply: transform,
  status: 201,
  errors: [409],
});

export const changeTransform = call({
  id: 'transforms.change',
  method: 'PUT',
  path: '/transform/{id}',
  summary: 'Replace a recipe, including its name',
  who: managers,
  scope: 'admin',
  audits: ['transform_changed'],
  names,
  params: ofTransform,
  body: transformInput,
  reply: transform,
  errors: [404, 409],
});

export const deleteTransform = call({
  id: 'transforms.delete',
  method: 'DELETE',
  path: '/transform/{id}',
  summary: 'Delete a recipe',
  who: managers,
  scope: 'admin',
  audits: ['transform_deleted'],
  names,
  params: ofTransform,
  reply: 'empty',
  errors: [404],
});
