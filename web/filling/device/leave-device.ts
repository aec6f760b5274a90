// Logging out: deletes fetched data from this device, but not unsent work.
import { logoutConfirmation } from '#core/filling/outbox/format-outbox.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import type { Filling } from '#web/filling/filling.ts';

/** Asks first if there is unsent work. Resolves to whether the user continues; if so, everything else is deleted. */
export async function leaveDevice({ outbox, store, tabs, forget }: Filling): Promise<boolean> {
  await outbox.reload();
  const question = logoutConfirmation(outbox.entries.peek(), (await store.drafts()).length);
  if (question !== null && !(await confirm(question))) return false;
  tabs.tell({ kind: 'logout' });
  await forget();
  return true;
}
