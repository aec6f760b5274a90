// The way out of a dialog in which somebody puts something together: it asks first where there is something to lose.
import { useEffect, useRef } from 'react';
import type { Confirmation } from '#core/action.ts';
import { confirm } from './confirm.tsx';

export type Leaving = {
  /** For Escape, the cross and the like. */
  leave(): void;
  /** Says whether there is something to lose. */
  onChanged(hasChanged: boolean): void;
};

export function useLeaving(question: Confirmation, onClose: () => void): Leaving {
  const hasChanged = useRef(false);
  const leave = async () => {
    if (hasChanged.current && !(await confirm(question))) return;
    // The question gives the focus back to the dialog first, which then gives it back to where it was.
    if (hasChanged.current) setTimeout(onClose, 50);
    else onClose();
  };
  return {
    leave: () => void leave(),
    onChanged: (changed) => {
      hasChanged.current = changed;
    },
  };
}

/** For what stands in the dialog: tells it for as long as it is shown. */
export function useReportChanges(onChanged: Leaving['onChanged'], hasChanged: boolean): void {
  const latest = useRef(onChanged);
  latest.current = onChanged;
  useEffect(() => {
    latest.current(hasChanged);
    return () => latest.current(false);
  }, [hasChanged]);
}
