// The pages of the product, from what each feature says of itself: the menu, the command palette and the jumps of the terminal
// app are made of them.
import type { Actor } from '#core/actor.ts';
import { type FeatureRecord, features } from './all.ts';
import type { Feature, FeaturePage } from './feature.ts';

type Pages = Extract<FeatureRecord, { pages: unknown }>['pages'];
type KeyOfEach<Records> = Records extends unknown ? keyof Records : never;

export type PageAddress = KeyOfEach<Pages>;

export type Page = Omit<FeaturePage, 'below'> & { below?: PageAddress };

/** Every page by its address. */
export const pages: ReadonlyMap<PageAddress, Page> = new Map(
  features.flatMap(({ pages: its = {} }: Feature) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the addresses are typed by these very records; a test looks at `below`
    return Object.entries(its) as unknown as [PageAddress, Page][];
  }),
);

/** A page, if it is shown to somebody. */
export function pageFor(actor: Actor, address: PageAddress): Page | null {
  const page = pages.get(address);
  return page !== undefined && (page.isFor?.(actor) ?? true) ? page : null;
}
