// formdeck rows waiting: the forms with rows that wait for the user's review.
import { listVerb } from '#cli/resource/list-verb.ts';
import { reviewQueue } from '#core/sheets/calls.ts';
import { queueTexts } from '#core/sheets/review/queue.ts';

export const waitingRows = listVerb({
  options: () => ({}),

  async read({ sendAgain }) {
    const queue = await sendAgain(reviewQueue, {});
    return { items: queue.map((waiting) => ({ id: waiting.template.id, ...waiting })) };
  },

  columns: ({ date }) => [
    { title: 'FORM', value: ({ template }) => template.name },
    { title: 'ROWS', value: ({ rows }) => rows, align: 'right' },
    { title: 'SINCE', value: ({ oldest }) => date(oldest), whole: true, rank: 1 },
  ],
  id: ({ id: write }) => ({ title: 'ID', value: ({ id }) => write(id), whole: true, rank: 2 }),
  none: queueTexts.none,
  json: ({ id: _id, ...waiting }) => waiting,
});
