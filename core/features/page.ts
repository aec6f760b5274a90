// What a feature says of its pages, in `core/<feature>/pages.ts`: apart from its other record, since commands need that one and
// start faster without policies and texts.
import type { Actor } from '#core/actor.ts';
import type { AnyResource } from '#core/resource/resource.ts';

export type FeaturePage = {
  title: string;
  /** Who is shown it; without it, everybody. */
  isFor?(actor: Actor): boolean;
  /** What it is about: beside its name where it is found by words. */
  about: string;
  /** Other words to find it by. */
  words: readonly string[];
  /** What `:` of the terminal app calls it; by default its title in small letters. */
  name?: string;
  /** What it is drawn from, if no face has a page of its own for it. */
  resource?(): Promise<AnyResource>;
  /** The page that it is reached from, if not the first. */
  below?: string;
};

/** The pages of a feature by address, as their own type: the addresses become the type of all. */
export function pagesOf<const Its extends Readonly<Record<string, FeaturePage>>>(its: Its): Its {
  return its;
}
