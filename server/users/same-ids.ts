// Compares lists of ids as sets: groups of a user, members of a group.

/** Whether two lists contain the same ids, ignoring order and duplicates. */
export function sameIds(some: readonly string[], others: readonly string[]): boolean {
  const [left, right] = [new Set(some), new Set(others)];
  return left.size === right.size && [...left].every((id) => right.has(id));
}

/** The ids after some were added and others removed. */
export function withChanges(
  had: readonly string[],
  added: readonly string[] = [],
  removed: readonly string[] = [],
): string[] {
  return [...new Set([...had, ...added])].filter((id) => !removed.includes(id));
}
