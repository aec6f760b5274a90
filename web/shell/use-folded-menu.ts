// Whether the menu beside the page is folded to its icons: as chosen on this device, otherwise by the width of the screen.
import { useLayoutEffect, useState } from 'react';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { useTablet } from '#web/ui/use-narrow.ts';

const storeKey = 'formdeck.menu';
const widths = { folded: '4rem', open: '15rem' } as const;

export function useFoldedMenu(): { isFolded: boolean; toggle(): void } {
  const store = useKeyStore();
  const isTablet = useTablet();
  const [chosen, setChosen] = useState(() => store.getItem(storeKey));
  const isFolded = chosen === 'folded' || (chosen !== 'open' && isTablet);
  // Messages stand beside the menu and are no part of the shell.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--menu-width', isFolded ? widths.folded : widths.open);
    return () => void style.removeProperty('--menu-width');
  }, [isFolded]);
  const toggle = () => {
    const next = isFolded ? 'open' : 'folded';
    const isUsual = (next === 'folded') === isTablet;
    if (isUsual) store.removeItem(storeKey);
    else store.setItem(storeKey, next);
    setChosen(isUsual ? null : next);
  };
  return { isFolded, toggle };
}
