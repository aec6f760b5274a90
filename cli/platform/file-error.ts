// What the file system refuses, in words: the one place that knows its codes.
import { AppError } from '#core/errors.ts';

/** An AppError for a failure of the file system at a path; whatever else it is stays as it is. */
export function fileError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'ENOENT':
      return new AppError('usage', `${path} does not exist.`, { cause: error });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AppError('unexpected', `You have no access to ${path}.`, { cause: error });
    case 'ENOTDIR':
      return new AppError('usage', `A part of ${path} is a file, not a folder.`, { cause: error });
    case 'EISDIR':
      return new AppError('unexpected', `${path} is a folder.`, { cause: error });
    case 'ENOSPC':
    case 'EDQUOT':
      // Without the status of a server's full disk: to try again, with a whole export each time, makes no room here.
      return new AppError('disk-full', `There is no room left on the disk for ${path}.`, {
        cause: error,
        status: 0,
      });
    default:
      return error;
  }
}
