// Retry policy for failed requests: which ones, and with which delays. Used by commands, uploads of imports, and filling
// in.
import { errorTexts as m } from '#core/messages/error-texts.ts';
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';
import type { Send } from './send.ts';
import { t } from '#core/messages/text.ts';

export type RetryOptions = {
  /** Maximum attempts. Default: 6 (about half a minute including delays). */
  attempts?: number;
  signal?: AbortSignal | undefined;
  /** Whether to retry after a failure. Default: `isPassing`. */
  isWorthwhile?: (error: unknown) => boolean;
  /** Called before each delay with the error and the milliseconds. */
  onWait?: ((error: AppError, milliseconds: number) => void) | undefined;
};

/** Runs `work` until it succeeds, fails permanently, or the attempts are used up. Delays as in `waitBefore`. */
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

/** Wraps `send` so that each call is retried. Only for idempotent calls. */
export function withRetries(
  send: Send,
  ports: Pick<Ports, 'sleep' | 'random'>,
  retries: RetryOptions = {},
): Send {
  return (call, input, options) =>
    retrying(ports, () => send(call, input, options), { signal: options?.signal, ...retries });
}

/** Maximum delay in milliseconds, unless the server asks for more. */
const longest = 60_000;

/**
 * The delay in milliseconds after this many failures (from 1): 0.5 s, 1 s, 2 s ... 1 min, plus up to half of it by
 * `random` (0 to 1), and at least the server's Retry-After.
 */
export function waitBefore(failed: number, error: unknown, random: number): number {
  const backOff = Math.min(longest, 500 * 2 ** Math.min(failed - 1, 20)) * (1 + random / 2);
  const wanted = error instanceof AppError ? (error.details.retryAfter ?? 0) * 1_000 : 0;
  // A short Retry-After must not use up all attempts while a database restarts.
  return Math.max(backOff, wanted);
}

/** `The server did not answer. Trying again in 4 s ...` */
export function waitText({ message }: Pick<AppError, 'message'>, milliseconds: number): string {
  return t(m.tryingAgainIn, { message, seconds: Math.ceil(milliseconds / 1_000) });
}

/** Whether the same call may succeed a little later. Timeouts are not retried automatically. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code === 'too-slow') return false;
  return error.code === 'unreachable' || saysLater(error.status) || error.status >= 502;
}

/** Whether a status only means "later", not that the request is invalid: 408, 425 and 429. */
export function saysLater(status: number): boolean {
  return status === 408 || status === 425 || status === 429;
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('unexpected', error instanceof Error ? error.message : String(error), { cause: error });
}
