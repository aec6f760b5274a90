// Requests a temporary password by e-mail (spec 1, sections 2, 5 and 8).
import { Button, Stack, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { passwordSent, requestFailure } from '#core/session/sign-in-failure.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { SignedOutForm } from './signed-out-form.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';
import { useSubmit } from './use-submit.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function ForgotPasswordPage() {
  const { session } = useCore();
  const [username, setUsername] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const submit = useSubmit(async () => {
    setMissing(username.trim() === '');
    if (username.trim() === '') return;
    await session.requestPassword(username.trim());
    setSent(true);
  }, requestFailure);
  if (isSent) {
    return (
      <SignedOutScreen title={t(m.checkYourEmail)} text={passwordSent}>
        <Stack mt="lg">
          <Button component={Link} to="/">
            {t(m.backToSignIn)}
          </Button>
        </Stack>
      </SignedOutScreen>
    );
  }
  return (
    <SignedOutScreen title={t(m.forgotPassword)} text={t(m.enterYourUsernameWeWill)}>
      <SignedOutForm {...submit} submit={t(m.submit)}>
        <TextInput
          id="username"
          label={t(common.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={username}
          error={isMissing && username.trim() === '' ? t(m.usernameIsRequired) : null}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      </SignedOutForm>
    </SignedOutScreen>
  );
}
