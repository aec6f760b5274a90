// Guards unsaved work in a row's details, an edit or a comment: any navigation asks first, be it to another row, a tab,
// closing the panel or leaving the page.
import { useBlocker } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { discardText } from '#core/sheets/labels.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';

type UnsavedEdits = {
  /** Registers or unregisters unsaved work under a unique name. */
  set(name: string, isBegun: boolean): void;
  /** Asks if there is unsaved work; resolves to whether it may be discarded. */
  mayDrop(): Promise<boolean>;
  /** Discards it without asking. */
  forget(): void;
};

const nothing: UnsavedEdits = { set: () => undefined, mayDrop: async () => true, forget: () => undefined };
export const RowDraftContext = createContext<UnsavedEdits>(nothing);

/** For the panel, which provides it to its content. */
export function useRowDraftGuard(): UnsavedEdits {
  const begun = useRef(new Set<string>());
  const guard = useRef<UnsavedEdits>({
    set(name, isBegun) {
      if (isBegun) begun.current.add(name);
      else begun.current.delete(name);
    },
    async mayDrop() {
      if (begun.current.size === 0) return true;
      const isSure = await confirm({ ...discardText, danger: true });
      if (isSure) begun.current.clear();
      return isSure;
    },
    forget: () => begun.current.clear(),
  }).current;
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await guard.mayDrop()),
    enableBeforeUnload: () => begun.current.size > 0,
  });
  return guard;
}

/** Registers unsaved work of this name while mounted. */
export function useBegun(name: string, isBegun: boolean): void {
  const { set } = useContext(RowDraftContext);
  useEffect(() => {
    set(name, isBegun);
    return () => set(name, false);
  }, [isBegun, name, set]);
}

/** The same question for actions without navigation, such as editing another answer. */
export function useMayDrop(): () => Promise<boolean> {
  const { mayDrop } = useContext(RowDraftContext);
  return useCallback(() => mayDrop(), [mayDrop]);
}
