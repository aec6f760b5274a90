// Jobs that report to the server: what the lists of the house take from here.
import { isAdmin } from '#core/actor.ts';
import { jobTexts } from './texts.ts';
import { feature } from '#core/features/feature.ts';
import { toNamed } from '#core/features/sentence.ts';

export const namedJobsFeature = feature({
  pages: {
    '/admin/jobs': {
      title: jobTexts.title,
      isFor: isAdmin,
      about: 'commands that run by themselves',
      words: ['nightly commands', 'cron'],
    },
  },
  things: ['job'],
  auditObjects: ['job'],
  audits: {
    settings: {
      job_changed: toNamed('changed', 'the job', 'a job'),
      job_deleted: toNamed('deleted', 'the job', 'a job'),
    },
  },
});
