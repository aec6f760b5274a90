// formdeck account factor codes: new recovery codes.
import { printRecoveryCodes } from '#cli/session/factors/app-steps.ts';
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { renewRecoveryCodes } from '#core/factors/calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#cli/session/texts.ts';
import { proofOf, proofOptions } from './proof.ts';

const question = t(m.makeNewRecoveryCodes);

export const codes = verb({
  effect: { asks: () => question },
  options: proofOptions,

  async run(context: Context, options) {
    await confirm(context, question, t(m.nothingWasChanged));
    return context.send(renewRecoveryCodes, { body: await proofOf(context, options) });
  },

  print: (output, { recoveryCodes }) => printRecoveryCodes({ output }, recoveryCodes),
});
