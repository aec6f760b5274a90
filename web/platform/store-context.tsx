// Provides the browser's persistent storage to pages with drafts.
import { createContext, type ReactNode, use } from 'react';
import type { KeyStore } from './storage.ts';

const StoreContext = createContext<KeyStore | null>(null);

export function StoreProvider({ store, children }: { store: KeyStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The browser's storage. Writing throws if it is full. */
export function useKeyStore(): KeyStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('A page is drawn inside <StoreProvider>.');
  return store;
}
