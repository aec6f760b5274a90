// formdeck jobs list.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listJobs } from '#core/named-jobs/calls.ts';
import { jobTexts, lastRunText, nextText, notifiedText } from '#core/named-jobs/texts.ts';

export const list = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [jobs, { timeZone }] = await Promise.all([context.sendAgain(listJobs, {}), context.user()]);
    return { jobs, timeZone };
  },

  print(output, { jobs, timeZone }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'JOB', value: ({ name }) => name },
        { title: 'LAST RUN', value: (job) => lastRunText(job, date), whole: true },
        { title: 'NEXT', value: (job) => nextText(job, date), whole: true },
        { title: 'TROUBLE', value: ({ trouble }) => trouble?.problem ?? '', rank: 2 },
        { title: jobTexts.notified.toUpperCase(), value: notifiedText, rank: 1 },
      ],
      jobs,
      `${jobTexts.none} ${jobTexts.howTo}`,
    );
  },

  json: ({ jobs }) => jobs,
});
