// formdeck rows waiting: the forms with rows that wait for the user's review.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { dateWriter } from '#cli/output/date.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { reviewQueue } from '#core/sheets/calls.ts';
import { queueTexts } from '#core/sheets/review/queue.ts';

export const waitingRows = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    return {
      queue: await context.sendAgain(reviewQueue, {}),
      timeZone: (await context.user()).timeZone,
    };
  },

  print(output, { queue, timeZone }) {
    const date = dateWriter(timeZone);
    const formId = idWriter(
      output,
      queue.map(({ template }) => template.id),
    );
    output.table(
      [
        { title: 'FORM', value: ({ template }) => template.name },
        { title: 'ROWS', value: ({ rows }) => rows, align: 'right' },
        { title: 'SINCE', value: ({ oldest }) => date(oldest), whole: true, rank: 1 },
        { title: 'ID', value: ({ template }) => formId(template.id), whole: true, rank: 2 },
      ],
      queue,
      queueTexts.none,
    );
  },

  json: ({ queue }) => queue,
});
