// formdeck account calendar show.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { readFeed } from '#core/feeds/calls.ts';
import { feedTimeText } from '#core/feeds/labels.ts';

export const show = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [feed, { timeZone }] = await Promise.all([context.sendAgain(readFeed, {}), context.user()]);
    return { feed, timeZone };
  },

  print: (output, { feed, timeZone }) => output.line(feedTimeText(feed, timeZone)),
  json: ({ feed }) => feed,
});
