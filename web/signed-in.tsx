// The product for who is signed in: their query cache and their router. Loaded after the sign-in.
import './ui/signed-in-styles.ts';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createQueryClient } from './query-client.ts';
import { createSignedInRouter } from './routes.tsx';
import { Notices } from './ui/notices.tsx';

export function SignedIn({ history }: { history: RouterHistory }) {
  const [queries] = useState(createQueryClient);
  const [router] = useState(() => createSignedInRouter(history));
  return (
    <QueryClientProvider client={queries}>
      <ModalsProvider modalProps={{ size: 'sm' }}>
        <RouterProvider router={router} />
        <Notices />
      </ModalsProvider>
    </QueryClientProvider>
  );
}
