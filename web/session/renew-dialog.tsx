// Signs in again in place after the session has expired: the page stays, and waiting requests are sent afterwards.
import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { signInFailure } from '#core/session/sign-in-failure.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { keepsEscape } from '#web/ui/dialog/on-top.ts';
import { useSubmit } from './use-submit.ts';

export type RenewDialogProps = {
  /** Gives up the session. */
  onLogOut(): Promise<void>;
};

export function RenewDialog({ onLogOut }: RenewDialogProps) {
  const { session } = useCore();
  const user = useSignalValue(session.user);
  const isExpired = useSignalValue(session.expired);
  const [password, setPassword] = useState('');
  const { isSending, issue, onSubmit } = useSubmit(async () => {
    await session.renew(password);
    setPassword('');
  }, signInFailure);
  return (
    <Modal
      opened={isExpired}
      onClose={() => {}}
      title="Sign in again"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form onSubmit={onSubmit}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.userName ?? ''}
          readOnly
          hidden
        />
        <Stack>
          <Text>
            Your session has ended, {user?.userName}. Nothing you entered is lost: sign in to continue where
            you left off.
          </Text>
          {issue !== null && (
            <Alert color="red" role="alert">
              {issue}
            </Alert>
          )}
          <PasswordInput
            id="renew-password"
            label="Password"
            autoComplete="current-password"
            {...firstField}
            {...keepsEscape}
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ ...keepsEscape, 'aria-label': 'Show the password' }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button {...keepsEscape} variant="default" onClick={() => void onLogOut()}>
              Logout
            </Button>
            <Button {...keepsEscape} type="submit" loading={isSending}>
              Login
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
