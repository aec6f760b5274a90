// formdeck jobs delete.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { deleteJob } from '#core/named-jobs/actions.ts';
import { jobTexts } from '#core/named-jobs/texts.ts';
import { jobNamed } from './named.ts';

export const remove = verb({
  effect: { asks: () => 'A deleted job loses its runs.' },
  options: (_: object, [job = '']) => ({ job }),

  async run(context: Context, { job: named }) {
    const job = await jobNamed(context, named);
    await confirm(context, deleteJob.confirmation?.(job)?.text ?? '', 'Nothing was deleted.');
    await deleteJob.run(context.send, job);
    return job;
  },

  print: (output) => output.say(jobTexts.deleted),
  json: ({ id }) => ({ deleted: id }),
});
