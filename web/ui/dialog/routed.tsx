// Pages, with the dialogs and the messages that lie over them. These are within the router, since they may have links to pages.
import { ModalsProvider } from '@mantine/modals';
import { type AnyRouter, RouterProvider, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FrameSkeleton } from '#web/ui/frame/skeletons.tsx';
import { Notices } from '#web/ui/notices/notices.tsx';
import { onTop } from './on-top.ts';

/** What a router shows at the address. */
export function Routed({ router }: { router: AnyRouter }) {
  return <RouterProvider router={router} InnerWrap={WithDialogs} />;
}

function WithDialogs({ children }: { children?: ReactNode }) {
  // A router that has just been made has no page before the first address is read.
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 });
  return (
    <ModalsProvider modalProps={{ size: 'sm', ...onTop }}>
      {isEmpty && <FrameSkeleton />}
      {children}
      <Notices />
    </ModalsProvider>
  );
}
