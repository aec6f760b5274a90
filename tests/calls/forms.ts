// Who may make the calls of forms, and how each is made.
import { type CallTests } from '#tests/support/call-tests.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { withoutQuestions } from '#tests/support/without-questions.ts';

export const calls: CallTests = {
  'forms.list': {
    who: 'everybody',
    request: () => ({}),
  },
  'forms.searchQuestions': {
    who: 'everybody',
    request: () => ({ query: { search: 'zq-' } }),
  },
  'forms.create': {
    who: 'managers and admins',
    request: () => ({ body: exampleForm().form }),
  },
  'forms.read': {
    who: 'everybody',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId } }),
  },
  'forms.change': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ place, fresh }) => ({
      params: { id: await fresh.draft() },
      body: { ...exampleForm().form, groupIds: place.groupIds },
    }),
  },
  'forms.delete': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  },
  'forms.publish': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  },
  'forms.archive': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  },
  'forms.unarchive': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.draft() } }),
  },
  'forms.createVersion': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.published() }, body: {} }),
  },
  'forms.versions': {
    who: 'managers and admins',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId } }),
    answersNoMarkers: true,
  },
  'forms.readVersion': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ fresh }) => {
      const id = await fresh.published();
      const former = { definition: withoutQuestions, replaced_at: 1 };
      await fresh.of('form_versions', { form_id: id, last_version: 1, ...former });
      return { params: { id, version: '1' } };
    },
    answersNoMarkers: true,
  },
  'forms.impact': {
    who: 'managers and admins',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId } }),
  },
  'forms.reorder': {
    who: 'managers and admins',
    to: 'a form',
    request: async ({ place, fresh }) => ({
      params: { id: await fresh.draft() },
      body: { questionOrdering: { [place.questionIds.speed]: 3 } },
    }),
  },
  'forms.changeQuestion': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.questionIds.speed },
      body: { hidden: true },
    }),
  },
};
