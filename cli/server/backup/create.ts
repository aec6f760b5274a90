// formdeck backup create.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { countText, listText, sizeText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from '../place.ts';
import { inThisProcess, serverPart } from '../server-part.ts';
import { type LockFlags, lockFor, type LockOptions, lockOptions } from './keys.ts';
import { m } from './texts.ts';

type Flags = { company?: string } & LockFlags & PlaceFlags;
export type CreateBackupOptions = { target: string; company: string | undefined } & LockOptions &
  PlaceOptions;

export const createBackup = verb({
  effect: { noQuestion: 'It writes a new file, and over none.' },
  options: ({ company, ...flags }: Flags, [target]): CreateBackupOptions => ({
    target: target ?? '.',
    company,
    ...lockOptions(flags),
    ...placeOptions(flags),
  }),

  async run(context: Context, options: CreateBackupOptions) {
    const { version, ...place } = await serverPlace(context, options);
    const lock = await lockFor(context, options, place.environment);
    const { backups } = await serverPart();
    const progress = context.output.progress();
    try {
      return await inThisProcess(() =>
        backups.create(
          { ...place, mayCreate: false },
          {
            target: options.target,
            company: options.company,
            lock,
            version,
            now: Date.now(),
            onProgress: ({ count, bytes }) =>
              progress.update(t(m.filesWritten, { count, size: sizeText(bytes) })),
          },
        ),
      );
    } finally {
      progress.end();
    }
  },

  print(output, { file, size, companies, rows, files, fileBytes, missing, isEncrypted }) {
    output.line(file);
    output.say(
      t(m.wasMade, {
        companies: listText(companies),
        rows: countText(rows),
        files: countText(files),
        fileSize: sizeText(fileBytes),
        size: sizeText(size),
      }),
    );
    if (!isEncrypted) output.say(t(m.isNotEncrypted));
    if (missing.length > 0)
      output.say(t(m.filesAreMissing, { count: missing.length, first: missing[0] ?? '' }));
  },
  exitCode: ({ missing }) => (missing.length > 0 ? 3 : 0),
});
