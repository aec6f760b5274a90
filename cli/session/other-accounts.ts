// The other accounts that are signed in on this machine, in the terminal app.
import type { Core } from '#core/core.ts';
import type { StoredSession } from '#core/ports.ts';
import { endText } from '#cli/command/session-end.ts';
import { accountName } from '#cli/platform/accounts.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** All but the one in use. */
export function otherAccounts({ ports, session }: Core): StoredSession[] {
  const token = session.token.peek();
  return ports.sessions.list().filter((stored) => stored.token !== token);
}

/** Asks which account to go on as; the one in use stays signed in. */
export async function switchAccount(core: Core, dialogs: Dialogs): Promise<void> {
  const others = otherAccounts(core);
  const timeZone = core.session.user.peek()?.timeZone ?? 'Etc/UTC';
  const chosen = await choose<StoredSession | 'new'>(dialogs, {
    title: t(m.goOnAs),
    isMenu: true,
    width: 84,
    choices: [
      ...others.map((stored) => ({
        value: stored,
        label: accountName(stored),
        note: `ends ${endText(stored, timeZone)}`,
      })),
      { value: 'new' as const, label: t(m.signInToAnotherAccount) },
    ],
  });
  if (chosen === 'new') core.session.leave();
  else if (chosen !== null) await core.session.switchTo(chosen);
}
