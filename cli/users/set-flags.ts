// Flags that change a set: the groups of a user, the members of a group. The set is either replaced, or changed by
// additions and removals.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** `whole` is null unless the set is replaced. Names as typed. */
export type SetChange = { whole: string[] | null; add: string[]; remove: string[] };

/**
 * The change given by flags; undefined without any.
 * @param flags their names for the message: '--group and --no-groups'
 * @throws AppError `usage` if the set is given both ways
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
    throw new AppError('usage', wording(m.cannotBeCombinedWithAdding, { flags }), {
      hint: wording(m.giveAllOfThemOr),
    });
  }
  return { whole: isWhole ? (whole ?? []) : null, add, remove };
}

/** The same with ids. Additions and removals are sent as such, so concurrent changes of the set are not overwritten. */
export type IdChange = { whole: string[] } | { add: string[]; remove: string[] };

/** Resolves the names of a change with `idsOf`. */
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
