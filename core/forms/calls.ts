// The calls on forms (spec 3, section 7 "Forms"; contract, "Forms"). The wire says template.
import * as z from 'zod/mini';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { importStatus } from '#core/imports/schema.ts';
import { dates, form, formInput, id } from './schema.ts';

const params = z.object({ id });
const names = { id: 'form' } as const;
const wholeForm = z.extend(form, { pendingImports: z.array(importStatus) });

/** A form as it stands in lists. */
export const listedForm = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  published: z.boolean(),
  current: z.boolean(),
  dates,
  groups: z.array(z.object({ id, name: z.string() })),
  questionCount: z.number(),
  sheetCount: z.number(),
  /** Published, current, and with at least one question that an import can fill. */
  importable: z.boolean(),
  pendingImports: z.array(importStatus),
  reviewers: z.array(z.object({ id, userName: z.string() })),
});
export type ListedForm = z.infer<typeof listedForm>;

export const listForms = call({
  id: 'forms.list',
  method: 'GET',
  path: '/company/template',
  summary: 'The forms that the caller may see',
  who: 'signed-in',
  reply: z.array(listedForm),
});

export const createForm = call({
  id: 'forms.create',
  method: 'POST',
  path: '/template',
  summary: 'Create a form, unpublished',
  who: managers,
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
  summary: 'A whole form',
  who: 'signed-in',
  names,
  params,
  reply: wholeForm,
  errors: [404],
});

export const changeForm = call({
  id: 'forms.change',
  method: 'PUT',
  path: '/template/{id}',
  summary: 'Replace a form; another version on the server answers 409 {version}',
  who: managers,
  names,
  params,
  body: formInput,
  bodyLimit: 8 * 1024 * 1024,
  reply: wholeForm,
  errors: [404, 409],
});

export const publishForm = call({
  id: 'forms.publish',
  method: 'PUT',
  path: '/template/{id}/publish',
  summary: 'Publish a form; there is no way back',
  who: managers,
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
  names,
  params,
  reply: wholeForm,
  errors: [404],
});

export const unarchiveForm = call({
  id: 'forms.unarchive',
  method: 'PUT',
  path: '/template/{id}/unarchive',
  summary: 'Bring a form back from the archive',
  who: managers,
  names,
  params,
  reply: wholeForm,
  errors: [404],
});
export type WholeForm = z.infer<typeof wholeForm>;
