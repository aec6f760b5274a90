// Signs in: every region is tried, and the one that accepts is remembered (spec 1, sections 2, 4 and 5).
import { Alert, Anchor, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { RouterHistory } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { signInFailure } from '#core/session/sign-in-failure.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';
import { useSubmit } from './use-submit.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type SignInPageProps = {
  history: RouterHistory;
  onBegin(): void;
  /** How people sign in without a password; with what is typed as their username. */
  otherWays(username: string): ReactNode;
};

export function SignInPage({ history, onBegin, otherWays }: SignInPageProps) {
  const { session } = useCore();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { isSending, issue, onSubmit } = useSubmit(async () => {
    const outcome = await session.signIn({ username: username.trim(), password });
    if (outcome !== 'signed-in') history.push('/resetPassword', { passwordChange: outcome });
  }, signInFailure);
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
  return (
    <SignedOutScreen title={t(m.signIn)}>
      <form onSubmit={onSubmit} onInput={onBegin}>
        <Stack>
          {issue !== null && (
            <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
              {issue}
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
