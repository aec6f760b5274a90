// Tries again what failed for a passing reason, with back-off. For commands that run unattended.
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';

export type RetryOptions = {
  /** How often to try in all; 6 unless said (about half a minute with the waits). */
  tries?: number;
  signal?: AbortSignal | undefined;
  /** Told before each wait. */
  onWait?: (error: AppError, milliseconds: number) => void;
};

/**
 * Runs `work` until it succeeds, fails for good, or has failed `tries` times. Waits 0.5 s, 1 s, 2 s ...
 * with up to half as much again at random, and never less than the server's Retry-After says.
 */
export async function retrying<T>(
  ports: Pick<Ports, 'sleep' | 'random'>,
  work: () => Promise<T>,
  options: RetryOptions = {},
): Promise<T> {
  const tries = options.tries ?? 6;
  for (let failed = 0; ;) {
    try {
      return await work();
    } catch (error) {
      failed += 1;
      if (!(error instanceof AppError) || !isPassing(error) || failed >= tries) throw error;
      const backOff = 500 * 2 ** (failed - 1) * (1 + ports.random() / 2);
      // A short Retry-After must not use up all tries while a database is restarted.
      const wait = Math.max(backOff, (error.details.retryAfter ?? 0) * 1_000);
      options.onWait?.(error, wait);
      await ports.sleep(wait, options.signal);
    }
  }
}

/** Whether the same call may well succeed a little later. What was too slow once is not sent again by itself. */
export function isPassing(error: AppError): boolean {
  if (error.code === 'too-slow') return false;
  return error.code === 'unreachable' || error.code === 'too-many-tries' || error.status >= 502;
}
