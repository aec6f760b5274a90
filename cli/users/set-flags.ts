// Flags that change a set of things: the groups of a user, the members of a group. The set is either given whole, or as
// what is added to it and taken out of it.
import { AppError } from '#core/errors.ts';

/** `whole` is null where the set is not given whole. Names as they were typed. */
export type SetChange = { whole: string[] | null; add: string[]; remove: string[] };

/**
 * What the flags say; undefined where they say nothing.
 * @param flags as they are called, for the message: '--group and --no-groups'
 * @throws AppError `usage` where the set is given both ways
 */
export function setChange(
  given: {
    whole?: string[] | undefined;
    none?: boolean;
    add?: string[] | undefined;
    remove?: string[] | undefined;
  },
  flags: string,
): SetChange | undefined {
  const { whole, none = false, add = [], remove = [] } = given;
  const isWhole = whole !== undefined || none;
  const isPart = add.length > 0 || remove.length > 0;
  if (!isWhole && !isPart) return undefined;
  if (isWhole && (isPart || (whole !== undefined && none))) {
    throw new AppError('usage', `${flags} cannot be given together with what is added or removed.`, {
      hint: 'Name all of them, or say what changes.',
    });
  }
  return { whole: isWhole ? (whole ?? []) : null, add, remove };
}

/** The same with ids. What is added or removed is sent as such: nobody who changes the set meanwhile is overwritten. */
export type IdChange = { whole: string[] } | { add: string[]; remove: string[] };

/** A change with the ids of its names, which `idsOf` finds. */
export async function withIds(
  { whole, add, remove }: SetChange,
  idsOf: (names: readonly string[]) => Promise<string[]>,
): Promise<IdChange> {
  if (whole !== null) return { whole: await idsOf(whole) };
  return { add: await idsOf(add), remove: await idsOf(remove) };
}

/** The ids of the set after the change. */
export function changedSet(before: readonly string[], change: IdChange): string[] {
  if ('whole' in change) return change.whole;
  return [...new Set([...before, ...change.add])].filter((id) => !change.remove.includes(id));
}
