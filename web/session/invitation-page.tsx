// The page of an invitation's link: shows whom it is for, and signs them in after they have chosen their first password.
import { Alert, Button, Stack } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { FoundInvitation } from '#core/session/invitation.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import { AppError } from '#core/errors.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignedOutForm } from './signed-out-form.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';
import { useNewPassword } from './use-new-password.ts';

export function InvitationPage({ token }: { token: string }) {
  const { found, error, retry, setError } = useFound(token);
  if (error !== null) return <NotGood error={error} onRetry={retry} />;
  if (found === null) {
    return (
      <SignedOutScreen title="Your invitation">
        <Loading />
      </SignedOutScreen>
    );
  }
  return <FirstPassword found={found} onGone={setError} />;
}

function useFound(token: string) {
  const { session } = useCore();
  const [found, setFound] = useState<FoundInvitation | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    session.findInvitation(token, stop.signal).then(setFound, (problem: unknown) => {
      if (!stop.signal.aborted) setError(problem);
    });
    return () => stop.abort();
  }, [attempt, session, token]);
  const retry = useCallback(() => {
    setError(null);
    setAttempt((count) => count + 1);
  }, []);
  return { found, error, retry, setError };
}

/** It was used, has expired or was replaced; or the server did not respond. */
function NotGood({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isGone = isOver(error);
  return (
    <SignedOutScreen title="Your invitation">
      <Stack mt="lg">
        <Alert color={isGone ? 'amber' : 'red'} role="alert">
          {explanationOf(error) ?? 'Your invitation could not be loaded. Please try again.'}
        </Alert>
        {!isGone && <Button onClick={onRetry}>Try again</Button>}
        <Button variant={isGone ? 'filled' : 'default'} component={Link} to="/">
          Go to sign in
        </Button>
      </Stack>
    </SignedOutScreen>
  );
}

function FirstPassword({ found, onGone }: { found: FoundInvitation; onGone(error: unknown): void }) {
  const { session } = useCore();
  const { history } = useRouter();
  const { userName, company, invitedBy } = found;
  const { fields, submit } = useNewPassword(userName, async (password) => {
    try {
      // The invitation is used up: the product starts at home instead of its address.
      await session.acceptInvitation(found, password, () => history.replace('/'));
    } catch (error) {
      if (!isOver(error)) throw error;
      onGone(error);
      return;
    }
    const { notifyDone } = await import('#web/ui/notices/notify.ts');
    notifyDone(`Welcome, ${userName}. From now on, sign in with your username and this password.`);
  });
  return (
    <SignedOutScreen
      title={`Welcome to ${company}`}
      text={`${invitedBy} has invited you. Your username is ${userName}. Choose a password, at least ${minimumPasswordLength} characters long.`}
    >
      <SignedOutForm {...submit}>
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordFields {...fields} autoFocus />
      </SignedOutForm>
    </SignedOutScreen>
  );
}

function isOver(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
