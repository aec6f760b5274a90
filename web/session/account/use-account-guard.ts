// Asks for confirmation before leaving with unsaved account changes.
import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#web/ui/dialog/confirm.tsx';

export function useAccountGuard(isChanged: boolean): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isChanged && current.pathname !== next.pathname && !(await confirm(leaving)),
    enableBeforeUnload: isChanged,
  });
}

const leaving = {
  title: 'Leave your account?',
  text: 'You have unsaved changes. Are you sure you want to leave?',
  confirm: 'Leave',
  cancel: 'Stay here',
  danger: true,
};
