// Guards closing a dialog with unsaved input: asks first.
import { useEffect, useRef } from 'react';
import type { Confirmation } from '#core/action.ts';
import { confirm } from './confirm.tsx';

export type Leaving = {
  /** For Escape, the close button and so on. */
  leave(): void;
  /** Reports whether there is unsaved input. */
  onChanged(hasChanged: boolean): void;
};

export function useLeaving(question: Confirmation, onClose: () => void): Leaving {
  const hasChanged = useRef(false);
  const leave = async () => {
    if (hasChanged.current && !(await confirm(question))) return;
    // The confirmation first restores the focus to the dialog, which then restores it to the previous element.
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

/** For the dialog's content: reports it while mounted. */
export function useReportChanges(onChanged: Leaving['onChanged'], hasChanged: boolean): void {
  const latest = useRef(onChanged);
  latest.current = onChanged;
  useEffect(() => {
    latest.current(hasChanged);
    return () => latest.current(false);
  }, [hasChanged]);
}
