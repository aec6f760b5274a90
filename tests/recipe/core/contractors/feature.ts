// Contractors: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toNamed } from '#core/features/sentence.ts';

export const contractorsFeature = feature({
  things: ['contractor'],
  auditObjects: ['contractor'],
  audits: {
    people: {
      contractor_created: toNamed('created', 'the contractor', 'a contractor'),
      contractor_changed: toNamed('changed', 'the contractor', 'a contractor'),
      contractor_deleted: toNamed('deleted', 'the contractor', 'a contractor'),
    },
  },
});
