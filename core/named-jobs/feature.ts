// Jobs that report to the server: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toNamed } from '#core/features/sentence.ts';

export const namedJobsFeature = feature({
  things: ['job'],
  auditObjects: ['job'],
  audits: {
    settings: {
      job_changed: toNamed('changed', 'the job', 'a job'),
      job_deleted: toNamed('deleted', 'the job', 'a job'),
    },
  },
});
