// formdeck account calendar remove.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { removeFeed } from '#core/feeds/calls.ts';

const question = 'Remove your calendar link? Calendars that use it stop updating.';

export const remove = verb({
  effect: { asks: () => question },
  options: () => ({}),

  async run(context: Context) {
    await confirm(context, question, 'Nothing was changed.');
    await context.send(removeFeed, {});
    return { isOn: false };
  },

  print: (output) => output.say('Your calendar link is removed.'),
});
