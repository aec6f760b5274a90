// Mounts dialogs on first use.
import { useEffect, useState } from 'react';

/**
 * Whether to open such a dialog: a moment after mounting, since only then does it remember the focused element, and
 * restore it when closed.
 */
export function useOpened(wanted: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(wanted), [wanted]);
  return isOpen;
}
