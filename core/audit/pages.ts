// The audit log: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isAdmin } from '#core/actor.ts';

export const auditPages = pagesOf({
  '/admin/auditlog': {
    title: 'Audit Log',
    name: 'audit',
    isFor: isAdmin,
    about: 'who changed what',
    words: ['log', 'history', 'who changed', 'security'],
    help: 'admins#audit-log',
  },
});
