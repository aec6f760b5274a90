// Changes the user's own password in the terminal app: the current one, then the new one twice.
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { currentPasswordProblem } from '#core/users/current-password.ts';
import { newPasswordIssues, ownerOf } from '#core/session/new-password.ts';
import type { Send } from '#core/send.ts';
import { changeUser } from '#core/users/calls.ts';
import type { User } from '#core/users/user.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const title = t(m.changeYourPassword);

/** Asks until it is changed (true) or cancelled (false). */
export async function changeOwnPassword(dialogs: Dialogs, send: Send, user: User): Promise<boolean> {
  const owner = ownerOf(user);
  const currentPassword = await askCurrent(dialogs, send, user.id);
  if (currentPassword === null) return false;
  let password: string | null = '';
  let confirmation: string | null = '';
  let problem: string | undefined;
  // After a failure, the input is restored.
  for (;;) {
    password = await askText(dialogs, {
      title,
      text: t(m.newPassword),
      value: password,
      secret: true,
      problem,
      submit: 'next',
      issue: (text) => newPasswordIssues(text, text, owner)[0]?.message ?? null,
    });
    if (password === null) return false;
    const chosen = password;
    confirmation = await askText(dialogs, {
      title,
      text: t(m.newPasswordAgain),
      value: confirmation,
      secret: true,
      submit: 'change',
      issue: (text) => newPasswordIssues(chosen, text, owner)[0]?.message ?? null,
    });
    if (confirmation === null) return false;
    try {
      await send(changeUser, { params: { id: user.id }, body: { password, currentPassword } });
      return true;
    } catch (error) {
      problem = wordsOf(error).message;
    }
  }
}

/** Asks until it is correct; null if cancelled. */
async function askCurrent(dialogs: Dialogs, send: Send, userId: string): Promise<string | null> {
  let problem: string | undefined;
  for (;;) {
    const given = await askText(dialogs, {
      title,
      text: t(m.yourCurrentPassword),
      secret: true,
      problem,
      submit: 'next',
      issue: (text) => (text.trim() === '' ? t(m.yourCurrentPasswordIsRequired) : null),
    });
    if (given === null) return null;
    const found = await currentPasswordProblem(send, userId, given).catch(
      (error: unknown) => wordsOf(error).message,
    );
    if (found === null) return given;
    problem = found;
  }
}
