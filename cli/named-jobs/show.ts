// formdeck jobs show: a job and its runs.
import { withFullStop } from '#core/format/full-stop.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
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
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const show = showVerb({
  options: oneNamed,
  find: async (context, named) =>
    context.sendAgain(readJob, { params: { id: (await jobNamed(context, named)).id } }),
  title: ({ name }) => name,
  facts: ({ trouble, ...job }, { date }) => [
    [t(m.expectedField), expectedText(job)],
    [t(common.next), nextText(job, date)],
    [jobTexts.notified, notifiedText(job)],
    ...(trouble === null
      ? []
      : [
          [
            t(m.troubleLabel),
            withFullStop(t(m.troubleSince, { problem: trouble.problem, since: date(trouble.since) })),
          ] as const,
        ]),
  ],

  more(output, { runs }, { date }) {
    output.line('');
    output.table(
      [
        { title: 'STARTED', value: ({ startedAt }) => date(startedAt), whole: true },
        { title: 'OUTCOME', value: ({ state }) => jobStateTexts[state], whole: true },
        { title: 'TOOK', value: (run) => durationText(run) ?? '', whole: true },
        { title: 'COMMAND', value: ({ command }) => command, rank: 1 },
        { title: 'DETAIL', value: runDetail, rank: 2 },
      ],
      runs,
      jobTexts.noRuns,
    );
  },
});
