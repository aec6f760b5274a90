// Matches two lists of items: which items correspond, and which of them have only moved.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ListPosition = { before: string; after: string };
export type Pairing<T> = {
  /** `partner`: the item before; null if it is new. `moved`: its positions among the items that stayed. */
  after: readonly { item: T; partner: T | null; moved: ListPosition | null }[];
  removed: readonly { item: T; index: number }[];
};

/** Matches items by the first rule, then the rest by the next one. Each item has at most one partner. */
export function matched<T>(
  before: readonly T[],
  after: readonly T[],
  rules: readonly ((before: T, after: T) => boolean)[],
): Pairing<T> {
  const free = new Map(before.entries());
  const partners = new Map<number, { place: number; item: T }>();
  for (const rule of rules) {
    after.forEach((item, index) => {
      if (partners.has(index)) return;
      const found = [...free].find(([, partner]) => rule(partner, item));
      if (found === undefined) return;
      free.delete(found[0]);
      partners.set(index, { place: found[0], item: found[1] });
    });
  }
  const stayed = [...partners].toSorted(([a], [b]) => a - b).map(([, { place }]) => place);
  const moved = movedOf(stayed.toSorted((a, b) => a - b).map(String), stayed.map(String));
  return {
    after: after.map((item, index) => {
      const partner = partners.get(index);
      if (partner === undefined) return { item, partner: null, moved: null };
      return { item, partner: partner.item, moved: moved.get(String(partner.place)) ?? null };
    }),
    removed: Array.from(free, ([index, item]) => ({ item, index })),
  };
}

/** The smallest set of ids that moved between two orders of the same ids. Positions count from 1 among all of them. */
export function movedOf(before: readonly string[], after: readonly string[]): Map<string, ListPosition> {
  const places = new Map(before.map((id, place) => [id, place]));
  const stayed = longestRise(after.map((id) => places.get(id) ?? 0));
  return new Map(
    after.flatMap((id, place): [string, ListPosition][] =>
      stayed.has(place)
        ? []
        : [
            [
              id,
              {
                before: t(m.place, { place: (places.get(id) ?? 0) + 1 }),
                after: t(m.place, { place: place + 1 }),
              },
            ],
          ],
    ),
  );
}

/** Indexes of a longest increasing subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  // At index n: the index of the smallest number that ends an increasing subsequence of length n + 1.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const series = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) series.add(at);
  return series;
}
