// formdeck jobs edit. Only the given fields change.
import type { GlobalFlags } from '#cli/command/options.ts';
import { requireChange } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { changeJob } from '#core/named-jobs/calls.ts';
import type { NamedJob, NamedJobChange } from '#core/named-jobs/schema.ts';
import { expectedText } from '#core/named-jobs/labels.ts';
import { expectationFields } from './job-options.ts';
import { jobNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = Omit<GlobalFlags, 'expect'> & { expect?: string | boolean; pause?: boolean; resume?: boolean };
export type EditJobOptions = { job: string; change: NamedJobChange };

export const edit = verb({
  effect: { undo: 'jobs edit' },
  options: ({ pause, resume, expect, zone, grace, notify }: Flags, [job = '']): EditJobOptions => {
    if (pause === true && resume === true) throw new AppError('usage', wording(m.pauseAndResumeExcludeEach));
    const fields = expectationFields({
      ...(typeof expect === 'string' && { expect }),
      ...(zone !== undefined && { zone }),
      ...(grace !== undefined && { grace }),
      ...(notify !== undefined && { notify }),
    });
    const change: NamedJobChange = {
      ...fields,
      ...(expect === false && { expect: null }),
      ...((pause === true || resume === true) && { paused: pause === true }),
    };
    requireChange(Object.keys(change).length > 0, wording(m.usePauseResumeExpectNo));
    return { job, change };
  },

  async run(context: Context, { job: named, change }: EditJobOptions): Promise<NamedJob> {
    const { id } = await jobNamed(context, { named });
    return context.send(changeJob, { params: { id }, body: change });
  },

  print: (output, job) =>
    output.say(
      job.pausedAt === null ? t(m.jobWasSavedExpected, { expected: expectedText(job) }) : t(m.jobIsPaused),
    ),
});
