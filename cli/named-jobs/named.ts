// Finds a job on the command line.
import { finder } from '#cli/command/finder.ts';
import { listJobs } from '#core/named-jobs/calls.ts';
import { jobsList } from '#core/named-jobs/list.ts';
import { m } from './texts.ts';

export const { one: jobNamed } = finder({
  missing: m.noJob,
  count: jobsList.count,
  list: { command: 'jobs' },
  read: ({ sendAgain }) => sendAgain(listJobs, {}),
  nameOf: ({ name }) => name,
});
