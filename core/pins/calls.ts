// The calls on widgets pinned to the home page (spec 1, section 7, "Pinned widgets"). Users only see and change their
// own pins.
import * as z from 'zod/mini';
import { notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { pin, pinChange, pinInput, pinOrder, pinsLimit } from './schema.ts';

const ofPin = z.object({ id });
const pinName = { id: 'widget' } as const;

export const pinWidget = call({
  id: 'pins.pin',
  method: 'POST',
  path: '/user/pinnedWidgets/pin/{widgetId}/1',
  summary: `Pin a question's widget, one that people made, or by the id of its form the Sheet Context; what is pinned already is pinned anew. At most ${pinsLimit}: 429 from then on`,
  who: notUsers,
  scope: 'admin',
  notAudited: "A person's own home page.",
  names: { widgetId: 'widget' },
  params: z.object({ widgetId: id }),
  body: pinInput,
  reply: pin,
  status: 201,
  errors: [404, 429],
});

export const unpinWidget = call({
  id: 'pins.unpin',
  method: 'POST',
  path: '/user/pinnedWidgets/unpin/{id}',
  summary: 'Unpin a widget',
  who: notUsers,
  scope: 'admin',
  notAudited: "A person's own home page.",
  names: pinName,
  params: ofPin,
  reply: 'empty',
  errors: [404],
});

export const changePin = call({
  id: 'pins.change',
  method: 'PUT',
  path: '/user/pinnedWidget/{id}',
  summary: 'Show more or fewer points of a pinned chart',
  who: notUsers,
  scope: 'admin',
  notAudited: "A person's own home page.",
  names: pinName,
  params: ofPin,
  body: pinChange,
  reply: pin,
  errors: [404],
});

export const listPins = call({
  id: 'pins.list',
  method: 'GET',
  path: '/user/pinnedWidget',
  summary: "List the caller's pinned widgets in their order, with their numbers unless numbers=false",
  who: notUsers,
  scope: 'rows:read',
  query: z.object({ numbers: z.optional(z.enum(['true', 'false'])) }),
  reply: z.array(pin),
});

export const reorderPins = call({
  id: 'pins.reorder',
  method: 'PUT',
  path: '/user/{id}/pinnedwidgets/reorder',
  summary:
    "Reorder the caller's pinned widgets; those not listed keep their places. Answers all of them, without their numbers",
  who: notUsers,
  scope: 'admin',
  notAudited: "A person's own home page.",
  names: { id: 'user' },
  params: z.object({ id }),
  body: pinOrder,
  reply: z.array(pin),
  status: 200,
  errors: [404],
});
