// The calls on saved mappings of imports (contract, "Imports, further").
import * as z from 'zod/mini';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { mapping, mappingInput } from './schema.ts';

const params = z.object({ id });
const names = { id: 'form' } as const;

export const listMappings = call({
  id: 'mappings.list',
  method: 'GET',
  path: '/template/{id}/mapping',
  summary:
    'List the saved mappings of a form, by name: which columns of a file answer which questions, and how they are written',
  who: managers,
  scope: 'import',
  names,
  params,
  reply: z.array(mapping),
  errors: [404],
});

export const saveMapping = call({
  id: 'mappings.save',
  method: 'PUT',
  path: '/template/{id}/mapping',
  summary:
    'Save a mapping for everyone who imports into the form, replacing the one with this `id`, including its name. 409 if another one has the name',
  who: managers,
  scope: 'import',
  audits: ['mapping_created', 'mapping_changed'],
  names,
  params,
  body: mappingInput,
  reply: mapping,
  errors: [404, 409],
});

export const deleteMapping = call({
  id: 'mappings.delete',
  method: 'DELETE',
  path: '/template/{id}/mapping/{mappingId}',
  summary: 'Delete a saved mapping of a form',
  who: managers,
  scope: 'import',
  audits: ['mapping_deleted'],
  names: { id: 'form', mappingId: 'mapping' },
  params: z.object({ id, mappingId: id }),
  reply: 'empty',
  errors: [404],
});
