// Asks for confirmation before a dialog with unsaved changes is left: by its close button, by a link, or with the page.
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Confirmation } from '#core/action.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';

/** Returns a function that disables the guard once the changes are saved. */
export function useLeaveGuard(isChanged: boolean, question: Confirmation): () => void {
  const mayLeave = useRef(false);
  const hasChanged = () => !mayLeave.current && isChanged;
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasChanged() && !(await confirm(question)),
    enableBeforeUnload: hasChanged,
  });
  return () => {
    mayLeave.current = true;
  };
}
