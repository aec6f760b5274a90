// The rules of a new password that users set for themselves (spec 1, section 5, "Reset password"), as far as they need
// neither the list of common passwords nor the one before: the server knows those.
import type { FieldError } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import type { User } from '#core/users/user.ts';
import { m } from './texts.ts';

/** The floor, and what a company has that sets nothing. */
export const minimumPasswordLength = 6;
/** The longest that a company may ask for. @public docs/limits.md names it. */
export const longestPasswordLength = 64;
/** What `formdeck init` proposes. @public docs/limits.md names it. */
export const proposedPasswordLength = 12;
/** A password of fewer different characters, such as `aaaaaa`, is among the first guesses. @public docs/limits.md names it. */
export const leastDifferentCharacters = 3;

/** Whose password it is, and the least length that their company asks for, as far as they are known. */
export type PasswordOwner = { userName?: string; leastLength?: number | undefined };

export function ownerOf({ userName, company }: Pick<User, 'userName' | 'company'>): PasswordOwner {
  return { userName, leastLength: company.passwordLength };
}

/** All issues of a new password and its confirmation; empty if it may be sent. */
export function newPasswordIssues(
  password: string,
  confirmation: string,
  { userName = '', leastLength }: PasswordOwner = {},
): FieldError[] {
  const issues: FieldError[] = [];
  const chosen = password.trim();
  const weakness = passwordWeakness(chosen, userName);
  if (chosen === '') issues.push(fieldError('password', m.passwordIsRequired));
  else if (isTooShort(chosen, leastLength)) issues.push(tooShort(leastLength));
  else if (weakness !== null) issues.push({ path: 'password', message: weakness });
  if (confirmation.trim() === '') issues.push(fieldError('confirmation', m.confirmPasswordIsRequired));
  else if (confirmation.trim() !== chosen) {
    issues.push(fieldError('confirmation', m.passwordConfirmationDoesNotMatch));
  }
  return issues;
}

/** The issue of a new password that is shorter than the company's least length, in the words of the specification. */
export function tooShort(leastLength = minimumPasswordLength): FieldError {
  return fieldError('password', m.passwordsMustBeAtLeast, { minimumPasswordLength: leastLength });
}

export function isTooShort(password: string, leastLength = minimumPasswordLength): boolean {
  return password.trim().length < leastLength;
}

/** Why a password of sufficient length is easily guessed, and what to do; null if nothing is seen at a glance. */
export function passwordWeakness(password: string, userName: string): string | null {
  const chosen = password.trim();
  if (new Set(chosen).size < leastDifferentCharacters)
    return t(m.useAtLeastDifferentCharacters, { leastDifferentCharacters });
  if (isMostly(chosen.toLowerCase(), userName.trim().toLowerCase())) return t(m.passwordIsLittleMoreThan);
  return null;
}

/** Whether a password consists of the name, and at most a year or the like. */
function isMostly(password: string, name: string): boolean {
  return name.length >= 3 && password.replaceAll(name, '').length <= 4 && password.includes(name);
}
