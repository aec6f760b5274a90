// Logs out, after handling the data stored on this device.
import { useCallback } from 'react';
import { useOpening } from '#web/filling/filling-context.tsx';
import { useCore } from '#web/platform/core-context.tsx';
import { unsubscribeDevice } from '#web/push/device.ts';
import { logOutTabs } from '#web/platform/log-out-tabs.ts';

export function useLogOut(): () => Promise<void> {
  const core = useCore();
  const opening = useOpening();
  return useCallback(async () => {
    // If the storage cannot be opened, there is nothing to handle.
    const filling = await opening.open().catch(() => null);
    if (filling !== null) {
      const { leaveDevice } = await import('#web/filling/device/leave-device.ts');
      if (!(await leaveDevice(filling))) return;
    }
    // The server forgets the device with its session.
    void unsubscribeDevice().catch(() => undefined);
    logOutTabs(core);
    await core.session.signOut();
  }, [core, opening]);
}
