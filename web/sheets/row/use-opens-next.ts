// Whether reviewing a row opens the next one: the setting stored on this device; by default on if the table only shows
// pending rows.
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
      // Storage is full: then it lasts until the panel closes.
    }
  };
  return [stored === null ? showsPending : stored === 'yes', change];
}
