// The lock of a job that may be started while it still runs, such as an import or an export in cron.
import { join } from 'node:path';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { type Lock, takeLock } from './lock.ts';
import { subfolder } from './subfolder.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type JobLock = {
  /** The path of --lock; null: a file in the configuration folder. */
  path: string | null;
  /** Name of that file. */
  name: string;
  /** Whether the job may run without a lock if that folder is read-only. */
  isRequired: boolean;
};

/**
 * Takes the lock of a job; null, with a message, if the job may run without and the configuration folder is read-only.
 * @throws AppError `busy` while the same job runs
 */
export async function takeJobLock(
  context: Pick<Context, 'config' | 'output'>,
  { path, name, isRequired }: JobLock,
): Promise<Lock | null> {
  if (path !== null) return takeLock(path);
  let folder: string;
  try {
    folder = await subfolder(context, 'locks');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (isRequired) {
      throw new AppError(error.code, error.message, {
        cause: error,
        hint: wording(m.chooseAnotherLockFileWith),
      });
    }
    context.output.say(t(m.thisRunsWithoutLockUse, { error: error.message }));
    return null;
  }
  return takeLock(join(folder, name));
}
