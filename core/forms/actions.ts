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
import { mayDeleteForm, mayEditForm, mayUsePublished, mayPublish } from './policy.ts';
import type { FormInput } from './schema.ts';
import { formTexts } from './labels.ts';
import { createReadForm } from './xlsform/media/create-read-form.ts';
import type { ReadXlsForm } from './xlsform/read.ts';
import type { XlsFormFile } from './xlsform/write-file.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type ActionForm = Pick<ListedForm, 'id' | 'name' | 'published' | 'current'> & {
  versionOf?: ListedForm['versionOf'] | null;
};

const touches = [['forms']] as const;
const inState = (actor: Actor, fits: boolean, why: string) =>
  isManager(actor) ? when(fits, why) : mayEditForm(actor);

export const publish = action<ActionForm, WholeForm>({
  id: 'forms.publish',
  label: t(m.publish),
  confirmation: ({ name, versionOf }) => ({
    title: versionOf ? t(m.publishNewVersionOf, { versionOf: versionOf.name }) : t(m.publishForm, { name }),
    text: versionOf
      ? t(m.itReplaces, { versionOf: versionOf.name, versionReplaces: formTexts.versionReplaces })
      : `${t(m.areYouSureYouWant)} ${t(m.laterChanges)}`,
    confirm: t(m.publish),
  }),
  may: mayPublish,
  run: (send, { id }) => send(publishForm, { params: { id } }),
  done: ({ name }) => t(m.yourFormWasPublished, { name }),
  failed: () => t(m.unableToPublishFormPlease),
  touches,
});

export const archive = action<ActionForm, unknown>({
  id: 'forms.archive',
  label: t(m.archive),
  may: (actor, form) => inState(actor, form.current, t(m.thisFormIsAlreadyArchived)),
  run: (send, { id }) => send(archiveForm, { params: { id } }),
  done: ({ name }) => t(m.yourFormWasArchived, { name }),
  failed: () => t(m.unableToArchiveFormPlease),
  touches,
});

export const unarchive = action<ActionForm, unknown>({
  id: 'forms.unarchive',
  label: t(m.unarchive),
  may: (actor, form) => inState(actor, !form.current, t(m.thisFormIsNotArchived)),
  run: (send, { id }) => send(unarchiveForm, { params: { id } }),
  done: ({ name }) => t(m.yourFormWasUnarchived, { name }),
  // The text of spec 3, section 8.
  failed: () => t(m.unableToArchiveFormPlease),
  touches,
});

/** Deletes a form that was never used, or discards the next version of one. */
export const remove = action<ActionForm & Pick<ListedForm, 'sheetCount'>, unknown>({
  id: 'forms.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ name, versionOf }) =>
    versionOf
      ? {
          title: t(m.discardNewVersionOf, { versionOf: versionOf.name }),
          text: t(m.publishedStaysAsItIs, { versionOf: versionOf.name }),
          confirm: t(m.discard),
        }
      : {
          title: t(m.deleteText, { name }),
          text: t(m.nobodyHasFilledItIn),
          confirm: t(common.delete),
        },
  may: mayDeleteForm,
  run: (send, { id }) => send(deleteForm, { params: { id } }),
  done: ({ name, versionOf }) =>
    versionOf
      ? t(m.newVersionOfWasDiscarded, { versionOf: versionOf.name })
      : t(m.yourFormWasDeleted, { name }),
  failed: () => t(m.unableToDeleteFormPlease),
  touches,
});

/** Creates the next version of a published form as a draft beside it. The client's id makes the call idempotent. */
export const makeVersion = (newId: NewId) =>
  action<ActionForm, WholeForm>({
    id: 'forms.makeVersion',
    label: t(m.makeNewVersion),
    may: mayUsePublished,
    run: (send, { id }) => send(createVersion, { params: { id }, body: { id: newId() } }),
    done: ({ name }) => t(m.newVersionOfYourForm, { name }),
    failed: () => t(m.unableToCreateNewVersion),
    touches,
  });

/** The same with the questions of an earlier version. */
export const takeUpVersion = (newId: NewId) =>
  action<ActionForm & { from: number }, WholeForm>({
    ...makeVersion(newId),
    id: 'forms.takeUpVersion',
    label: t(m.makeNewVersionFromIt),
    run: (send, { id, from }) => send(createVersion, { params: { id }, body: { id: newId(), from } }),
  });

/** Copies a form; the copy is unpublished. */
export const copy = (newId: NewId) =>
  action<Pick<ListedForm, 'id' | 'name'>, WholeForm>({
    id: 'forms.copy',
    label: t(common.copy),
    may: mayEditForm,
    run: async (send, { id }) =>
      send(createForm, { body: copyForm(await send(readForm, { params: { id } }), newId) }),
    done: (_, { name }) => saved(name),
    failed: () => t(m.unableToCopyFormPlease),
    touches,
  });

/** Exports a form as an XLSForm file, a ZIP file if it has pictures. The writer is loaded on demand. */
export const exportXlsForm = action<Pick<ListedForm, 'id' | 'name'>, XlsFormFile>({
  id: 'forms.exportXlsForm',
  label: t(m.exportAsXlsform),
  may: mayEditForm,
  run: async (send, { id }) => {
    const { xlsFormFile } = await import('./xlsform/write-file.ts');
    return xlsFormFile(await send(readForm, { params: { id } }), send);
  },
  failed: () => t(m.unableToExportFormPlease),
  touches: [],
});

/** Saves the editor's form; creates the form if it has no version yet. May raise the role of reviewers. */
export const saveForm = action<FormInput & { id: string }, WholeForm>({
  id: 'forms.save',
  label: t(common.save),
  may: mayEditForm,
  run: (send, form) =>
    form.version === undefined
      ? send(createForm, { body: form })
      : send(changeForm, { params: { id: form.id }, body: form }),
  done: (_, { name }) => saved(name),
  failed: () => t(m.thereWasProblemWhileSaving),
  touches: [...touches, ['users']],
});

/** Saves the first change of a published form: its next version begins with it. The form that it is of is not changed. */
export const saveAsVersion = (of: string) =>
  action<FormInput & { id: string }, WholeForm>({
    ...saveForm,
    id: 'forms.saveAsVersion',
    run: async (send, form) => {
      // The same again where the answer to an earlier try was lost.
      const { version } = await send(createVersion, { params: { id: of }, body: { id: form.id } });
      return send(changeForm, { params: { id: form.id }, body: { ...form, version } });
    },
  });

/** Creates the form of an XLSForm, with its pictures. */
export const createFromXlsForm = action<Pick<ReadXlsForm, 'form' | 'pictures'>, WholeForm>({
  id: 'forms.createFromXlsForm',
  label: t(common.save),
  may: mayEditForm,
  run: createReadForm,
  done: (_, { name }) => saved(name),
  failed: () => t(m.thereWasProblemWhileSaving),
  touches,
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
  return t(m.yourFormWasSaved, { name });
}
