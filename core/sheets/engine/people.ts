// Who submitted rows: the choices of a filter by person.
import type { RowData } from './row-data.ts';

export type Submitter = { id: string; userName: string };

/** By the list of the rows' people, which stays the same while rows are filtered, edited and reviewed. */
const peopleByList = new WeakMap<readonly string[], readonly Submitter[]>();

/** Everybody who submitted one of the rows, by name. */
export function peopleOf({
  userIds,
  userNames,
}: Pick<RowData, 'userIds' | 'userNames'>): readonly Submitter[] {
  const before = peopleByList.get(userIds);
  if (before !== undefined) return before;
  const names = new Map<string, string>();
  for (let row = 0; row < userIds.length; row += 1) {
    const id = userIds[row] ?? '';
    if (!names.has(id)) names.set(id, userNames[row] ?? '');
  }
  const people = byName([...names].map(([id, userName]) => ({ id, userName })));
  peopleByList.set(userIds, people);
  return people;
}

/** Sorted by name. */
export function byName(people: readonly Submitter[]): Submitter[] {
  return people.toSorted((a, b) => a.userName.localeCompare(b.userName));
}
