// Who may make the calls of widgets, and how each is made.
import { type CallTests } from '#tests/support/call-tests.ts';
import { widgetOf } from '#tests/support/request-bodies.ts';

export const calls: CallTests = {
  'widgets.create': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId }, body: widgetOf(place) }),
  },
  'widgets.change': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.formId, widgetId: place.widgetId },
      body: widgetOf(place),
    }),
  },
  'widgets.delete': {
    who: 'all but users',
    to: 'a form',
    request: async ({ place, fresh }) => ({
      params: { id: place.formId, widgetId: await fresh.widget() },
    }),
  },
  'widgets.hideContext': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId } }),
  },
  'widgets.unhide': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.formId },
      body: { uuids: [place.formId, place.widgetId, place.questionIds.speed] },
    }),
  },
  'widgets.reorder': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.formId },
      body: {
        contextWidgetOrder: 2,
        questions: { [place.questionIds.speed]: 1 },
        templateWidgets: { [place.widgetId]: 0 },
      },
    }),
  },
  'widgets.saveLayout': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.formId },
      body: { layout: { [place.widgetId]: { x: 0, y: 0, w: 6, h: 8 } } },
    }),
  },
  'widgets.saveOwnLayout': {
    who: 'everybody',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.formId },
      body: { layout: { [place.widgetId]: { x: 6, y: 0, w: 6, h: 8 } } },
    }),
  },
};
