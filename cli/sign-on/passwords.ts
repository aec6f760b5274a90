// formdeck sign-on passwords: shows, or sets, whether people can sign in with passwords beside single sign-on.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import * as calls from '#core/sign-on/calls.ts';
import { m as both } from '#core/sign-on/texts.ts';
import { m } from './texts.ts';

type Options = { isOnly: boolean | null };

export const passwords = verb({
  effect: {
    asks: ({ isOnly }: Options) => (isOnly === true ? t(m.lockedOut) : null),
  },

  options(_: object, [given]): Options {
    if (given !== undefined && given !== 'on' && given !== 'off')
      throw new AppError('usage', wording(m.onOrOff));
    return { isOnly: given === undefined ? null : given === 'off' };
  },

  async run(context: Context, { isOnly }) {
    if (isOnly === null) return context.send(calls.readSignOn, {});
    if (isOnly) await confirm(context, t(both.onlyQuestion), t(m.nothingWasChanged));
    return context.send(calls.changeSignOn, { body: { isOnly } });
  },

  print(output, { isOnly, redirectAddress }) {
    output.say(t(m.passwords, { isOnly: String(isOnly) }));
    output.say(t(m.redirectAddress, { address: redirectAddress }));
  },
});
