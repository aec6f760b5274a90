// Actions on saved mappings.
import { action } from '#core/action.ts';
import { type Actor, isManager, type Verdict, when } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import type { Mapping, MappingInput } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['mappings'], ['audit']] as const;
const may = (actor: Actor): Verdict => when(isManager(actor), t(m.onlyManagersAndAdminsMay));

export type SavedInput = { formId: string; input: MappingInput };

/** Saves a new mapping, or replaces the one with this id. */
export const saveMapping = action<SavedInput, Mapping>({
  id: 'mappings.save',
  label: t(m.saveMapping),
  may,
  repeatable: true,
  run: (send, { formId, input }) => send(calls.saveMapping, { params: { id: formId }, body: input }),
  done: (_, { name }) => t(m.mappingWasSaved, { name }),
  failed: (_, error) =>
    error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid')
      ? (error.details.errors?.[0]?.message ?? error.message)
      : t(m.yourMappingCouldNotBe),
  touches,
});

export const deleteMapping = action<Pick<Mapping, 'id' | 'name' | 'templateId'>, unknown>({
  id: 'mappings.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.deleteThisMapping),
    text: t(m.willBeDeletedForEveryone, { name }),
    confirm: t(common.delete),
  }),
  may,
  run: (send, { id, templateId }) => send(calls.deleteMapping, { params: { id: templateId, mappingId: id } }),
  done: ({ name }) => t(m.mappingWasDeleted, { name }),
  failed: () => t(m.mappingCouldNotBeDeleted),
  touches,
});
