// Orders search results by relevance: Enter takes the first, which should be the intended one.
import type { OptionsFilter } from '@mantine/core';

/**
 * The options whose label contains the text: exact matches first, then those that start with it, then those with a word
 * that does; otherwise in order. Groups stay together, the one with the best option first.
 */
export const bestFirst: OptionsFilter = ({ options, search, limit }) => {
  const text = search.trim().toLowerCase();
  const fits = ({ label }: Labelled) => label.toLowerCase().includes(text);
  const byRank = (a: Ranked, b: Ranked) => rank(a, text) - rank(b, text);
  const fitting = options
    .map((item) => ('items' in item ? { ...item, items: item.items.filter(fits).toSorted(byRank) } : item))
    .filter((item) => 'items' in item || fits(item))
    .toSorted(byRank);
  let room = limit;
  return fitting.flatMap((item): ReturnType<OptionsFilter> => {
    const left = room;
    room -= 'items' in item ? item.items.length : 1;
    if (left <= 0) return [];
    return 'items' in item ? [{ ...item, items: item.items.slice(0, left) }] : [item];
  });
};

type Labelled = { label: string };
type Ranked = Labelled | { items: readonly Labelled[] };

function rank(item: Ranked, text: string): number {
  if ('items' in item) return Math.min(3, ...item.items.map((one) => rank(one, text)));
  const label = item.label.toLowerCase();
  if (label === text) return 0;
  const at = label.indexOf(text);
  if (at === 0) return 1;
  return /[\p{L}\p{N}]/u.test(label.charAt(at - 1)) ? 3 : 2;
}
