// Signs in: every region is tried, and the one that accepts is remembered (spec 1, sections 2, 4 and 5).
import { Alert, Anchor, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { RouterHistory } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FactorSetup, NeededCode, PendingSignIn } from '#core/session/sign-in.ts';
import { signInByPasskey } from '#core/factors/passkey.ts';
import { m as factorTexts } from '#core/factors/texts.ts';
import { AppError } from '#core/errors.ts';
import { signInFailure } from '#core/session/sign-in-failure.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';
import type { CodeScreenProps } from './factors/code-screen.tsx';
import type { SetupScreenProps } from './factors/setup-screen.tsx';
import { hasPasskeys } from './factors/has-passkeys.ts';
import { useSubmit } from './use-submit.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type SignInPageProps = {
  history: RouterHistory;
  onBegin(): void;
  /** How people sign in without a password; with what is typed as their username. */
  otherWays(username: string): ReactNode;
  /** What few sign-ins need, loaded when they do. */
  CodeScreen: ComponentType<CodeScreenProps>;
  SetupScreen: ComponentType<SetupScreenProps>;
};

export function SignInPage({ history, onBegin, otherWays, CodeScreen, SetupScreen }: SignInPageProps) {
  const core = useCore();
  const { session } = core;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState<NeededCode | FactorSetup | null>(null);
  const { isSending, issue, onSubmit } = useSubmit(async () => {
    await goOn(await session.signIn({ username: username.trim(), password }));
  }, signInFailure);
  const goOn = async (outcome: 'signed-in' | PendingSignIn) => {
    if (outcome === 'signed-in') return;
    if (outcome.kind === 'must-change-password') history.push('/resetPassword', { passwordChange: outcome });
    else setPending(outcome);
  };
  const passkey = useSubmit(async () => {
    const { signWithPasskey } = await import('./factors/passkey.ts');
    await goOn(await signInByPasskey(core, signWithPasskey));
  }, passkeyFailure);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It is most often the password that was wrong: the next one takes its place.
    if (issue !== null) passwordField.current?.select();
  }, [issue]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(event.currentTarget.pathname);
  };
  const startOver = () => {
    setPending(null);
    setPassword('');
  };
  if (pending?.kind === 'must-set-up-factor') return <SetupScreen pending={pending} />;
  if (pending !== null) return <CodeScreen pending={pending} onOutcome={goOn} onCancel={startOver} />;
  return (
    <SignedOutScreen title={t(m.signIn)}>
      <form onSubmit={onSubmit} onInput={onBegin}>
        <Stack>
          {(issue ?? passkey.issue) !== null && (
            <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
              {issue ?? passkey.issue}
            </Alert>
          )}
          <TextInput
            id="username"
            label={t(common.username)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            withAsterisk={false}
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordInput
            ref={passwordField}
            id="password"
            label={t(common.password)}
            autoComplete="current-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': t(m.showPassword) }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" loading={isSending} fullWidth>
            {t(m.login)}
          </Button>
          {hasPasskeys() && (
            <Button variant="default" fullWidth loading={passkey.isSending} onClick={passkey.onSubmit}>
              {t(factorTexts.signInWithPasskey)}
            </Button>
          )}
          {otherWays(username)}
          <Group justify="center">
            <Anchor href="/forgotPassword" onClick={follow}>
              {t(m.forgotPasswordLink)}
            </Anchor>
          </Group>
        </Stack>
      </form>
    </SignedOutScreen>
  );
}

function passkeyFailure(error: unknown): string {
  const isRefused = error instanceof AppError && error.code === 'sign-in-failed';
  return isRefused ? t(factorTexts.passkeyFailed) : signInFailure(error);
}
