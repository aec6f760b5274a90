// formdeck jobs show: a job and its runs.
import { withFullStop } from '#core/format/full-stop.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { readJob } from '#core/named-jobs/calls.ts';
import {
  durationText,
  expectedText,
  jobStateTexts,
  jobTexts,
  nextText,
  runDetail,
  notifiedText,
} from '#core/named-jobs/labels.ts';
import { jobNamed } from './named.ts';

export const show = verb({
  effect: 'reads',
  options: (_: object, [job = '']) => ({ job }),

  async run(context: Context, { job: named }) {
    const { id } = await jobNamed(context, named);
    const job = await context.sendAgain(readJob, { params: { id } });
    return { job, timeZone: (await context.user()).timeZone };
  },

  print(output, { job, timeZone }) {
    const date = dateWriter(timeZone);
    output.line(job.name);
    output.line('');
    output.line(`Expected:  ${expectedText(job)}`);
    output.line(`Next:      ${nextText(job, date)}`);
    output.line(`${jobTexts.notified}:  ${notifiedText(job)}`);
    if (job.trouble !== null)
      output.line(withFullStop(`Trouble:   ${job.trouble.problem} Since ${date(job.trouble.since)}`));
    output.line('');
    output.table(
      [
        { title: 'STARTED', value: ({ startedAt }) => date(startedAt), whole: true },
        { title: 'OUTCOME', value: ({ state }) => jobStateTexts[state], whole: true },
        { title: 'TOOK', value: (run) => durationText(run) ?? '', whole: true },
        { title: 'COMMAND', value: ({ command }) => command, rank: 1 },
        { title: 'DETAIL', value: runDetail, rank: 2 },
      ],
      job.runs,
      jobTexts.noRuns,
    );
  },

  json: ({ job }) => job,
});
