// What a failed try means for what is filled in: it is tried again later, or waits for a sign-in, or is stuck until
// somebody looks at it. More is tried again here than by commands (`isPassing` in core/retry.ts), since nobody may be
// there to try it again, and what is sent twice arrives once: also a 500, what was too slow, and what does not come from
// our server, such as the sign-in page of a wireless network.
import { AppError } from '#core/errors.ts';
import { saysLater } from '#core/retry.ts';
import type { OutboxIssue } from './outbox-entry.ts';

export type Failure =
  /** Tried again; `all`: nothing else would fare better now. */
  | { kind: 'later'; all: boolean; fault: OutboxIssue }
  | { kind: 'sign-in'; fault: OutboxIssue }
  /** The server has read it and does not want it: nothing was kept. */
  | { kind: 'stuck'; fault: OutboxIssue };

/** Tells what a failure means. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'later', all: false, fault: { status: 0, message, errors: [] } };
  }
  const { status, message, details } = error;
  const issue = { status, message, errors: details.errors ?? [] };
  if (status === 401) return { kind: 'sign-in', fault: issue };
  if (isRefusal(status)) return { kind: 'stuck', fault: issue };
  // A 500 may be about this one thing; whatever else is about the way to the server, or the server as a whole.
  return { kind: 'later', all: status < 500 || status === 503, fault: issue };
}

/** Not a redirection, which is somebody else's who stands in the way. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !saysLater(status);
}
