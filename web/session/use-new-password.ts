// The state of a form with which somebody who is not signed in yet chooses a password.
import { useState } from 'react';
import { AppError, type FieldError } from '#core/errors.ts';
import { newPasswordIssues, type PasswordOwner } from '#core/session/new-password.ts';
import { resetFailure } from '#core/session/sign-in-failure.ts';
import { useSubmit } from './use-submit.ts';

/** `send` sets it; what the server refuses about the password shows at its field until it is changed. */
export function useNewPassword(owner: PasswordOwner, send: (password: string) => Promise<void>) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const issues = newPasswordIssues(password, confirmation, owner);
  const submit = useSubmit(async () => {
    setTried(true);
    if (issues.length > 0) return;
    try {
      await send(password.trim());
    } catch (error) {
      const errors = error instanceof AppError ? (error.details.errors ?? []) : [];
      if (!errors.some(({ path }) => path === 'password')) throw error;
      setRefused(errors);
    }
  }, resetFailure);
  const onPassword = (text: string) => {
    setPassword(text);
    setRefused([]);
  };
  const errors = wasTried ? [...issues, ...refused] : [];
  const fields = { password, onPassword, confirmation, onConfirmation: setConfirmation, errors };
  return { fields, submit };
}
