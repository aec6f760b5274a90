// Asks several regional servers the same at once, none of which may keep the others' answer waiting for long.
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { Region } from '#core/regions.ts';

/** How long any region may take, and how long the others may still take once one has said yes. */
const patience = 15_000;
const patienceAfterYes = 2_000;

export type Answer<T> =
  | { region: Region; yes: true; value: T }
  | { region: Region; yes: false; error: AppError };

/**
 * What each region answers, in the regions' order. One that takes too long did not answer: its error is
 * `unreachable`. Throws `cancelled` when the signal aborts.
 */
export async function askRegions<T>(
  ports: Pick<Ports, 'sleep'>,
  regions: readonly Region[],
  ask: (region: Region, signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<Answer<T>[]> {
  const over = new AbortController();
  const end = () => over.abort();
  signal?.addEventListener('abort', end);
  const asked = regions.map((region) => ask(region, over.signal));
  const wait = (milliseconds: number) => ports.sleep(milliseconds, over.signal).catch(() => undefined);
  await Promise.race([
    Promise.allSettled(asked),
    Promise.any(asked).then(
      () => wait(patienceAfterYes),
      () => undefined,
    ),
    wait(patience),
  ]);
  end();
  signal?.removeEventListener('abort', end);
  if (signal?.aborted) throw new AppError('cancelled');
  const settled = await Promise.allSettled(asked);
  return regions.map((region, index) => {
    const outcome = settled[index];
    return outcome?.status === 'fulfilled'
      ? { region, yes: true, value: outcome.value }
      : { region, yes: false, error: errorOf(outcome?.reason) };
  });
}

/** Whether an error means that the region said nothing about what it was asked. */
export function isSilent(error: AppError): boolean {
  return error.code === 'unreachable' || error.code === 'not-a-formdeck-server' || error.status >= 500;
}

/** The regions that did not answer, as an error that names them. */
export function noAnswer(silent: readonly Region[], rest: string): AppError {
  const names = silent.map(({ name, server }) => `${name} (${server})`).join(' and ');
  return new AppError('unreachable', `${names} did not answer${rest}.`, {
    hint: 'Check your connection, or try again a little later.',
  });
}

function errorOf(reason: unknown): AppError {
  if (!(reason instanceof AppError)) return new AppError('unexpected', undefined, { cause: reason });
  return reason.code === 'cancelled' ? new AppError('unreachable', undefined, { cause: reason }) : reason;
}
