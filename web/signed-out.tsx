// The pages for signed-out visitors: privacy and the two password pages. Every other path shows the sign-in screen, and
// continues there after the sign-in.
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
import { SignInPage } from './session/sign-in-page.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';

export function SignedOut({ history }: { history: RouterHistory }) {
  const [router] = useState(() => createSignedOutRouter(history));
  return <RouterProvider router={router} />;
}

function createSignedOutRouter(history: RouterHistory) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: SignInPage });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: SignInPage }),
    createRoute({ getParentRoute: () => root, path: '$', component: SignInPage }),
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
  ]);
  return createRouter({
    routeTree,
    history,
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} onRetry={reset} />,
    defaultPendingComponent: Loading,
  });
}
