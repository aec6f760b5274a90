// The calls on the widgets of a form's dashboard (spec 2, section 7).
import * as z from 'zod/mini';
import { notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { widgetSizes } from '#core/forms/schema.ts';
import { wholeForm } from '#core/forms/whole-form.ts';
import { id } from '#core/primitives.ts';
import { layout } from './layout/schema.ts';
import { widget, widgetInput, widgetPlace } from './schema.ts';

const ofForm = z.object({ id });
const ofWidget = z.object({ id, widgetId: id });
const formName = { id: 'form' } as const;
const widgetName = { id: 'form', widgetId: 'widget' } as const;

export const createWidget = call({
  id: 'widgets.create',
  method: 'POST',
  path: '/template/{id}/widget',
  summary: 'Add a widget to the dashboard of a published form',
  who: notUsers,
  scope: 'admin',
  audits: ['widget_created'],
  names: formName,
  params: ofForm,
  body: widgetInput,
  reply: widget,
  status: 201,
  errors: [404, 409],
});

export const changeWidget = call({
  id: 'widgets.change',
  method: 'PUT',
  path: '/template/{id}/widget/{widgetId}',
  summary: 'Replace a widget; widgetOrder and hidden stay as they are if omitted',
  who: notUsers,
  scope: 'admin',
  audits: ['widget_changed'],
  names: widgetName,
  params: ofWidget,
  body: widgetInput,
  reply: widget,
  errors: [404],
});

export const deleteWidget = call({
  id: 'widgets.delete',
  method: 'DELETE',
  path: '/template/{id}/widget/{widgetId}',
  summary: 'Delete a widget',
  who: notUsers,
  scope: 'admin',
  audits: ['widget_deleted'],
  names: widgetName,
  params: ofWidget,
  reply: 'empty',
  errors: [404],
});

export const hideContext = call({
  id: 'widgets.hideContext',
  method: 'PUT',
  path: '/template/{id}/hidecontext/',
  summary: 'Hide the Sheet Context panel; answers the form',
  who: notUsers,
  scope: 'admin',
  audits: ['widgets_arranged'],
  names: formName,
  params: ofForm,
  reply: wholeForm,
  status: 200,
  errors: [404],
});

export const unhideWidgets = call({
  id: 'widgets.unhide',
  method: 'PUT',
  path: '/template/{id}/widgets/unhide',
  summary:
    "Show hidden widgets again: the ids of widgets and questions, or the form's own id for the Sheet Context panel",
  who: notUsers,
  scope: 'admin',
  audits: ['widgets_arranged'],
  names: formName,
  params: ofForm,
  body: z.object({
    uuids: z.array(id).check(z.minLength(1, 'Choose at least one widget'), z.maxLength(2_000)),
  }),
  reply: wholeForm,
  status: 200,
  errors: [404],
});

export const reorderWidgets = call({
  id: 'widgets.reorder',
  method: 'PUT',
  path: '/template/{id}/widgets/reorder',
  summary: 'Move or resize widgets on the dashboard; those not listed stay as they are; answers the form',
  who: notUsers,
  scope: 'admin',
  audits: ['widgets_arranged'],
  names: formName,
  params: ofForm,
  body: z.object({
    contextWidgetOrder: z.optional(widgetPlace),
    /** By question id. */
    questions: z._default(z.record(id, widgetPlace), {}),
    /** By widget id. */
    templateWidgets: z._default(z.record(id, widgetPlace), {}),
    /** By the id of a widget or question, or of the form for its Sheet Context. */
    sizes: z._default(z.record(id, z.enum(widgetSizes)), {}),
  }),
  reply: wholeForm,
  status: 200,
  errors: [404],
});

export const saveCompanyLayout = call({
  id: 'widgets.saveLayout',
  method: 'PUT',
  path: '/template/{id}/widgets/layout',
  summary:
    'Save where the parts of the dashboard are, for everybody without a layout of their own; null: the usual places; answers the form',
  who: notUsers,
  scope: 'admin',
  audits: ['widgets_arranged'],
  names: formName,
  params: ofForm,
  body: z.object({ layout: z.nullable(layout) }),
  reply: wholeForm,
  status: 200,
  errors: [404],
});

export const saveOwnLayout = call({
  id: 'widgets.saveOwnLayout',
  method: 'PUT',
  path: '/template/{id}/widgets/layout/own',
  summary:
    "Save where the parts of the dashboard are for the caller; null: the company's places again; answers the form",
  who: 'signed-in',
  scope: 'admin',
  notAudited: "A person's own way of looking at a form.",
  names: formName,
  params: ofForm,
  body: z.object({ layout: z.nullable(layout) }),
  reply: wholeForm,
  status: 200,
  errors: [404],
});
