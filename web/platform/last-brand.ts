// The company whose people use this browser: its colours and logo are there before the server is asked, and while somebody
// signs in. It stays after a sign-out, and says nothing that its logo does not.
import * as z from 'zod/mini';
import { labels } from '#core/appearance/schema.ts';
import type { KeyStore } from './storage.ts';

const storeKey = 'formdeck.brand';
const lastBrand = z.object({
  /** What marks the company's address for signing in, and the server that knows it. */
  key: z.string(),
  server: z.string(),
  name: z.string(),
  labels: z.nullable(labels),
  logo: z.nullable(z.string()),
});
export type LastBrand = z.infer<typeof lastBrand>;

/** Null where nobody has signed in here, or where what is stored is no brand of ours. */
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
