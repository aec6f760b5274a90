// Finds a job on the command line.
import { finder } from '#cli/command/finder.ts';
import { listJobs } from '#core/named-jobs/calls.ts';

export const { one: jobNamed } = finder({
  noun: 'job',
  command: 'jobs',
  read: ({ sendAgain }) => sendAgain(listJobs, {}),
  nameOf: ({ name }) => name,
});
