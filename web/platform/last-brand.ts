// The company that last used this browser: its colours and logo are shown before the server responds, and during
// sign-in. It stays after a sign-out, and reveals nothing but the logo.
import * as z from 'zod/mini';
import { labels } from '#core/appearance/schema.ts';
import type { KeyStore } from './storage.ts';

const storeKey = 'formdeck.brand';
const lastBrand = z.object({
  /** The key in the company's sign-in address, and the server that knows it. */
  key: z.string(),
  server: z.string(),
  name: z.string(),
  labels: z.nullable(labels),
  logo: z.nullable(z.string()),
});
export type LastBrand = z.infer<typeof lastBrand>;

/** Null if nobody has signed in here, or the stored value is invalid. */
export function lastBrandIn(store: KeyStore): LastBrand | null {
  try {
    return lastBrand.safeParse(JSON.parse(store.getItem(storeKey) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function keepLastBrand(store: KeyStore, brand: LastBrand): void {
  store.setItem(storeKey, JSON.stringify(brand));
}
