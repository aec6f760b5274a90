// formdeck backup restore.
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { verb } from '#cli/command/verb.ts';
import { countText, listText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from '../place.ts';
import { inThisProcess, serverPart } from '../server-part.ts';
import { type KeyFlags, keyFor, type KeyOptions, keyOptions } from './keys.ts';
import { m } from './texts.ts';

type Flags = { company?: string; intoNew?: string; userSuffix?: string } & KeyFlags & PlaceFlags;
export type RestoreBackupOptions = {
  file: string;
  company: string | undefined;
  intoNew: string | undefined;
  userSuffix: string | undefined;
} & KeyOptions &
  PlaceOptions;

export const restoreBackup = verb({
  effect: {
    noQuestion: 'It adds to an empty place, or a company that is not there, and writes over nothing.',
  },
  options: ({ company, intoNew, userSuffix, ...flags }: Flags, [file = '']): RestoreBackupOptions => {
    if (intoNew?.trim() === '') throw new AppError('usage', wording(m.newCompanyNeedsName));
    return {
      file,
      company,
      intoNew: intoNew?.trim(),
      userSuffix,
      ...keyOptions(flags),
      ...placeOptions(flags),
    };
  },

  async run(context: Context, options: RestoreBackupOptions) {
    const { version: _, ...place } = await serverPlace(context, options);
    const { file, company, intoNew, userSuffix } = options;
    const { backups } = await serverPart();
    const progress = context.output.progress();
    try {
      return await inThisProcess(async () => {
        const key = await keyFor(context, options, place.environment, await backups.isEncrypted(file));
        return backups.restore(
          { ...place, mayCreate: true },
          {
            file,
            key,
            company,
            intoNew,
            userSuffix,
            now: Date.now(),
            onProgress: ({ parts, files }) => progress.update(t(m.partsRestored, { parts, count: files })),
          },
        );
      });
    } finally {
      progress.end();
    }
  },

  print(output, { companies, madeAt, formdeck, rows, files, missing }) {
    output.say(
      t(m.wasRestored, {
        companies: listText(companies),
        at: dateWriter('Etc/UTC')(madeAt),
        version: formdeck,
        rows: countText(rows),
        files: countText(files),
      }),
    );
    if (missing.length > 0)
      output.say(t(m.filesAreMissing, { count: missing.length, first: missing[0] ?? '' }));
    output.say(t(m.itWaits));
  },
});
