// Who may make the calls on who may see what, and how each is made.
import { all, type CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'access.ofUser': {
    who: 'managers and admins',
    to: 'a person',
    request: ({ place, owner, caller }) => ({
      params: { id: owner === 'own' ? caller.id : place.userId },
      query: { page: 0, ...all },
    }),
  },
  'access.toForm': {
    who: 'managers and admins',
    to: 'a form',
    request: ({ place }) => ({ params: { id: place.formId }, query: { page: 0, ...all } }),
  },
};
