// An error response that commits: whatever was counted or recorded before stays, whereas a thrown error would roll it
// back.
import type { AppError } from '#core/errors.ts';
import { Reply } from './mount.ts';
import { problemOf } from './problem.ts';

/** An error as a response, sent after the commit. */
export function refused(error: AppError): Reply {
  const { problem } = problemOf(error);
  return new Reply(problem, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
