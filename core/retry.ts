// When a failed request is sent again, and how long to wait before: for commands, for the upload of an import, and for what
// is filled in.
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';
import type { Send } from './send.ts';

export type RetryOptions = {
  /** How often to try in all; 6 unless said (about half a minute with the waits). */
  attempts?: number;
  signal?: AbortSignal | undefined;
  /** Whether to try again after a failure; `isPassing` unless said. */
  isWorthwhile?: (error: unknown) => boolean;
  /** Called before each wait, with what failed and the milliseconds. */
  onWait?: ((error: AppError, milliseconds: number) => void) | undefined;
};

/** Runs `work` until it succeeds, fails for good, or has failed `tries` times. Waits as `waitBefore` says. */
export async function retrying<T>(
  ports: Pick<Ports, 'sleep' | 'random'>,
  work: () => Promise<T>,
  { attempts = 6, signal, isWorthwhile = isPassing, onWait }: RetryOptions = {},
): Promise<T> {
  for (let failed = 0; ;) {
    try {
      return await work();
    } catch (error) {
      failed += 1;
      if (signal?.aborted || !isWorthwhile(error) || failed >= attempts) throw error;
      const wait = waitBefore(failed, error, ports.random());
      onWait?.(asAppError(error), wait);
      await ports.sleep(wait, signal);
    }
  }
}

/** The same `send`, each of whose calls is tried again. For calls only that may be repeated. */
export function withRetries(
  send: Send,
  ports: Pick<Ports, 'sleep' | 'random'>,
  retries: RetryOptions = {},
): Send {
  return (call, input, options) =>
    retrying(ports, () => send(call, input, options), { signal: options?.signal, ...retries });
}

/** The longest wait that the server has not asked for, in milliseconds. */
const longest = 60_000;

/**
 * Milliseconds to wait after so many failures (from 1): 0.5 s, 1 s, 2 s ... 1 min, with up to half as much again by
 * `random` (0 to 1), and never less than the server's Retry-After.
 */
export function waitBefore(failed: number, error: unknown, random: number): number {
  const backOff = Math.min(longest, 500 * 2 ** Math.min(failed - 1, 20)) * (1 + random / 2);
  const wanted = error instanceof AppError ? (error.details.retryAfter ?? 0) * 1_000 : 0;
  // A short Retry-After must not use up all tries while a database is restarted.
  return Math.max(backOff, wanted);
}

/** `The server did not answer. Trying again in 4 s ...` */
export function waitText({ message }: Pick<AppError, 'message'>, milliseconds: number): string {
  return `${message} Trying again in ${Math.ceil(milliseconds / 1_000)} s ...`;
}

/** Whether the same call may well succeed a little later. What was too slow once is not sent again by itself. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code === 'too-slow') return false;
  return error.code === 'unreachable' || saysLater(error.status) || error.status >= 502;
}

/** Whether a status says "later", and nothing against the request: 408, 425 and 429. */
export function saysLater(status: number): boolean {
  return status === 408 || status === 425 || status === 429;
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('unexpected', error instanceof Error ? error.message : String(error), { cause: error });
}
