// formdeck account calendar remove.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { removeFeed } from '#core/feeds/calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const question = t(m.removeYourCalendarLinkCalendars);

export const remove = verb({
  effect: { asks: () => question },
  options: () => ({}),

  async run(context: Context) {
    await confirm(context, question, t(m.nothingWasChanged));
    await context.send(removeFeed, {});
    return { isOn: false };
  },

  print: (output) => output.say(t(m.yourCalendarLinkIsRemoved)),
});
