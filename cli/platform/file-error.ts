// Messages for file system errors: the only place that knows their codes.
import { AppError } from '#core/errors.ts';

/** An AppError for a file system error at a path; any other error unchanged. */
export function fileError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'ENOENT':
      return new AppError('usage', `${path} does not exist.`, { cause: error });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AppError('unexpected', `You do not have access to ${path}.`, { cause: error });
    case 'ENOTDIR':
      return new AppError('usage', `Part of ${path} is a file, not a folder.`, { cause: error });
    case 'EISDIR':
      return new AppError('unexpected', `${path} is a folder.`, { cause: error });
    case 'ENOSPC':
    case 'EDQUOT':
      // Without the HTTP status of a server's full disk: retrying a whole export would not help here.
      return new AppError('disk-full', `The disk is full: ${path} could not be written.`, {
        cause: error,
        status: 0,
      });
    default:
      return error;
  }
}
