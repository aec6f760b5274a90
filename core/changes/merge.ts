// Merges what two people have changed of the same thing, where they changed different parts of it.

/** The merged value; null where both changed the same, each in another way. */
export type Merged<T> = { value: T } | null;

/** Whether two values are the same on the wire: the order of fields does not count, nor do fields without a value. */
export function sameValue(left: unknown, right: unknown): boolean {
  return canonical(left) === canonical(right);
}

/** A value as a whole: the one who changed it wins; both may have changed it alike. */
export function mergedValue<T>(base: T, mine: T, theirs: T, same: Same<T> = sameValue): Merged<T> {
  if (same(mine, theirs) || same(base, theirs)) return { value: mine };
  return same(base, mine) ? { value: theirs } : null;
}

/** Items by their ids, each as a whole; their order as the person who changed it has it, with what the other one has added. */
export function mergedList<T extends { readonly id: string }>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  same: Same<T> = sameValue,
): Merged<readonly T[]> {
  const [before, left, right] = [byId(base), byId(mine), byId(theirs)];
  const sameOrNone = (one: T | undefined, other: T | undefined) =>
    one === undefined || other === undefined ? one === other : same(one, other);
  const chosen = new Map<string, T>();
  for (const id of new Set([...before.keys(), ...left.keys(), ...right.keys()])) {
    const merged = mergedValue(before.get(id), left.get(id), right.get(id), sameOrNone);
    if (merged === null) return null;
    if (merged.value !== undefined) chosen.set(id, merged.value);
  }
  const everywhere = ({ id }: T) => before.has(id) && left.has(id) && right.has(id);
  const orderOf = (items: readonly T[]) => items.filter(everywhere).map(({ id }) => id);
  const order = mergedValue(orderOf(base), orderOf(mine), orderOf(theirs));
  if (order === null) return null;
  const [first, second] = sameValue(order.value, orderOf(mine)) ? [mine, theirs] : [theirs, mine];
  const ids = first.map(({ id }) => id).filter((id) => chosen.has(id));
  // What only the other one has is behind the item that is before it there.
  second.forEach(({ id }, index) => {
    if (!chosen.has(id) || ids.includes(id)) return;
    const predecessor = second.slice(0, index).findLast((one) => ids.includes(one.id));
    ids.splice(predecessor === undefined ? 0 : ids.indexOf(predecessor.id) + 1, 0, id);
  });
  return { value: ids.flatMap((id) => chosen.get(id) ?? []) };
}

type Same<T> = (left: T, right: T) => boolean;

function byId<T extends { readonly id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
