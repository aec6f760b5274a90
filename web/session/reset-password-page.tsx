// Sets a new password if a sign-in requires one: the navigation state has the user and a token that is valid for nothing
// else (spec 1, sections 2 and 4). Or the first one, by an invitation's link.
import { Button, Stack } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { invitationIn } from '#core/session/invitation.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import { useState } from 'react';
import type { FactorSetup, PasswordChange } from '#core/session/sign-in.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { SetupScreen } from './factors/setup-screen.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SignedOutForm } from './signed-out-form.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';
import { useNewPassword } from './use-new-password.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    passwordChange?: PasswordChange;
  }
}

export function ResetPasswordPage() {
  const pending = useLocation({ select: ({ state }) => state.passwordChange });
  const invitation = useLocation({ select: ({ hash }) => invitationIn(hash) });
  if (invitation !== null) return <InvitationPage key={invitation} token={invitation} />;
  return pending === undefined ? <NothingToReset /> : <NewPassword pending={pending} />;
}

function NothingToReset() {
  return (
    <SignedOutScreen title={t(m.resetPassword)} text={t(m.signInFirstYouWill)}>
      <Stack mt="lg">
        <Button component={Link} to="/">
          {t(m.goToSignIn)}
        </Button>
      </Stack>
    </SignedOutScreen>
  );
}

function NewPassword({ pending }: { pending: PasswordChange }) {
  const { session } = useCore();
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const { userName, company } = pending.user;
  const leastLength = company.passwordLength ?? minimumPasswordLength;
  const { fields, submit } = useNewPassword({ userName, leastLength }, async (password) => {
    const outcome = await session.choosePassword(pending, password);
    if (outcome !== 'signed-in') return setSetup(outcome);
    // From here on the product is rendered, and redirects from this address itself.
    const { notifyDone } = await import('#web/ui/notices/notify.ts');
    notifyDone(t(m.yourPasswordHasBeenSuccessfully));
  });
  if (setup !== null) return <SetupScreen pending={setup} />;
  return (
    <SignedOutScreen
      title={t(m.chooseYourPassword)}
      text={t(m.passwordYouSignedInWith, { userName, minimumPasswordLength: leastLength })}
    >
      <SignedOutForm {...submit} submit={t(m.toContinue)}>
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordFields {...fields} autoFocus />
      </SignedOutForm>
    </SignedOutScreen>
  );
}
