// The browser's query cache.
import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '#core/retry.ts';

const attempts = 3;

/** A separate cache per session. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Going back to a page shows cached data, and refetches it if it is older than this.
        staleTime: 10_000,
        // The server may be on this machine, whatever the browser's network state is.
        networkMode: 'always',
        retry: (failures, error) => failures < attempts && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
