// The rules of a new password that users set for themselves (spec 1, section 5, "Reset password").
import type { FieldError } from '#core/errors.ts';

export const minimumPasswordLength = 6;

/** All issues of a new password and its confirmation; empty if it may be sent. */
export function newPasswordIssues(password: string, confirmation: string): FieldError[] {
  const issues: FieldError[] = [];
  const chosen = password.trim();
  if (chosen === '') issues.push({ path: 'password', message: 'A password is required' });
  else if (chosen.length < minimumPasswordLength) {
    issues.push({
      path: 'password',
      message: `Passwords must be at least ${minimumPasswordLength} characters`,
    });
  }
  if (confirmation.trim() === '')
    issues.push({ path: 'confirmation', message: 'Confirm password is required' });
  else if (confirmation.trim() !== chosen) {
    issues.push({ path: 'confirmation', message: 'Password confirmation does not match password.' });
  }
  return issues;
}
