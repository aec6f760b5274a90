// Asks before a page is left on which something was tried out and not saved.
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/appearance/texts.ts';
import { m } from './texts.ts';

/** Gives the function by which each part of the page says whether it has something to lose: all are asked about at once. */
export function useUnsavedGuard(): (part: string, hasChanged: boolean) => void {
  // At this very moment, drawn or not.
  const changed = useRef(new Set<string>());
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && changed.current.size > 0 && !(await confirm(leaving)),
    enableBeforeUnload: () => changed.current.size > 0,
  });
  return useCallback((part, hasChanged) => {
    if (hasChanged) changed.current.add(part);
    else changed.current.delete(part);
  }, []);
}

const leaving = {
  title: t(m.leaveThisPage),
  text: t(both.youHaveUnsavedChangesAre),
  confirm: t(both.leave),
  cancel: t(both.stayHere),
  danger: true,
};
