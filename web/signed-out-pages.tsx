// The pages for signed-out visitors beside the sign-in: privacy and the two password pages.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';

export function SignedOutPages({ history }: { history: RouterHistory }) {
  const [router] = useState(() => createPages(history));
  return <RouterProvider router={router} />;
}

function createPages(history: RouterHistory) {
  const root = createRootRoute({ component: Outlet });
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/privacy',
      component: lazyRouteComponent(() => import('./shell/privacy-page.tsx'), 'SignedOutPrivacyPage'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/forgotPassword',
      component: lazyRouteComponent(() => import('./session/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/resetPassword',
      component: lazyRouteComponent(() => import('./session/reset-password-page.tsx'), 'ResetPasswordPage'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/sign-on',
      component: lazyRouteComponent(() => import('./sign-on/find-page.tsx'), 'FindProviderPage'),
    }),
  ]);
  return createRouter({
    routeTree,
    history,
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} onRetry={reset} />,
    defaultPendingComponent: Loading,
  });
}
