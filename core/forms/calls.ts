// The calls on forms (spec 3, section 7 "Forms"; contract, "Forms"), but for their list. The wire says template.
import * as z from 'zod/mini';
import { managers, notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { formInput, newVersion, reordering } from './schema.ts';
import { wholeForm } from './whole-form.ts';
import { id, person } from '#core/primitives.ts';
import { question, questionChange } from '#core/questions/schema.ts';

const params = z.object({ id });
const names = { id: 'form' } as const;

/** Questions of a search: who wants others types further words. */
export const mostFoundQuestions = 100;

/** A question of a form, as a search over all forms finds it. */
export const foundQuestion = z.object({
  form: z.object({ id, name: z.string() }),
  isSetup: z.boolean(),
  question,
});
export type FoundQuestion = z.infer<typeof foundQuestion>;

export const searchQuestions = call({
  id: 'forms.searchQuestions',
  method: 'GET',
  path: '/company/question',
  summary:
    "Search the questions of the forms that the caller can see; every word must be in the question or the form's name",
  who: 'signed-in',
  scope: 'forms:read',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(200))), form: z.optional(id) }),
  reply: z.object({ content: z.array(foundQuestion), hasMore: z.boolean() }),
});

export const createForm = call({
  id: 'forms.create',
  method: 'POST',
  path: '/template',
  summary: 'Create a form, unpublished',
  who: managers,
  scope: 'admin',
  audits: ['form_created'],
  body: formInput,
  bodyLimit: 8 * 1024 * 1024,
  reply: wholeForm,
  status: 201,
  errors: [409],
});

export const readForm = call({
  id: 'forms.read',
  method: 'GET',
  path: '/template/{id}',
  summary:
    'Get a whole form; formerQuestions, formerOptions and formerAlerts are those of earlier versions that rows may still have',
  who: 'signed-in',
  scope: 'forms:read',
  names,
  params,
  reply: wholeForm,
  errors: [404],
});

export const changeForm = call({
  id: 'forms.change',
  method: 'PUT',
  path: '/template/{id}',
  summary: 'Replace a form; 409 {version, changedBy} if the server has another version',
  who: managers,
  scope: 'admin',
  audits: ['form_changed'],
  names,
  params,
  body: formInput,
  bodyLimit: 8 * 1024 * 1024,
  reply: wholeForm,
  errors: [404, 409],
});

export const deleteForm = call({
  id: 'forms.delete',
  method: 'DELETE',
  path: '/template/{id}',
  summary:
    "Delete a form that was never published and that nobody has filled in, or discard a form's next version; 409 says what prevents it",
  who: managers,
  scope: 'admin',
  audits: ['form_deleted'],
  names,
  params,
  reply: 'empty',
  errors: [404, 409],
});

export const publishForm = call({
  id: 'forms.publish',
  method: 'PUT',
  path: '/template/{id}/publish',
  summary:
    'Publish a form; this cannot be undone. Publishing the next version of a form replaces its content: the reply is that form, which keeps its id, and the sheets that testers filled in become its own',
  who: managers,
  scope: 'admin',
  audits: ['form_published', 'form_version_published'],
  names,
  params,
  reply: wholeForm,
  errors: [404, 409],
});

export const archiveForm = call({
  id: 'forms.archive',
  method: 'PUT',
  path: '/template/{id}/archive',
  summary: 'Archive a form',
  who: managers,
  scope: 'admin',
  audits: ['form_archived'],
  names,
  params,
  reply: wholeForm,
  errors: [404],
});

export const unarchiveForm = call({
  id: 'forms.unarchive',
  method: 'PUT',
  path: '/template/{id}/unarchive',
  summary: 'Unarchive a form',
  who: managers,
  scope: 'admin',
  audits: ['form_unarchived'],
  names,
  params,
  reply: wholeForm,
  errors: [404],
});

export const createVersion = call({
  id: 'forms.createVersion',
  method: 'POST',
  path: '/template/{id}/version',
  summary:
    'Create the next version of a published form: an unpublished copy with the same question ids, of the form as it is or of an earlier version (`from`). A form has one at a time; 409 {nextVersion} if there is one',
  who: managers,
  scope: 'admin',
  audits: ['form_version_created'],
  names,
  params,
  body: newVersion,
  reply: wholeForm,
  status: 201,
  errors: [404, 409],
});

/** What publishing a form's next version affects, counted on the server; see core/forms/impact/impact.ts. */
export const impactCounts = z.object({
  /** The published form that is in use. */
  form: z.object({ id, name: z.string() }),
  rows: z.number(),
  /** Rows with a pending review. */
  pendingRows: z.number(),
  sheets: z.number(),
  openSheets: z.number(),
  /** Imports that are running or wait for repairs. */
  pendingImports: z.number(),
  /** For each removed question: how many rows answer it (or sheets, for a setup question). */
  questions: z.array(z.object({ questionId: id, answered: z.number() })),
  /** For each removed option: how many rows or sheets have chosen it. */
  options: z.array(z.object({ questionId: id, value: z.string(), answered: z.number() })),
  /** For each removed alert: how many rows have raised it. */
  alerts: z.array(z.object({ alertId: id, rows: z.number() })),
  /**
   * For each question whose answers must be unique from now on: of how many answers that were compared how many are another row's
   * too, and some of these.
   */
  unique: z.array(
    z.object({ questionId: id, compared: z.number(), clashing: z.number(), examples: z.array(z.string()) }),
  ),
});
export type ImpactCounts = z.infer<typeof impactCounts>;

export const readImpact = call({
  id: 'forms.impact',
  method: 'GET',
  path: '/template/{id}/impact',
  summary:
    'Preview what publishing the next version of a form would affect, as it is saved: rows, sheets, imports, answers to questions, options and alerts that are removed, and answers that are not unique where they must be from then on. For any other form, how much there is',
  who: managers,
  scope: 'forms:read',
  names,
  params,
  reply: impactCounts,
  errors: [404],
});

export const reorderQuestions = call({
  id: 'forms.reorder',
  method: 'PUT',
  path: '/template/{id}/questions/reorder',
  summary:
    'Reorder questions and elements, in published forms too; 409 {version, changedBy} if the server has another version',
  who: managers,
  scope: 'admin',
  audits: ['questions_reordered'],
  names,
  params,
  body: reordering,
  reply: wholeForm,
  errors: [404, 409],
});

export const changeQuestion = call({
  id: 'forms.changeQuestion',
  method: 'PUT',
  path: '/question/{id}',
  summary:
    "Change a question: widgetOrder, hidden and pinned by everyone except the role USER; everything else by managers and admins, as far as a published form allows. Omitted or equal fields stay as they are. A question that a form and its next version share is the form's",
  who: notUsers,
  scope: 'admin',
  audits: ['question_changed'],
  names: { id: 'question' },
  params,
  body: questionChange,
  reply: question,
  errors: [404],
});

export type WholeForm = z.infer<typeof wholeForm>;

/** Who changed a form last, and when: part of the 409 of an outdated change. */
export const formEditor = z.extend(person, { at: z.number() });
export type FormEditor = z.infer<typeof formEditor>;
