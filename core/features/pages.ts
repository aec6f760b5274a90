// The pages of the product, from what each feature says of its own: the menu, the command palette and the jumps of the terminal
// app are made of them.
import type { Actor } from '#core/actor.ts';
import { keysOf } from '#core/keys-of.ts';
import * as all from './all-pages.ts';
import type { FeaturePage } from './page.ts';

type KeyOfEach<Records> = Records extends unknown ? keyof Records : never;
type KeyOfResource<Records> = Records extends unknown
  ? { [Key in keyof Records]: Records[Key] extends { resource: unknown } ? Key : never }[keyof Records]
  : never;

type EachPages = (typeof all)[keyof typeof all];

export type PageAddress = KeyOfEach<EachPages>;
/** Those that are drawn from a resource: neither face has a page of its own for them. */
export type ResourceAddress = KeyOfResource<EachPages>;
export type Page = Omit<FeaturePage, 'below'> & { below?: PageAddress };

const records: readonly Readonly<Partial<Record<PageAddress, Page>>>[] = Object.values(all);

/** Every page by its address. */
const pages: ReadonlyMap<PageAddress, Page | undefined> = new Map(
  records.flatMap((its) => keysOf<PageAddress>(its).map((address) => [address, its[address]] as const)),
);

export const pageAddresses: readonly PageAddress[] = [...pages.keys()];

/** The pages that are drawn from a resource. */
export const resourceAddresses: readonly PageAddress[] = pageAddresses.filter(
  (address) => pages.get(address)?.resource !== undefined,
);

/** A page, if it is shown to somebody. */
export function pageFor(actor: Actor, address: PageAddress): Page | null {
  const page = pages.get(address);
  return page !== undefined && (page.isFor?.(actor) ?? true) ? page : null;
}

/** The page of a resource that a path is of: the list, or what is `below` it, a new thing or one of them. */
export function resourcePageAt(path: string) {
  for (const [address, page] of pages) {
    const isIts = path === address || path.startsWith(`${address}/`);
    if (page?.resource === undefined || !isIts) continue;
    const { resource, ...rest } = page;
    const below = path.slice(address.length + 1);
    return { address, page: rest, resource, below: below === '' ? null : below };
  }
  return null;
}
