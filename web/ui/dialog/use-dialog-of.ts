// A dialog about one of several things. It remembers the last one, so that it does not change while it closes.
import { useCallback, useMemo, useState } from 'react';

export type DialogOf<T> = {
  /** The thing; null: it was never opened. */
  of: T | null;
  open(thing: T): void;
  dialog: { opened: boolean; onClose(): void };
};

export function useDialogOf<T>(): DialogOf<T> {
  const [of, setOf] = useState<T | null>(null);
  const [opened, setOpened] = useState(false);
  const open = useCallback((thing: T) => {
    setOf(thing);
    setOpened(true);
  }, []);
  const onClose = useCallback(() => setOpened(false), []);
  return useMemo(() => ({ of, open, dialog: { opened, onClose } }), [of, open, opened, onClose]);
}
