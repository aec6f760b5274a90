// Whether the next row opens once one is reviewed: as somebody has said on this device, otherwise where the table shows
// the rows that wait and nothing else.
import { useState } from 'react';
import { useKeyStore } from '#web/platform/store-context.tsx';

const key = 'formdeck.review.next';

export function useOpensNext(showsPending: boolean): [boolean, (goesOn: boolean) => void] {
  const store = useKeyStore();
  const [kept, setKept] = useState(() => store.getItem(key));
  const change = (goesOn: boolean) => {
    const said = goesOn ? 'yes' : 'no';
    setKept(said);
    try {
      store.setItem(key, said);
    } catch {
      // The browser has no room left: then it is so until the panel closes.
    }
  };
  return [kept === null ? showsPending : kept === 'yes', change];
}
