// formdeck account calendar link.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { makeFeed, readFeed } from '#core/feeds/calls.ts';
import { feedTexts } from '#core/feeds/texts.ts';

const question = 'Create a calendar link? Calendars that use an earlier one stop updating.';

export const link = verb({
  effect: { asks: () => question },
  options: () => ({}),

  async run(context: Context) {
    if ((await context.sendAgain(readFeed, {})).isOn)
      await confirm(context, question, 'Nothing was changed.');
    return context.send(makeFeed, {});
  },

  print(output, { address }) {
    output.say(feedTexts.once);
    output.line(address);
  },
});
