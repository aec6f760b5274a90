// Actions on saved mappings.
import { action } from '#core/action.ts';
import { type Actor, isManager, type Verdict, when } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import type { Mapping, MappingInput } from './schema.ts';

const touches = [['mappings'], ['audit']] as const;
const may = (actor: Actor): Verdict => when(isManager(actor), 'Only managers and admins may import data.');

export type SavedInput = { formId: string; input: MappingInput };

/** Saves a new mapping, or replaces the one with this id. */
export const saveMapping = action<SavedInput, Mapping>({
  id: 'mappings.save',
  label: 'Save mapping',
  may,
  repeatable: true,
  run: (send, { formId, input }) => send(calls.saveMapping, { params: { id: formId }, body: input }),
  done: (_, { name }) => `The mapping "${name}" was saved`,
  failed: (_, error) =>
    error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid')
      ? (error.details.errors?.[0]?.message ?? error.message)
      : 'Your mapping could not be saved. Please try again.',
  touches,
});

export const deleteMapping = action<Pick<Mapping, 'id' | 'name' | 'templateId'>, unknown>({
  id: 'mappings.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ name }) => ({
    title: 'Delete this mapping?',
    text: `"${name}" will be deleted for everyone, and scheduled commands that use it will fail. This action cannot be undone.`,
    confirm: 'Delete',
  }),
  may,
  run: (send, { id, templateId }) => send(calls.deleteMapping, { params: { id: templateId, mappingId: id } }),
  done: ({ name }) => `The mapping "${name}" was deleted`,
  failed: () => 'The mapping could not be deleted. Please try again.',
  touches,
});
