// formdeck jobs list.
import { listVerb, recordColumns } from '#cli/resource/list-verb.ts';
import { listJobs } from '#core/named-jobs/calls.ts';
import { jobsList } from '#core/named-jobs/list.ts';
import { jobTexts } from '#core/named-jobs/labels.ts';

export const list = listVerb({
  options: () => ({}),
  read: async ({ sendAgain }) => ({ items: await sendAgain(listJobs, {}) }),
  columns: recordColumns(jobsList),
  none: `${jobTexts.none} ${jobTexts.howTo}`,
});
