// How the browser keeps what it has read from the server.
import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '#core/retry.ts';

const attempts = 3;

/** A cache of its own, for one session. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Going back to a page shows what was there, and reads it again when it is older than this.
        staleTime: 10_000,
        // The server may well be on this machine, whatever the browser thinks of the network.
        networkMode: 'always',
        retry: (failures, error) => failures < attempts && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
