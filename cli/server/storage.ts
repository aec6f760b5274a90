// formdeck company storage: the company's storage usage.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { readStorage } from '#core/users/calls.ts';
import { isNearlyFull, storageText } from '#core/users/format-storage.ts';

export const storage = verb({
  effect: 'reads',
  options: () => ({}),
  run: (context: Context) => context.send(readStorage, {}),
  print(output, found) {
    output.line(`Images, uploads and exports: ${storageText(found)}.`);
    if (isNearlyFull(found))
      output.say('Delete exports and rows with photos that nobody needs, or ask for a larger quota.');
  },
});
