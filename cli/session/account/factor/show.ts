// formdeck account factor show.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { readFactors } from '#core/factors/calls.ts';
import { factorText } from '#core/factors/labels.ts';

export const show = verb({
  effect: 'reads',
  options: () => ({}),
  run: (context: Context) => context.sendAgain(readFactors, {}),
  print: (output, factors) => output.line(factorText(factors)),
});
