// formdeck sign-on try: a sign-in in a browser that changes nothing, and says what the provider said and what would follow.
import { oneNamed } from '#cli/command/finder.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { openInBrowser } from '#cli/platform/browser.ts';
import { t } from '#core/messages/text.ts';
import { readTrial, tryProvider } from '#core/sign-on/calls.ts';
import { trialOutcome } from '#core/sign-on/trial-outcome.ts';
import { providerNamed } from './named.ts';
import { m } from './texts.ts';

/** Milliseconds between two looks at the result. */
const pause = 2_000;

export const tryIt = verb({
  effect: { noQuestion: 'It changes nothing.' },
  options: (_: object, args) => oneNamed({}, args),

  async run(context: Context, named) {
    const { id } = await providerNamed(context, named);
    const [{ server }, { sleep }] = await Promise.all([context.session(), context.ports()]);
    const begun = await context.send(tryProvider, { params: { id } });
    const address = server + begun.address;
    await openInBrowser(address, context.environment, process.platform);
    context.output.warn(t(m.signInThere));
    context.output.warn(address);
    for (;;) {
      const trial = await context.send(readTrial, { params: { id: begun.id } });
      if (trial.status !== 'waiting') return trial;
      await sleep(pause, context.signal());
    }
  },

  print(output, trial) {
    const { title, text, facts } = trialOutcome(trial);
    output.say(title);
    if (text !== '') output.say(text);
    output.fields(facts.map(({ name, value }) => [name, value] as const));
  },

  exitCode: (trial) => (trialOutcome(trial).isGood ? 0 : 1),
});
