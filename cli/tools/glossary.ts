// formdeck glossary: what the words of the product mean.
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { wrap } from '#cli/output/width.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { terms, termsWith } from './glossary-terms.ts';

const widest = 80;

export const glossary = verb({
  effect: 'reads',
  options: (_flags: object, [searched = '']: readonly string[]) => ({ searched }),

  run(_context, { searched }) {
    const found = searched === '' ? terms : termsWith(searched);
    if (found.length === 0) throw new AppError('not-found', t(m.noSuchWord, { searched }));
    return Promise.resolve(found);
  },

  print(output, found) {
    const width = Math.min(output.width ?? widest, widest);
    for (const [index, { group, word, meaning }] of found.entries()) {
      if (group !== found[index - 1]?.group) {
        if (index > 0) output.line('');
        output.line(group);
      }
      output.line(`  ${word}`);
      for (const line of wrap(meaning, width - 4)) output.line(`    ${line}`);
    }
  },
});
