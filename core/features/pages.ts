// The pages of the product, from what each feature says of its own: the menu, the command palette and the jumps of the terminal
// app are made of them.
import type { Actor } from '#core/actor.ts';
import { keysOf } from '#core/keys-of.ts';
import * as all from './all-pages.ts';
import type { FeaturePage, InnerPage } from './page.ts';

type KeyOfEach<Records, Shape> = Records extends unknown
  ? { [Key in keyof Records]: Records[Key] extends Shape ? Key : never }[keyof Records]
  : never;

type EachPages = (typeof all)[keyof typeof all];

export type PageAddress = KeyOfEach<EachPages, { title: string }>;
/** Those that are drawn from a resource: neither face has a page of its own for them. */
export type ResourceAddress = KeyOfEach<EachPages, { resource: unknown }>;
/** Those that each face has a page of its own for. */
export type OwnPageAddress = Exclude<PageAddress, ResourceAddress>;
export type Page = Omit<FeaturePage, 'below'> & { below?: PageAddress };

/** Every page by its address, with those that only others lead to. */
export const allPages: Readonly<Record<string, FeaturePage | InnerPage>> = Object.assign(
  {},
  ...Object.values(all),
);

/** The pages that have a title, by their addresses. */
const pages: ReadonlyMap<PageAddress, Page> = new Map(
  keysOf<PageAddress>(allPages).flatMap((address) => {
    const page = allPages[address];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `below` is checked by a test
    return page?.title === undefined ? [] : [[address, page as Page] as const];
  }),
);

export const pageAddresses: readonly PageAddress[] = [...pages.keys()];

/** The pages that are drawn from a resource. */
export const resourceAddresses: readonly PageAddress[] = pageAddresses.filter(
  (address) => pages.get(address)?.resource !== undefined,
);

/** The first parts of the addresses of all pages, by which the service worker knows them. */
export const pageRoots: readonly string[] = [
  ...new Set(Object.keys(allPages).map((address) => address.split('/', 2)[1] ?? '')),
];

export function pageTitle(address: PageAddress): string {
  return pages.get(address)?.title ?? '';
}

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
