// The product for a signed-in user: query cache and router. Loaded after the sign-in.
import './ui/signed-in-styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { FillingProvider } from './filling/filling-context.tsx';
import { createQueryClient } from './query-client.ts';
import { createSignedInRouter, routesAt } from './routes.tsx';
import { Routed } from '#web/ui/dialog/routed.tsx';

/** Preloads the code of the page at an address. Rejects if it is not available. */
export async function preloadPage(history: RouterHistory): Promise<void> {
  await Promise.all(routesAt(history).map(async ({ options }) => options.component?.preload?.()));
}

export function SignedIn({ history }: { history: RouterHistory }) {
  const [queries] = useState(createQueryClient);
  const [router] = useState(() => createSignedInRouter(history));
  return (
    <QueryClientProvider client={queries}>
      <FillingProvider>
        <Routed router={router} />
      </FillingProvider>
    </QueryClientProvider>
  );
}
