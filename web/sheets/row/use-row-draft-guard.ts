// What somebody has begun in the details of a row, an edit or a comment: nothing that leads away from it drops it without
// a question, be it another row, a tab, the panel's end or the page's.
import { useBlocker } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { discardText } from '#core/sheets/texts.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';

type UnsavedEdits = {
  /** Says under a name of one's own that something is begun, or is not any more. */
  set(name: string, isBegun: boolean): void;
  /** Asks where something is begun; resolves to whether it may be dropped. */
  mayDrop(): Promise<boolean>;
  /** It is given up: nobody asks. */
  forget(): void;
};

const nothing: UnsavedEdits = { set: () => undefined, mayDrop: async () => true, forget: () => undefined };
export const RowDraftContext = createContext<UnsavedEdits>(nothing);

/** For the panel; provide it to what stands in it. */
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

/** Says for as long as it is shown whether something of this name is begun. */
export function useBegun(name: string, isBegun: boolean): void {
  const { set } = useContext(RowDraftContext);
  useEffect(() => {
    set(name, isBegun);
    return () => set(name, false);
  }, [isBegun, name, set]);
}

/** The same question for what does not lead anywhere else, such as the edit of another answer. */
export function useMayDrop(): () => Promise<boolean> {
  const { mayDrop } = useContext(RowDraftContext);
  return useCallback(() => mayDrop(), [mayDrop]);
}
