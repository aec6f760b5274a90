// formdeck backup list.
import { dateWriter } from '#cli/output/date.ts';
import { verb } from '#cli/command/verb.ts';
import { listText, sizeText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { inThisProcess, serverPart } from '../server-part.ts';
import { m } from './texts.ts';

export const listBackups = verb({
  effect: 'reads',
  options: (_: object, [folder = '.']) => ({ folder }),

  async run(_, { folder }) {
    const { backups } = await serverPart();
    return inThisProcess(() => backups.list(folder));
  },

  print(output, listed, { folder }) {
    const date = dateWriter('Etc/UTC');
    output.table(
      [
        { title: t(m.madeAt), value: ({ madeAt }) => date(madeAt), whole: true },
        { title: t(m.size), value: ({ size }) => sizeText(size), whole: true },
        {
          title: t(m.companies),
          value: ({ companies }) => (companies === null ? t(m.encrypted) : listText(companies)),
        },
        { title: t(m.file), value: ({ file }) => file, whole: true },
      ],
      listed,
      t(m.noBackupsIn, { folder }),
    );
  },
});
