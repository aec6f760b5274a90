// Verifies the current password before the user chooses a new one.
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { changeUser } from '#core/users/calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The issue; null if it is correct. A wrong one counts as a sign-in attempt.
 * @throws AppError for other failures, such as `too-many-tries`
 */
export async function currentPasswordProblem(
  send: Send,
  userId: string,
  currentPassword: string,
): Promise<string | null> {
  if (currentPassword.trim() === '') return t(m.yourCurrentPasswordIsRequired);
  try {
    // An empty change: the server only verifies the password.
    await send(changeUser, { params: { id: userId }, body: { currentPassword } });
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.message;
    throw error;
  }
}
