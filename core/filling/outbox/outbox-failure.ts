// What a failed try means for what waits to be sent: it is tried again later, or waits for a sign-in, or is stuck until
// somebody looks at it.
import { AppError } from '#core/errors.ts';
import type { OutboxIssue } from './outbox-entry.ts';

export type Failure =
  /** Tried again; `all`: nothing else would fare better now. `seconds` are the server's wish. */
  | { kind: 'later'; all: boolean; seconds: number | null; fault: OutboxIssue }
  | { kind: 'sign-in'; fault: OutboxIssue }
  /** The server has read it and does not want it: nothing was kept. */
  | { kind: 'stuck'; fault: OutboxIssue };

/** Tells what a failure means. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'later', all: false, seconds: null, fault: { status: 0, message, errors: [] } };
  }
  const { status, message, details } = error;
  const fault = { status, message, errors: details.errors ?? [] };
  if (status === 401) return { kind: 'sign-in', fault };
  if (isRefusal(status)) return { kind: 'stuck', fault };
  // A 500 may be about this one thing; whatever else is about the way to the server, or the server as a whole.
  const all = status < 500 || status === 503;
  return { kind: 'later', all, seconds: details.retryAfter ?? null, fault };
}

/** Not those that say "later" (408, 425, 429), nor a redirection, which is somebody else's who stands in the way. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

const longest = 60_000;

/** How long to wait before the next try, in milliseconds: 1 s, 2 s, 4 s ... 1 min, with up to half as much again. */
export function waitAfter(attempts: number, seconds: number | null, random: number): number {
  if (seconds !== null) return seconds * 1_000;
  return Math.min(longest, 1_000 * 2 ** Math.min(attempts - 1, 20)) * (1 + random / 2);
}
