// Jobs that report to the server: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const namedJobsFeature = feature({
  things: ['job'],
  auditObjects: ['job'],
  audits: {
    settings: {
      job_changed: sentenceOf(m.changedJob),
      job_deleted: sentenceOf(m.deletedJob),
    },
  },
});
