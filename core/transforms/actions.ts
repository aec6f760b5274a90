// Actions on the company's recipes.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import * as calls from './calls.ts';
import { mayChangeTransforms } from './policy.ts';
import type { Transform, TransformInput } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['transforms'], ['audit']] as const;

export const createTransform = action<TransformInput, Transform>({
  id: 'transforms.create',
  label: t(m.saveRecipe),
  may: (actor) => mayChangeTransforms(actor),
  run: (send, body) => send(calls.createTransform, { body }),
  done: ({ name }) => t(m.recipeWasSaved, { name: name.trim() }),
  failed: (_, error) => failure(error, t(m.yourRecipeCouldNotBe)),
  touches,
});

export const changeTransform = action<{ id: string; input: TransformInput }, Transform>({
  id: 'transforms.change',
  label: t(m.saveRecipe),
  may: (actor) => mayChangeTransforms(actor),
  run: (send, { id, input }) => send(calls.changeTransform, { params: { id }, body: input }),
  done: ({ input }) => t(m.changedRecipeWasSaved, { input: input.name.trim() }),
  failed: (_, error) => failure(error, t(m.yourRecipeCouldNotBe)),
  touches,
});

export const deleteTransform = action<Pick<Transform, 'id' | 'name'>, unknown>({
  id: 'transforms.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name }) => ({
    title: t(m.deleteThisRecipe),
    text: t(m.willBeDeletedForEveryone, { name }),
    confirm: t(common.delete),
  }),
  may: (actor) => mayChangeTransforms(actor),
  run: (send, { id }) => send(calls.deleteTransform, { params: { id } }),
  done: ({ name }) => t(m.recipeWasDeleted, { name }),
  failed: () => t(m.errorOccurredWhileDeletingYour),
  touches,
});

/** Errors about a taken name or an invalid step are shown verbatim. */
function failure(error: unknown, otherwise: string): string {
  return error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid')
    ? error.message
    : otherwise;
}
