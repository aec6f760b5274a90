// Whether reviewing a row opens the next one: the setting stored on this device, otherwise on where the table shows only
// rows that wait for review.
import { useState } from 'react';
import { useKeyStore } from '#web/platform/store-context.tsx';

const key = 'formdeck.review.next';

export function useOpensNext(showsPending: boolean): [boolean, (goesOn: boolean) => void] {
  const store = useKeyStore();
  const [stored, setStored] = useState(() => store.getItem(key));
  const change = (goesOn: boolean) => {
    const said = goesOn ? 'yes' : 'no';
    setStored(said);
    try {
      store.setItem(key, said);
    } catch {
      // The browser has no room left: then it is so until the panel closes.
    }
  };
  return [stored === null ? showsPending : stored === 'yes', change];
}
