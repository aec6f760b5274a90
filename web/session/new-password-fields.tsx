// The two fields of a new password.
import { PasswordInput } from '@mantine/core';
import type { FieldError } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type NewPasswordFieldsProps = {
  password: string;
  onPassword(password: string): void;
  confirmation: string;
  onConfirmation(confirmation: string): void;
  /** At `password` and `confirmation`. */
  errors: readonly FieldError[];
  description?: string;
  autoFocus?: boolean;
};

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, onPassword, confirmation, onConfirmation, errors, description, autoFocus } = props;
  return (
    <>
      <PasswordInput
        id="new-password"
        label={t(m.newPassword)}
        description={description}
        autoComplete="new-password"
        autoFocus={autoFocus}
        visibilityToggleButtonProps={{ 'aria-label': t(m.showNewPassword) }}
        value={password}
        error={messageAt(errors, 'password')}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      <PasswordInput
        id="confirm-password"
        label={t(m.confirmPassword)}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t(m.showConfirmation) }}
        value={confirmation}
        error={messageAt(errors, 'confirmation')}
        onChange={(event) => onConfirmation(event.currentTarget.value)}
      />
    </>
  );
}

/** The issue of a field; null if there is none. */
export function messageAt(errors: readonly FieldError[], path: string): string | null {
  return errors.find((error) => error.path === path)?.message ?? null;
}
