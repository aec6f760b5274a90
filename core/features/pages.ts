// The pages of the product, from what each feature says of its own: the menu, the command palette and the jumps of the terminal
// app are made of them.
import type { Actor } from '#core/actor.ts';
import { keysOf } from '#core/keys-of.ts';
import * as all from './all-pages.ts';
import type { FeaturePage } from './page.ts';

type KeyOfEach<Records> = Records extends unknown ? keyof Records : never;

export type PageAddress = KeyOfEach<(typeof all)[keyof typeof all]>;
export type Page = Omit<FeaturePage, 'below'> & { below?: PageAddress };

const records: readonly Readonly<Partial<Record<PageAddress, Page>>>[] = Object.values(all);

/** Every page by its address. */
const pages: ReadonlyMap<PageAddress, Page | undefined> = new Map(
  records.flatMap((its) => keysOf<PageAddress>(its).map((address) => [address, its[address]] as const)),
);

/** A page, if it is shown to somebody. */
export function pageFor(actor: Actor, address: PageAddress): Page | null {
  const page = pages.get(address);
  return page !== undefined && (page.isFor?.(actor) ?? true) ? page : null;
}
