// Who submitted rows: the choices of a filter by person.
import { type Person, personName } from '#core/primitives.ts';
import type { RowData } from './row-data.ts';

/** By the list of the rows' people, which stays the same while rows are filtered, edited and reviewed. */
const peopleByList = new WeakMap<readonly string[], readonly Person[]>();

/** Everybody who submitted one of the rows, by name. */
export function peopleOf({ userIds, users }: Pick<RowData, 'userIds' | 'users'>): readonly Person[] {
  const before = peopleByList.get(userIds);
  if (before !== undefined) return before;
  const people = byName([...new Map(users.map((user) => [user.id, user])).values()]);
  peopleByList.set(userIds, people);
  return people;
}

/** Sorted by name. */
export function byName(people: readonly Person[]): Person[] {
  return people.toSorted((a, b) => personName(a).localeCompare(personName(b)));
}
