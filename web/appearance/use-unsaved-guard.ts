// Asks before a page is left on which something was tried out and not saved.
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { confirm } from '#web/ui/dialog/confirm.tsx';

export function useUnsavedGuard(hasChanged: boolean): void {
  // At this very moment, drawn or not.
  const latest = useRef(hasChanged);
  latest.current = hasChanged;
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && latest.current && !(await confirm(leaving)),
    enableBeforeUnload: () => latest.current,
  });
}

const leaving = {
  title: 'Leave this page?',
  text: 'You have unsaved changes. Are you sure you want to leave?',
  confirm: 'Leave',
  cancel: 'Stay here',
  danger: true,
};
