// Who may make the calls of views, and how each is made.
import { type Asking, type CallTests, ownerIn } from '#tests/support/call-tests.ts';
import { viewOf } from '#tests/support/request-bodies.ts';

export const calls: CallTests = {
  'views.list': {
    who: 'everybody',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId } }),
  },
  'views.create': {
    who: 'everybody',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId }, body: viewOf(place) }),
  },
  'views.change': {
    who: 'everybody',
    to: 'a saved view',
    request: async (asking) => ({ params: await viewIn(asking), body: viewOf(asking.place) }),
  },
  'views.delete': {
    who: 'everybody',
    to: 'a saved view',
    request: async (asking) => ({ params: await viewIn(asking) }),
  },
  'views.setDefault': {
    who: 'everybody',
    to: 'a saved view',
    request: async (asking) => {
      const { id, viewId } = await viewIn(asking);
      return { params: { id }, body: { viewId } };
    },
  },
};

async function viewIn({ place, fresh, owner, caller }: Asking): Promise<{ id: string; viewId: string }> {
  return { id: place.formId, viewId: await fresh.savedView(ownerIn(owner, caller)) };
}
