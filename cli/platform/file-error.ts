// Messages for file system errors: the only place that knows their codes.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** An AppError for a file system error at a path; any other error unchanged. */
export function fileError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'ENOENT':
      return new AppError('usage', wording(m.doesNotExist, { path }), { cause: error });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AppError('unexpected', wording(m.youDoNotHaveAccess, { path }), { cause: error });
    case 'ENOTDIR':
      return new AppError('usage', wording(m.partOfIsFileNot, { path }), { cause: error });
    case 'EISDIR':
      return new AppError('unexpected', wording(m.isFolder, { path }), { cause: error });
    case 'ENOSPC':
    case 'EDQUOT':
      // Without the HTTP status of a server's full disk: retrying a whole export would not help here.
      return new AppError('disk-full', wording(m.diskIsFullCouldNot, { path }), {
        cause: error,
        status: 0,
      });
    default:
      return error;
  }
}
