// The actions on contractors.
import { action, saidOr } from '#core/action.ts';
import { type Actor, isAdmin, when } from '#core/actor.ts';
import * as calls from './calls.ts';
import type { Contractor, ContractorInput } from './schema.ts';

const touches = [['contractors'], ['audit']] as const;

export const mayChangeContractors = (actor: Pick<Actor, 'role'>) =>
  when(isAdmin(actor), 'Only admins may change contractors');

export const createContractor = action<ContractorInput, Contractor>({
  id: 'contractors.create',
  label: 'Create',
  may: mayChangeContractors,
  run: (send, body) => send(calls.createContractor, { body }),
  done: ({ name }) => `The contractor "${name}" was created`,
  failed: (_, error) => saidOr(error, 'The contractor could not be created. Please try again.'),
  touches,
});

export const changeContractor = action<{ id: string; body: ContractorInput }, Contractor>({
  id: 'contractors.change',
  label: 'Save',
  may: mayChangeContractors,
  run: (send, { id, body }) => send(calls.changeContractor, { params: { id }, body }),
  done: ({ body: { name } }) => `The contractor "${name}" was saved`,
  failed: (_, error) => saidOr(error, 'The contractor could not be saved. Please try again.'),
  touches,
});

export const deleteContractor = action<Pick<Contractor, 'id' | 'name'>, unknown>({
  id: 'contractors.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ name }) => ({
    title: `Delete the contractor "${name}"?`,
    text: 'This action cannot be undone.',
    confirm: 'Delete',
  }),
  may: mayChangeContractors,
  run: (send, { id }) => send(calls.deleteContractor, { params: { id } }),
  done: ({ name }) => `The contractor "${name}" was deleted`,
  failed: () => 'The contractor could not be deleted. Please try again.',
  touches,
});
