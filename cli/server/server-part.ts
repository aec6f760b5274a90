// Loads the server, which is part of the package `formdeck`. The package `formdeck-client` is the same command without
// it.
import { AppError } from '#core/errors.ts';
import type * as Server from '#server/serve.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Loads the server's code.
 * @throws AppError `unavailable` if this installation does not include it, or lacks one of its packages
 */
export async function serverPart(): Promise<typeof Server> {
  try {
    return await import('#server/serve.ts');
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause) || cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    // Node's error has the URL of a missing file, but not of a package.
    if ('url' in cause) {
      throw new AppError('unavailable', wording(m.thisIsFormdeckClientWhich), {
        status: 0,
        hint: wording(m.installPackageFormdeckInsteadNpm),
        cause,
      });
    }
    throw new AppError('unavailable', wording(m.packageOfServerIsMissing, { cause: cause.message }), {
      status: 0,
      hint: wording(m.installFormdeckAgainWithNetwork),
      cause,
    });
  }
}

/**
 * Runs the server's work in this process: what it lacks here, such as a data folder that it may use, is an error of this
 * machine, and no server that is away for a while.
 */
export async function inThisProcess<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status < 500) throw error;
    const { code, message, details, hint } = error;
    throw new AppError(code, message, {
      ...details,
      ...(hint !== undefined && { hint }),
      cause: error,
      status: 0,
    });
  }
}
