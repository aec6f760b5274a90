// formdeck account factor add: sets up an authenticator app.
import { printRecoveryCodes, requireTerminal, setUpApp } from '#cli/session/factors/app-steps.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { confirmApp, startApp } from '#core/factors/calls.ts';
import { m } from '#core/factors/texts.ts';
import { t } from '#core/messages/text.ts';
import { proofOf } from './proof.ts';

export const add = verb({
  effect: { noQuestion: 'It counts once a code of the app confirms it.' },
  options: () => ({}),

  async run(context: Context) {
    requireTerminal(context);
    const body = await proofOf(context, { passwordStdin: false });
    const app = await context.send(startApp, { body });
    return setUpApp(context, app, (code) => context.send(confirmApp, { body: { code } }));
  },

  print(output, { recoveryCodes }) {
    output.say(t(m.appIsOn));
    printRecoveryCodes({ output }, recoveryCodes);
  },
  json: ({ recoveryCodes }) => ({ recoveryCodes }),
});
