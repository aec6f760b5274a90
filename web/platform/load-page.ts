// Loads the code of a page. If that fails, the router reloads the whole page, since the server may have a newer console;
// offline that would only show the browser's error page, so it is only done if the server responds.
import { AppError } from '#core/errors.ts';

/** Milliseconds after which the server counts as unreachable. */
const patience = 5_000;

/** Wraps a loader to fail with `unreachable` if the code is missing because the server does not respond. */
export function loadPage<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async (error: unknown) => {
      if (await serverAnswers()) throw error;
      throw new AppError('unreachable');
    });
}

/** Whether the server of this page responds now. */
export async function serverAnswers(): Promise<boolean> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(patience) } as const;
  return fetch('/health/live', options).then(
    ({ ok }) => ok,
    () => false,
  );
}
