// formdeck appearance logo set.
import { sendLogo } from '#core/appearance/actions.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { readLogo } from '#cli/appearance/read-logo.ts';

export const set = verb({
  effect: { noQuestion: 'Another logo can be set in its place, and its file is at hand.' },
  options: (_: object, [file = '']) => ({ file }),

  async run(context: Context, { file }) {
    const { http } = context;
    const logo = { ...(await readLogo(file)), http, server: (await context.session()).server };
    const may = sendLogo.may(actorOf(await context.user()), logo);
    if (!may.yes) throw new AppError('forbidden', may.why);
    await sendLogo.run(context.send, logo);
    return { file, type: logo.type };
  },

  print: (output) => output.say(texts.logoUpdated),
});
