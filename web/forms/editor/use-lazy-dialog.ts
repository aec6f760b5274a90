// Mounts a dialog when it first opens and keeps it mounted, because it returns the focus only if it existed before it
// opened.
import { useState } from 'react';
import { useOpened } from '#web/ui/dialog/use-opened.ts';

export function useLazyDialog(isWanted: boolean): { isThere: boolean; opened: boolean } {
  const [isThere, setIsThere] = useState(isWanted);
  if (isWanted && !isThere) setIsThere(true);
  return { isThere, opened: useOpened(isWanted) };
}
