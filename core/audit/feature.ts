// The audit log: what the lists of the house take from here.
import { isAdmin } from '#core/actor.ts';
import { feature } from '#core/features/feature.ts';

export const auditFeature = feature({
  pages: {
    '/admin/auditlog': {
      title: 'Audit Log',
      name: 'audit',
      isFor: isAdmin,
      about: 'who changed what',
      words: ['log', 'history', 'who changed', 'security'],
    },
  },
});
