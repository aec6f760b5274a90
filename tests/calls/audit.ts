// Who may make the calls of audit, and how each is made.
import { auditActions } from '#core/features/audit-actions.ts';
import { all, type CallTests } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'audit.list': {
    who: 'admins',
    request: () => ({ query: all }),
  },
  'audit.filter': {
    who: 'admins',
    request: () => ({ query: all, body: { actions: auditActions } }),
  },
  'audit.deletedRows': {
    who: 'admins',
    answersNoMarkers: true,
    request: () => ({ query: all, body: {} }),
  },
  'audit.verify': {
    who: 'admins',
    request: () => ({ body: {} }),
  },
  'audit.chain': {
    who: 'admins',
    request: () => ({ query: all }),
  },
};
