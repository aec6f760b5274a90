// formdeck company storage: the company's storage usage.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { readStorage } from '#core/users/calls.ts';
import { isNearlyFull, storageText } from '#core/users/format-storage.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const storage = verb({
  effect: 'reads',
  options: () => ({}),
  run: (context: Context) => context.send(readStorage, {}),
  print(output, found) {
    output.line(t(m.imagesUploadsAndExports, { storage: storageText(found) }));
    if (isNearlyFull(found)) output.say(t(m.deleteExportsAndRowsWith));
  },
});
