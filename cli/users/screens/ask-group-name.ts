// Asks for the name of a user group.
import { groupDraftIssues } from '#core/users/group-draft.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The name; null if cancelled. */
export async function askGroupName(dialogs: Dialogs, title: string, value: string): Promise<string | null> {
  const typed = await askText(dialogs, {
    title,
    value,
    placeholder: t(m.nameOfUserGroup),
    issue: (name) => groupDraftIssues({ name, members: [] })[0]?.message ?? null,
  });
  return typed === null ? null : typed.trim();
}
