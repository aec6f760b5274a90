// The page of an invitation's link: shows whom it is for, and signs them in after they have chosen their first password.
import { Alert, Button, Stack } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { FoundInvitation } from '#core/session/invitation.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import type { FactorSetup } from '#core/session/sign-in.ts';
import { AppError } from '#core/errors.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { SetupScreen } from './factors/setup-screen.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignedOutForm } from './signed-out-form.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';
import { useNewPassword } from './use-new-password.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function InvitationPage({ token }: { token: string }) {
  const { found, error, retry, setError } = useFound(token);
  if (error !== null) return <NotGood error={error} onRetry={retry} />;
  if (found === null) {
    return (
      <SignedOutScreen title={t(m.yourInvitation)}>
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
    <SignedOutScreen title={t(m.yourInvitation)}>
      <Stack mt="lg">
        <Alert color={isGone ? 'amber' : 'red'} role="alert">
          {explanationOf(error) ?? t(m.yourInvitationCouldNotBe)}
        </Alert>
        {!isGone && <Button onClick={onRetry}>{t(common.tryAgain)}</Button>}
        <Button variant={isGone ? 'filled' : 'default'} component={Link} to="/">
          {t(m.goToSignIn)}
        </Button>
      </Stack>
    </SignedOutScreen>
  );
}

function FirstPassword({ found, onGone }: { found: FoundInvitation; onGone(error: unknown): void }) {
  const { session } = useCore();
  const { history } = useRouter();
  const { userName, company, invitedBy, inviterName = invitedBy } = found;
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const leastLength = found.passwordLength ?? minimumPasswordLength;
  const { fields, submit } = useNewPassword({ userName, leastLength }, async (password) => {
    try {
      // The invitation is used up: the product starts at home instead of its address.
      const outcome = await session.acceptInvitation(found, password, () => history.replace('/'));
      if (outcome !== 'signed-in') return setSetup(outcome);
    } catch (error) {
      if (!isOver(error)) throw error;
      onGone(error);
      return;
    }
    const { notifyDone } = await import('#web/ui/notices/notify.ts');
    notifyDone(t(m.welcomeFromNowOnSign, { userName }));
  });
  if (setup !== null) return <SetupScreen pending={setup} />;
  return (
    <SignedOutScreen
      title={t(m.welcomeTo, { company })}
      text={t(m.hasInvitedYouYourUsername, {
        invitedBy: inviterName,
        userName,
        minimumPasswordLength: leastLength,
      })}
    >
      <SignedOutForm {...submit} submit={t(m.toContinue)}>
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordFields {...fields} autoFocus />
      </SignedOutForm>
    </SignedOutScreen>
  );
}

function isOver(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
