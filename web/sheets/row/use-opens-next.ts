// Whether reviewing a row opens the next one: on, unless it was switched off on this device.
import { useState } from 'react';
import { useKeyStore } from '#web/platform/store-context.tsx';

const key = 'formdeck.review.next';

export function useOpensNext(): [boolean, (goesOn: boolean) => void] {
  const store = useKeyStore();
  const [stored, setStored] = useState(() => store.getItem(key));
  const change = (goesOn: boolean) => {
    const said = goesOn ? 'yes' : 'no';
    setStored(said);
    try {
      store.setItem(key, said);
    } catch {
      // Storage is full: then it lasts until the panel closes.
    }
  };
  return [stored !== 'no', change];
}
