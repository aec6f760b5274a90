// Loads the code of a page. Where that cannot be had the router reads the whole page anew, since the server may have a newer
// console; without a network that would leave nothing but the browser's own error, so it is only done where it helps.
import { AppError } from '#core/errors.ts';

/** How long the server may take to answer before it counts as away, in milliseconds. */
const patience = 5_000;

/** The loader, failing with `unreachable` where the code is missing because the server does not answer. */
export function loadPage<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async (error: unknown) => {
      if (await serverAnswers()) throw error;
      throw new AppError('unreachable');
    });
}

/** Whether the server that this page came from answers now. */
export async function serverAnswers(): Promise<boolean> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(patience) } as const;
  return fetch('/health/live', options).then(
    ({ ok }) => ok,
    () => false,
  );
}
