// The colour scheme: light, dark, or the device's; stored in this browser.
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

const key = 'formdeck.colour-scheme';

/** The storage of the choice: the browser's, or one in memory. */
type KeyStore = { getItem(key: string): string | null; setItem(key: string, value: string): void };

/** Mantine's colour scheme manager over a storage that never throws. */
export function colourSchemeIn(store: KeyStore): MantineColorSchemeManager {
  let current: MantineColorScheme | null = null;
  return {
    get: (fallback) => current ?? read(store.getItem(key)) ?? fallback,
    set: (value) => {
      current = value;
      store.setItem(key, value);
    },
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    clear: () => {
      current = null;
    },
  };
}

function read(text: string | null): MantineColorScheme | null {
  return text === 'light' || text === 'dark' || text === 'auto' ? text : null;
}
