// Turns failures to prepare or start the private PostgreSQL into errors that say what to do. The programs and the file
// system report them only as text, so this matches on the text.
import { AppError } from '#core/errors.ts';

const noRoom = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/i;
const readOnly = /EROFS|Read-only file system/i;
const notAllowed = /EACCES|EPERM|Permission denied|Operation not permitted|readonly database/i;

/** The error to show for any problem below `folder`; an AppError is returned unchanged. */
export function databaseError(problem: unknown, folder: string): AppError {
  if (problem instanceof AppError) return problem;
  const said = problem instanceof Error ? problem.message : String(problem);
  if (noRoom.test(said)) {
    return new AppError('disk-full', `There is no space left for the database in ${folder}.`, {
      hint: 'Free up space on that disk, or choose a data folder on another one, then start again.',
      cause: problem,
    });
  }
  if (readOnly.test(said)) {
    return new AppError('unavailable', `The folder ${folder} is on a file system that is read-only.`, {
      hint: 'Mount it for writing and start again. A system that finds the disk faulty mounts it read-only by itself: look into its log and check the disk first.',
      cause: problem,
    });
  }
  if (notAllowed.test(said)) {
    return new AppError('unavailable', `The database is not allowed to use the folder ${folder}: ${said}`, {
      hint: 'Give the account that runs the server read and write access to it, or choose another data folder.',
      cause: problem,
    });
  }
  return new AppError('unavailable', `The database did not start: ${said}`, {
    hint: `PostgreSQL's own messages are in postgres.log in ${folder}. You can use another PostgreSQL (15 or newer) with DATABASE_URL.`,
    cause: problem,
  });
}

/** Whether a problem means that the file system is read-only for everyone. */
export function isReadOnly(problem: unknown): boolean {
  return problem instanceof Error && readOnly.test(problem.message);
}

/** The folder is in use, or is not what it should be. */
export function notUsable(message: string, hint: string): AppError {
  return new AppError('unavailable', message, { hint });
}
