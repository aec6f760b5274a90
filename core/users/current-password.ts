// Whether what somebody typed is their current password, asked before they choose a new one.
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { changeUser } from '#core/users/calls.ts';

/**
 * What is wrong with it; null where it is right. A wrong one counts like a try to sign in.
 * @throws AppError for what is no answer, such as `too-many-tries`
 */
export async function currentPasswordProblem(
  send: Send,
  userId: string,
  currentPassword: string,
): Promise<string | null> {
  if (currentPassword.trim() === '') return 'Your current password is required';
  try {
    // A change of nothing: the server looks at the password alone.
    await send(changeUser, { params: { id: userId }, body: { currentPassword } });
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.message;
    throw error;
  }
}
