// Long work in portions of some milliseconds: a generator that yields between two of them. What many rows are computed
// from is written once, and runs at once where nobody else waits, and in turns with the work of others where they do.
/** Lets others work, if it is time; null: it is not. */
export type Pause = () => Promise<void> | null;
export type Portions<T> = Generator<undefined, T, undefined>;

/** Steps of an expression in one portion: a few milliseconds. */
export const stepsPerPortion = 250_000;

export function finish<T>(work: Portions<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

export async function inTurns<T>(work: Portions<T>, pause: Pause): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const rest = pause();
    if (rest !== null) await rest;
  }
}

/** Things looked at in one portion: for one that takes long, to make its cells, a millisecond or two. */
export const itemsPerPortion = 128;
/** And to sort: fewer pieces are merged more often. */
const itemsPerSort = 1_024;

/** Like `map`. */
export function* mapInPortions<T, R>(
  items: readonly T[],
  change: (item: T, place: number) => R,
): Portions<R[]> {
  const changed: R[] = [];
  for (const [place, item] of items.entries()) {
    changed.push(change(item, place));
    if (changed.length % itemsPerPortion === 0) yield;
  }
  return changed;
}

/** Like `toSorted`: pieces are sorted, then merged two by two. */
export function* sortInPortions<T>(items: readonly T[], compare: (a: T, b: T) => number): Portions<T[]> {
  let pieces: T[][] = [];
  for (let from = 0; from < items.length; from += itemsPerSort) {
    pieces.push(items.slice(from, from + itemsPerSort).sort(compare));
    yield;
  }
  while (pieces.length > 1) {
    const merged: T[][] = [];
    for (let place = 0; place < pieces.length; place += 2)
      merged.push(yield* mergeInPortions(pieces[place] ?? [], pieces[place + 1] ?? [], compare));
    pieces = merged;
  }
  return pieces[0] ?? [];
}

function* mergeInPortions<T>(
  first: readonly T[],
  second: readonly T[],
  compare: (a: T, b: T) => number,
): Portions<T[]> {
  const merged: T[] = [];
  let [a, b] = [0, 0];
  while (a < first.length && b < second.length) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both places are within
    const [one, other] = [first[a] as T, second[b] as T];
    if (compare(one, other) <= 0) {
      merged.push(one);
      a += 1;
    } else {
      merged.push(other);
      b += 1;
    }
    if (merged.length % itemsPerPortion === 0) yield;
  }
  return merged.concat(first.slice(a), second.slice(b));
}
