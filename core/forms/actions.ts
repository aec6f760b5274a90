// What can be done with a form in a list, with the words of spec 3, section 8.
import { action } from '#core/action.ts';
import { isManager, type Actor, when } from '#core/actor.ts';
import { archiveForm, type ListedForm, publishForm, unarchiveForm } from './calls.ts';
import { mayEditForm, mayPublish } from './policy.ts';

type Thing = Pick<ListedForm, 'id' | 'name' | 'published' | 'current'>;

const touches = [['forms']] as const;
const inState = (actor: Actor, fits: boolean, why: string) =>
  isManager(actor) ? when(fits, why) : mayEditForm(actor);

export const publish = action<Thing, unknown>({
  id: 'forms.publish',
  label: 'Publish',
  confirmation: ({ name }) => ({
    title: `Publish "${name}"?`,
    text: 'Are you sure you want to publish this form? Published forms cannot be edited.',
    confirm: 'Publish',
  }),
  may: mayPublish,
  run: (send, { id }) => send(publishForm, { params: { id } }),
  done: ({ name }) => `Your "${name}" form was published`,
  failed: () => 'Unable to publish form. Please try again',
  touches,
});

export const archive = action<Thing, unknown>({
  id: 'forms.archive',
  label: 'Archive',
  may: (actor, form) => inState(actor, form.current, 'This form is archived already.'),
  run: (send, { id }) => send(archiveForm, { params: { id } }),
  done: ({ name }) => `Your "${name}" form was archived`,
  failed: () => 'Unable to archive form. Please try again',
  touches,
});

export const unarchive = action<Thing, unknown>({
  id: 'forms.unarchive',
  label: 'Unarchive',
  may: (actor, form) => inState(actor, !form.current, 'This form is not archived.'),
  run: (send, { id }) => send(unarchiveForm, { params: { id } }),
  done: ({ name }) => `Your "${name}" form was unarchived`,
  // As spec 3, section 8 has it.
  failed: () => 'Unable to archive form. Please try again',
  touches,
});

export const formActions = [publish, archive, unarchive];
