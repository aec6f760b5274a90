// A refusal that is committed: what was counted or noted before it stays, where an error that is thrown would take it back.
import type { AppError } from '#core/errors.ts';
import { Reply } from './mount.ts';
import { problemOf } from './problem.ts';

/** An error as a reply, which is sent after the commit. */
export function refused(error: AppError): Reply {
  const { problem } = problemOf(error);
  return new Reply(problem, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
