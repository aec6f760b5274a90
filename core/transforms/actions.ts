// Actions on the company's recipes.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import { mayChangeTransforms } from './policy.ts';
import type { Transform, TransformInput } from './schema.ts';

const touches = [['transforms'], ['audit']] as const;

export const createTransform = action<TransformInput, Transform>({
  id: 'transforms.create',
  label: 'Save recipe',
  may: (actor) => mayChangeTransforms(actor),
  run: (send, body) => send(calls.createTransform, { body }),
  done: ({ name }) => `The recipe "${name.trim()}" was saved`,
  failed: (_, error) => failure(error, 'Your recipe could not be saved. Please try again.'),
  touches,
});

export const changeTransform = action<{ id: string; input: TransformInput }, Transform>({
  id: 'transforms.change',
  label: 'Save recipe',
  may: (actor) => mayChangeTransforms(actor),
  run: (send, { id, input }) => send(calls.changeTransform, { params: { id }, body: input }),
  done: ({ input }) => `The recipe "${input.name.trim()}" was saved`,
  failed: (_, error) => failure(error, 'Your recipe could not be saved. Please try again.'),
  touches,
});

export const deleteTransform = action<Pick<Transform, 'id' | 'name'>, unknown>({
  id: 'transforms.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ name }) => ({
    title: 'Delete this recipe?',
    text: `"${name}" will be deleted for everyone, and scheduled commands that use it will fail. This action cannot be undone.`,
    confirm: 'Delete',
  }),
  may: (actor) => mayChangeTransforms(actor),
  run: (send, { id }) => send(calls.deleteTransform, { params: { id } }),
  done: ({ name }) => `The recipe "${name}" was deleted`,
  failed: () => 'An error occurred while deleting your recipe. Please try again.',
  touches,
});

/** Errors about a taken name or an invalid step are shown verbatim. */
function failure(error: unknown, otherwise: string): string {
  return error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid')
    ? error.message
    : otherwise;
}
