// formdeck backup verify.
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { verb } from '#cli/command/verb.ts';
import { countText, listText, sizeText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { inThisProcess, serverPart } from '../server-part.ts';
import { type KeyFlags, keyFor, type KeyOptions, keyOptions } from './keys.ts';
import { m } from './texts.ts';

export type VerifyBackupOptions = { file: string } & KeyOptions;

export const verifyBackup = verb({
  effect: 'reads',
  options: (flags: KeyFlags, [file = '']): VerifyBackupOptions => ({ file, ...keyOptions(flags) }),

  async run(context: Context, options: VerifyBackupOptions) {
    const { backups } = await serverPart();
    const progress = context.output.progress();
    try {
      return await inThisProcess(async () => {
        const isEncrypted = await backups.isEncrypted(options.file);
        const key = await keyFor(context, options, context.environment, isEncrypted);
        return backups.verify(options.file, key, ({ bytes }) =>
          progress.update(t(m.bytesRead, { size: sizeText(bytes) })),
        );
      });
    } finally {
      progress.end();
    }
  },

  print(output, { file, madeAt, formdeck, region, companies, rows, files, fileBytes, missing }) {
    output.say(t(m.isWhole, { file }));
    output.say(
      t(m.whatItHas, {
        companies: listText(companies),
        region,
        at: dateWriter('Etc/UTC')(madeAt),
        version: formdeck,
        rows: countText(rows),
        files: countText(files),
        fileSize: sizeText(fileBytes),
      }),
    );
    if (missing.length > 0)
      output.say(t(m.filesAreMissing, { count: missing.length, first: missing[0] ?? '' }));
  },
});
