// Dialogs that are not on the page before they are first asked for.
import { useEffect, useState } from 'react';

/**
 * Whether to open such a dialog: a moment after it is there, since only then does it remember where the focus was, and
 * give it back at the end.
 */
export function useOpened(wanted: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(wanted), [wanted]);
  return isOpen;
}
