// Changes the user's own password: the current one, then the new one twice. This ends all other sessions.
import { Alert, Button, Group, Modal, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { AppError, type FieldError } from '#core/errors.ts';
import { minimumPasswordLength, newPasswordIssues } from '#core/session/new-password.ts';
import { changeUser } from '#core/users/calls.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { messageAt, NewPasswordFields } from './new-password-fields.tsx';
import { useSubmit } from './use-submit.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type PasswordDialogProps = { opened: boolean; onClose(): void };

export function PasswordDialog({ opened, onClose }: PasswordDialogProps) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={t(m.changeYourPassword)}>
      <PasswordForm onClose={onClose} />
    </Modal>
  );
}

function PasswordForm({ onClose }: Pick<PasswordDialogProps, 'onClose'>) {
  const { send } = useCore();
  const { userId, userName, passwordLength: leastLength = minimumPasswordLength } = useActor();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [issues, setIssues] = useState<readonly FieldError[]>([]);
  const { isSending, issue, onSubmit } = useSubmit(async () => {
    const found = [
      ...currentIssues(current),
      ...newPasswordIssues(password, confirmation, { userName, leastLength }),
    ];
    setIssues(found);
    if (found.length > 0) return;
    try {
      const body = { password: password.trim(), currentPassword: current };
      await send(changeUser, { params: { id: userId }, body });
    } catch (error) {
      const refused = error instanceof AppError ? (error.details.errors ?? []) : [];
      if (refused.length === 0) throw error;
      setIssues(refused);
      return;
    }
    onClose();
    notifyDone(t(m.yourPasswordIsChangedEvery));
  }, failureText);
  return (
    <form onSubmit={onSubmit} noValidate>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <Stack>
        {issue !== null && (
          <Alert color="red" role="alert">
            {issue}
          </Alert>
        )}
        <PasswordInput
          {...firstField}
          id="current-password"
          label={t(m.currentPassword)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t(m.showCurrentPassword) }}
          value={current}
          error={messageAt(issues, 'currentPassword')}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <NewPasswordFields
          password={password}
          onPassword={setPassword}
          confirmation={confirmation}
          onConfirmation={setConfirmation}
          errors={issues}
          description={t(m.atLeastCharacters, { minimumPasswordLength: leastLength })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button type="submit" loading={isSending}>
            {t(m.changePassword)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function currentIssues(current: string): FieldError[] {
  return current.trim() === '' ? [fieldError('currentPassword', m.yourCurrentPasswordIsRequired)] : [];
}

function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return t(m.unableToChangeYourPassword);
  return error.hint === undefined ? error.message : `${error.message} ${error.hint}`;
}
