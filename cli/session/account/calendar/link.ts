// formdeck account calendar link.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { makeFeed, readFeed } from '#core/feeds/calls.ts';
import { feedTexts } from '#core/feeds/labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const question = t(m.createCalendarLinkCalendarsThat);

export const link = verb({
  effect: { asks: () => question },
  options: () => ({}),

  async run(context: Context) {
    if ((await context.sendAgain(readFeed, {})).isOn)
      await confirm(context, question, t(m.nothingWasChanged));
    return context.send(makeFeed, {});
  },

  print(output, { address }) {
    output.say(feedTexts.once);
    output.line(address);
  },
});
