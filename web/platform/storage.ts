// The browser's persistent storage. If it is not available (private windows, blocked cookies), values last as long as
// the page, and everything else works as usual.

/** The part of the browser's storage that is used here. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or one in memory if `open` or writing throws. */
export function createKeyStore(open: () => KeyStore): KeyStore {
  try {
    const store = open();
    const probe = 'formdeck.probe';
    store.setItem(probe, '1');
    store.removeItem(probe);
    return store;
  } catch {
    return createMemoryStore();
  }
}

function createMemoryStore(): KeyStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
