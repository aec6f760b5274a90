// formdeck sign-on secret: enters a provider's client secret. It comes from a hidden prompt or from standard input, never from the
// command line, where other users of the machine could read it.
import { oneNamed } from '#cli/command/finder.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { changeProvider } from '#core/sign-on/calls.ts';
import { providerNamed } from './named.ts';
import { m } from './texts.ts';

export const secret = verb({
  effect: { noQuestion: 'Whoever enters a secret has just made it at the provider.' },

  options: ({ stdin }: { stdin?: boolean }, args) => ({ ...oneNamed({}, args), stdin: stdin === true }),

  async run(context: Context, { stdin, ...named }) {
    const { id, name, hasSecret: _has, redirectAddress: _to, ...rest } = await providerNamed(context, named);
    const clientSecret = (await readSecret(context, stdin)).trim();
    if (clientSecret === '') throw new AppError('usage', wording(m.secretIsRequired));
    return context.send(changeProvider, { params: { id }, body: { ...rest, name, clientSecret } });
  },

  print: (output, { name }) => output.say(t(m.secretSaved, { name })),
});

async function readSecret({ input }: Context, stdin: boolean): Promise<string> {
  if (stdin) return (await input.all()).split(/\r?\n/)[0] ?? '';
  if (!input.interactive) throw new AppError('usage', wording(m.noTerminal), { hint: wording(m.useStdin) });
  return input.ask(t(m.secretPrompt), 'secret');
}
