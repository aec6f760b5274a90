// Changing one's own password in the terminal app: the current one, then the new one twice.
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText } from '#cli/terminal/questions.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { newPasswordFaults } from '#core/session/new-password.ts';
import type { Send } from '#core/send.ts';
import { changeUser } from '#core/users/calls.ts';

/** Asks until it is changed (true) or somebody cancels (false). */
export async function changeOwnPassword(dialogs: Dialogs, send: Send, userId: string): Promise<boolean> {
  const title = 'Change your password';
  let problem: string | undefined;
  for (;;) {
    const currentPassword = await askText(dialogs, {
      title,
      text: 'Your current password',
      secret: true,
      problem,
      submit: 'next',
      fault: (text) => (text.trim() === '' ? 'Your current password is required' : null),
    });
    if (currentPassword === null) return false;
    const password = await askText(dialogs, {
      title,
      text: 'New password',
      secret: true,
      submit: 'next',
      fault: (text) => newPasswordFaults(text, text)[0]?.message ?? null,
    });
    if (password === null) return false;
    const confirmation = await askText(dialogs, {
      title,
      text: 'New password again',
      secret: true,
      submit: 'change',
      fault: (text) => newPasswordFaults(password, text)[0]?.message ?? null,
    });
    if (confirmation === null) return false;
    try {
      await send(changeUser, { params: { id: userId }, body: { password, currentPassword } });
      return true;
    } catch (error) {
      problem = wordsOf(error).message;
    }
  }
}
