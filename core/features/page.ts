// What a feature says of its pages, in `core/<feature>/pages.ts`: apart from its other record, since commands need that one and
// start faster without policies and texts.
import type { Actor } from '#core/actor.ts';
import type { AnyResource } from '#core/resource/resource.ts';

/** A part of the guides in `docs/`: a document and the id of a heading in it. */
export type HelpPart = `${'staff' | 'managers' | 'admins'}#${string}`;

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
  /** Other pages lead to it. */
  isInMenu?: false;
  /** What its help opens; null where the guides have no part about it. */
  help: HelpPart | null;
};

/** A page that only others lead to, such as that of one thing. */
export type InnerPage = Pick<FeaturePage, 'help'> & { title?: undefined };

/** The pages of a feature by address, as their own type: the addresses become the type of all. `*` is a parameter. */
export function pagesOf<const Its extends Readonly<Record<string, FeaturePage | InnerPage>>>(its: Its): Its {
  return its;
}
