// Lists of ids that stand for sets: groups of a user, members of a group.

/** Whether two lists name the same ids, in whatever order and however often. */
export function sameIds(some: readonly string[], others: readonly string[]): boolean {
  const [left, right] = [new Set(some), new Set(others)];
  return left.size === right.size && [...left].every((id) => right.has(id));
}
