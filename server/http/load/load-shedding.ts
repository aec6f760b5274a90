// Rejects requests while the process lags behind: they would only time out later.
import type { FastifyInstance } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Milliseconds between two checks. */
const interval = 1_000;
const resolution = 10;

/**
 * Rejects requests while the event loop was delayed by more than `mostDelay` milliseconds on average over the last
 * second; 0 disables it. It reads no file: without free file descriptors, that would throw outside of every request.
 */
export function shedLoad(http: FastifyInstance, mostDelay: number): void {
  if (mostDelay === 0) return;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    // Without a sample the mean is not a number.
    delay = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolution);
    histogram.reset();
  }, interval).unref();
  http.addHook('onRequest', async () => {
    if (delay > mostDelay)
      throw new AppError('unavailable', undefined, { hint: wording(m.tryAgainInMoment), retryAfter: 5 });
  });
  http.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
}
