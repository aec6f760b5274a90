// The calls on saved views. Users see their own views and the company's.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { savedView, viewInput } from './schema.ts';

const ofForm = z.object({ id });
const ofView = z.object({ id, viewId: id });
const formName = { id: 'form' } as const;
const viewName = { id: 'form', viewId: 'saved view' } as const;

export const listViews = call({
  id: 'views.list',
  method: 'GET',
  path: '/template/{id}/views',
  summary:
    "List the caller's views of a form and the company's, by name, with the chosen sheets that the caller can see",
  who: 'signed-in',
  scope: 'forms:read',
  names: formName,
  params: ofForm,
  reply: z.array(savedView),
  errors: [404],
});

export const createView = call({
  id: 'views.create',
  method: 'POST',
  path: '/template/{id}/view',
  summary: 'Save a view of a form; company views are for managers and admins. 409 if the name is taken',
  who: 'signed-in',
  scope: 'admin',
  audits: ['view_created'],
  names: formName,
  params: ofForm,
  body: viewInput,
  reply: savedView,
  status: 201,
  errors: [404, 409],
});

export const changeView = call({
  id: 'views.change',
  method: 'PUT',
  path: '/template/{id}/view/{viewId}',
  summary: 'Replace a view, including its name. Whoever makes a company view their own becomes its owner',
  who: 'signed-in',
  scope: 'admin',
  audits: ['view_changed'],
  names: viewName,
  params: ofView,
  body: viewInput,
  reply: savedView,
  errors: [404, 409],
});

export const deleteView = call({
  id: 'views.delete',
  method: 'DELETE',
  path: '/template/{id}/view/{viewId}',
  summary: 'Delete a view',
  who: 'signed-in',
  scope: 'admin',
  audits: ['view_deleted'],
  names: viewName,
  params: ofView,
  reply: 'empty',
  errors: [404],
});

export const setDefaultView = call({
  id: 'views.setDefault',
  method: 'PUT',
  path: '/template/{id}/views/default',
  summary: 'Choose the view that opens with the form for the caller; null: none',
  who: 'signed-in',
  scope: 'admin',
  notAudited: "A person's own way of looking at a form.",
  names: formName,
  params: ofForm,
  body: z.object({ viewId: z.nullable(id) }),
  reply: 'empty',
  errors: [404],
});
