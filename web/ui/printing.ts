// When the page is printed. What the paper shows has to be drawn before the browser goes on, so that it is drawn at once.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Epoch milliseconds at which the page on its way to paper was asked for; null while it is read on a screen. */
export function usePrinting(): number | null {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => {
    const begin = () => flushSync(() => setStartedAt(Date.now()));
    const end = () => setStartedAt(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return startedAt;
}
