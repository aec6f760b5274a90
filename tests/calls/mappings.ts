// Who may make the calls of saved mappings, and how each is made.
import { randomUUID } from 'node:crypto';
import { type Asking, type CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'mappings.list': {
    who: 'managers and admins',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId } }),
  },
  'mappings.save': {
    who: 'managers and admins',
    to: 'a form',
    request: ({ place }) => ({
      params: { id: place.formId },
      body: {
        name: `Nightly ${randomUUID()}`,
        columns: [{ header: 'Where', questionId: place.questionIds.place, question: 'Place' }],
      },
    }),
  },
  'mappings.delete': {
    who: 'managers and admins',
    to: 'a mapping',
    request: async (asking) => ({ params: await mappingIn(asking) }),
  },
};

async function mappingIn({ place, fresh }: Asking): Promise<{ id: string; mappingId: string }> {
  return { id: place.formId, mappingId: await fresh.mapping() };
}
