// Who may make the calls of pins, and how each is made.
import { type Asking, type CallTests, ownerIn } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'pins.list': {
    who: 'all but users',
    request: () => ({}),
  },
  'pins.pin': {
    who: 'all but users',
    to: 'a form',
    request: ({ place }) => ({
      params: { widgetId: place.widgetId },
      body: { uuids: [place.sheetId], filter: {}, step: 20 },
    }),
  },
  'pins.unpin': {
    who: 'all but users',
    to: 'a pin',
    request: async (asking) => ({ params: { id: await pinOf(asking) } }),
  },
  'pins.change': {
    who: 'all but users',
    to: 'a pin',
    request: async (asking) => ({ params: { id: await pinOf(asking) }, body: { step: 50 } }),
  },
  'pins.reorder': {
    who: 'all but users',
    to: 'a pin',
    request: ({ place, owner, caller }) => ({
      params: { id: owner === 'own' ? caller.id : place.userId },
      body: { [place.widgetId]: 3 },
    }),
  },
};

function pinOf({ fresh, owner, caller }: Asking): Promise<string> {
  return fresh.pin(ownerIn(owner, caller));
}
