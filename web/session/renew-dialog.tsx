// Signs in again in place after the session has expired: the page stays, and waiting requests are sent afterwards. Whoever has no
// password signs in in another tab, which this one notices.
import { Alert, Anchor, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { m as factorTexts } from '#core/factors/texts.ts';
import { signInFailure } from '#core/session/sign-in-failure.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { keepsEscape } from '#web/ui/dialog/on-top.ts';
import { codeField } from './factors/code-field.ts';
import { useSubmit } from './use-submit.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type RenewDialogProps = {
  /** Gives up the session. */
  onLogOut(): Promise<void>;
};

export function RenewDialog({ onLogOut }: RenewDialogProps) {
  const { session } = useCore();
  useOtherTab();
  const user = useSignalValue(session.user);
  const isExpired = useSignalValue(session.expired);
  const [password, setPassword] = useState('');
  /** Null: the account has no second factor, as far as is known. */
  const [code, setCode] = useState<string | null>(null);
  const { isSending, issue, onSubmit } = useSubmit(async () => {
    try {
      await session.renew(password, code ?? undefined);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'code-needed' || code !== null) throw error;
      setCode('');
      return;
    }
    setPassword('');
    setCode(null);
  }, signInFailure);
  return (
    <Modal
      opened={isExpired}
      onClose={() => {}}
      title={t(m.signInAgain)}
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
          <Text>{t(m.yourSessionHasEndedNothing, { userName: user?.userName ?? '' })}</Text>
          {issue !== null && (
            <Alert color="red" role="alert">
              {issue}
            </Alert>
          )}
          <PasswordInput
            id="renew-password"
            label={t(common.password)}
            autoComplete="current-password"
            {...firstField}
            {...keepsEscape}
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ ...keepsEscape, 'aria-label': t(m.showPassword) }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {code !== null && (
            <TextInput
              id="renew-code"
              label={t(factorTexts.code)}
              description={t(factorTexts.enterCode)}
              {...codeField}
              {...keepsEscape}
              autoFocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          <Anchor {...keepsEscape} href="/sign-on" target="_blank" rel="noopener" size="sm">
            {t(m.signOnInOtherTab)}
          </Anchor>
          <Group justify="flex-end">
            <Button {...keepsEscape} variant="default" onClick={() => void onLogOut()}>
              {t(m.logout)}
            </Button>
            <Button {...keepsEscape} type="submit" loading={isSending}>
              {t(m.login)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** Goes on with the session that the same user has begun in another tab. */
function useOtherTab(): void {
  const { session, ports } = useCore();
  useEffect(() => {
    const look = () => {
      const other = ports.sessions.current();
      const isNew = other !== null && other.token !== session.token.peek();
      // One that is over already leaves the dialog as it is.
      if (isNew && other.userId === session.user.peek()?.id) session.switchTo(other).catch(() => undefined);
    };
    addEventListener('focus', look);
    addEventListener('storage', look);
    return () => {
      removeEventListener('focus', look);
      removeEventListener('storage', look);
    };
  }, [ports, session]);
}
