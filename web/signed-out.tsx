// What signed-out visitors see: the sign-in, which continues at the address after it. It needs no router, which is half as
// large as the rest of it; the few other pages bring theirs.
import type { RouterHistory } from '@tanstack/react-router';
import { lazy, useSyncExternalStore } from 'react';
import { SignInPage } from './session/sign-in-page.tsx';
import { SignOnChoices } from './sign-on/sign-on-choices.tsx';

const SignedOutPages = lazy(() =>
  import('./signed-out-pages.tsx').then((pages) => ({ default: pages.SignedOutPages })),
);

const CodeScreen = lazy(() =>
  import('./session/factors/code-screen.tsx').then((screen) => ({ default: screen.CodeScreen })),
);
const SetupScreen = lazy(() =>
  import('./session/factors/setup-screen.tsx').then((screen) => ({ default: screen.SetupScreen })),
);

const otherPages = /^\/(privacy|forgotPassword|resetPassword|sign-on)\/?$/;

export type SignedOutProps = {
  history: RouterHistory;
  /** Somebody begins to sign in. */
  onBegin(): void;
};

export function SignedOut({ history, onBegin }: SignedOutProps) {
  const path = useSyncExternalStore(history.subscribe, () => history.location.pathname);
  if (otherPages.test(path)) return <SignedOutPages history={history} />;
  return (
    <SignInPage
      {...{ history, onBegin, CodeScreen, SetupScreen }}
      otherWays={(username) => <SignOnChoices history={history} username={username} />}
    />
  );
}
