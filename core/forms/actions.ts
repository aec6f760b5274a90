// The actions on forms, with the texts of spec 3, section 8.
import * as z from 'zod/mini';
import { action } from '#core/action.ts';
import { isManager, type Actor, when } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import {
  archiveForm,
  changeForm,
  createForm,
  createVersion,
  deleteForm,
  type FormEditor,
  formEditor,
  publishForm,
  readForm,
  unarchiveForm,
  type WholeForm,
} from './calls.ts';
import type { ListedForm } from './list-calls.ts';
import { copyForm } from './draft/copy-form.ts';
import type { NewId } from './draft/form-draft.ts';
import { mayDeleteForm, mayEditForm, mayMakeVersion, mayPublish } from './policy.ts';
import type { FormInput } from './schema.ts';
import { formTexts } from './texts.ts';
import type { XlsFormFile } from './xlsform/write-file.ts';

type ActionForm = Pick<ListedForm, 'id' | 'name' | 'published' | 'current'> & {
  versionOf?: ListedForm['versionOf'] | null;
};

const touches = [['forms']] as const;
const inState = (actor: Actor, fits: boolean, why: string) =>
  isManager(actor) ? when(fits, why) : mayEditForm(actor);

export const publish = action<ActionForm, WholeForm>({
  id: 'forms.publish',
  label: 'Publish',
  confirmation: ({ name, versionOf }) => ({
    title: versionOf ? `Publish the new version of "${versionOf.name}"?` : `Publish "${name}"?`,
    text: versionOf
      ? `It replaces "${versionOf.name}". ${formTexts.versionReplaces}`
      : 'Are you sure you want to publish this form? Published forms cannot be edited.',
    confirm: 'Publish',
  }),
  may: mayPublish,
  run: (send, { id }) => send(publishForm, { params: { id } }),
  done: ({ name }) => `Your "${name}" form was published`,
  failed: () => 'Unable to publish form. Please try again',
  touches,
});

export const archive = action<ActionForm, unknown>({
  id: 'forms.archive',
  label: 'Archive',
  may: (actor, form) => inState(actor, form.current, 'This form is already archived.'),
  run: (send, { id }) => send(archiveForm, { params: { id } }),
  done: ({ name }) => `Your "${name}" form was archived`,
  failed: () => 'Unable to archive form. Please try again',
  touches,
});

export const unarchive = action<ActionForm, unknown>({
  id: 'forms.unarchive',
  label: 'Unarchive',
  may: (actor, form) => inState(actor, !form.current, 'This form is not archived.'),
  run: (send, { id }) => send(unarchiveForm, { params: { id } }),
  done: ({ name }) => `Your "${name}" form was unarchived`,
  // The text of spec 3, section 8.
  failed: () => 'Unable to archive form. Please try again',
  touches,
});

/** Deletes a form that was never used, or discards the next version of one. */
export const remove = action<ActionForm & Pick<ListedForm, 'sheetCount'>, unknown>({
  id: 'forms.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ name, versionOf }) =>
    versionOf
      ? {
          title: `Discard the new version of "${versionOf.name}"?`,
          text: `The published "${versionOf.name}" stays as it is. This action cannot be undone!`,
          confirm: 'Discard',
        }
      : {
          title: `Delete "${name}"?`,
          text: 'Nobody has filled it in. This action cannot be undone!',
          confirm: 'Delete',
        },
  may: mayDeleteForm,
  run: (send, { id }) => send(deleteForm, { params: { id } }),
  done: ({ name, versionOf }) =>
    versionOf ? `The new version of "${versionOf.name}" was discarded` : `Your "${name}" form was deleted`,
  failed: () => 'Unable to delete form. Please try again',
  touches,
});

/** Creates the next version of a published form as a draft beside it. The client's id makes the call idempotent. */
export const makeVersion = (newId: NewId) =>
  action<ActionForm, WholeForm>({
    id: 'forms.makeVersion',
    label: 'Make a new version',
    may: mayMakeVersion,
    run: (send, { id }) => send(createVersion, { params: { id }, body: { id: newId() } }),
    done: ({ name }) => `A new version of your "${name}" form was created. Publish it to use it.`,
    failed: () => 'Unable to create a new version. Please try again',
    touches,
  });

/** Copies a form; the copy is unpublished. */
export const copy = (newId: NewId) =>
  action<Pick<ListedForm, 'id' | 'name'>, WholeForm>({
    id: 'forms.copy',
    label: 'Copy',
    may: mayEditForm,
    run: async (send, { id }) =>
      send(createForm, { body: copyForm(await send(readForm, { params: { id } }), newId) }),
    done: (_, { name }) => saved(name),
    failed: () => 'Unable to copy form. Please try again',
    touches,
  });

/** Exports a form as an XLSForm file. The writer is loaded on demand. */
export const exportXlsForm = action<Pick<ListedForm, 'id' | 'name'>, XlsFormFile>({
  id: 'forms.exportXlsForm',
  label: 'Export as XLSForm',
  may: mayEditForm,
  run: async (send, { id }) => {
    const { xlsFormFile } = await import('./xlsform/write-file.ts');
    return xlsFormFile(await send(readForm, { params: { id } }));
  },
  failed: () => 'Unable to export form. Please try again',
  touches: [],
});

/** Saves the editor's form; creates the form if it has no version yet. May raise the role of reviewers. */
export const saveForm = action<FormInput & { id: string }, WholeForm>({
  id: 'forms.save',
  label: 'Save',
  may: mayEditForm,
  run: (send, form) =>
    form.version === undefined
      ? send(createForm, { body: form })
      : send(changeForm, { params: { id: form.id }, body: form }),
  done: (_, { name }) => saved(name),
  failed: () => 'There was a problem while saving your form',
  touches: [...touches, ['users']],
});

/** Whether a save failed because someone else saved the form since it was read. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof AppError &&
    error.code === 'conflict' &&
    typeof error.details.fields?.['version'] === 'number'
  );
}

/** Who that was, where the server knows. */
export function changedBy(error: unknown): FormEditor | null {
  const by = error instanceof AppError ? error.details.fields?.['changedBy'] : undefined;
  const parsed = z.safeParse(formEditor, by);
  return parsed.success ? parsed.data : null;
}

function saved(name: string): string {
  return `Your "${name}" form was saved`;
}
