// Somebody logs out: what was read is forgotten on this device, what they have not sent is not.
import { logoutConfirmation } from '#core/filling/outbox/format-outbox.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import type { Filling } from '#web/filling/filling.ts';

/** Asks first where something waits. Resolves to whether they go on, and then with nothing else left here. */
export async function leaveDevice({ outbox, store, tabs, forget }: Filling): Promise<boolean> {
  await outbox.reload();
  const question = logoutConfirmation(outbox.entries.peek(), (await store.drafts()).length);
  if (question !== null && !(await confirm(question))) return false;
  tabs.tell({ kind: 'logout' });
  await forget();
  return true;
}
