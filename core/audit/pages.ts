// The audit log: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isAdmin } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const auditPages = pagesOf({
  '/admin/auditlog': {
    title: t(m.auditLog),
    name: 'audit',
    isFor: isAdmin,
    about: t(m.whoChangedWhat),
    words: ['log', 'history', t(m.whoChanged), 'security'],
    help: 'admins#audit-log',
  },
});
