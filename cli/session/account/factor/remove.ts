// formdeck account factor remove.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { removeApp } from '#core/factors/calls.ts';
import { m as texts } from '#core/factors/texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#cli/session/texts.ts';
import { proofOf, proofOptions } from './proof.ts';

const question = t(m.removeAuthenticatorApp);

export const remove = verb({
  effect: { asks: () => question },
  options: proofOptions,

  async run(context: Context, options) {
    await confirm(context, question, t(m.nothingWasChanged));
    await context.send(removeApp, { body: await proofOf(context, options) });
    return { app: null };
  },

  print: (output) => output.say(t(texts.appIsRemoved)),
});
