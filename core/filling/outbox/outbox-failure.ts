// Classifies failures to send what was filled in: retry later, wait for a sign-in, or stuck until the user looks at it.
// This retries more than commands do (`isPassing` in core/retry.ts), since nobody may be there to retry by hand and
// resending is idempotent: also a 500, timeouts, and responses that are not from our server, such as the login page of a
// wireless network.
import { AppError } from '#core/errors.ts';
import { saysLater } from '#core/retry.ts';
import type { OutboxIssue } from './outbox-entry.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Failure =
  /** Retried later; `all`: other entries would fail too. */
  | { kind: 'later'; all: boolean; fault: OutboxIssue }
  | { kind: 'sign-in'; fault: OutboxIssue }
  /** The server rejected it: nothing was stored. */
  | { kind: 'stuck'; fault: OutboxIssue };

const noConnection = t(m.thereIsNoConnection);

/** Classifies a failure. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'later', all: false, fault: { status: 0, message, errors: [] } };
  }
  const { status, details } = error;
  // Anyone who fills in has nothing to do with the server's address.
  const message = error.code === 'unreachable' ? noConnection : error.message;
  const issue = { status, message, errors: details.errors ?? [] };
  if (status === 401) return { kind: 'sign-in', fault: issue };
  if (isRefusal(status)) return { kind: 'stuck', fault: issue };
  // A 500 may be about this entry; any other status is about the connection, or the server as a whole.
  return { kind: 'later', all: status < 500 || status === 503, fault: issue };
}

/** Not a redirect, which comes from something in between. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !saysLater(status);
}
