// A dialog that is made when it is first wanted and stays from then on: it gives the focus back only where it was there
// before it opened.
import { useState } from 'react';
import { useOpened } from '#web/ui/dialog/use-opened.ts';

export function useLazyDialog(isWanted: boolean): { isThere: boolean; opened: boolean } {
  const [isThere, setIsThere] = useState(isWanted);
  if (isWanted && !isThere) setIsThere(true);
  return { isThere, opened: useOpened(isWanted) };
}
