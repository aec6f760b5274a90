// How deep an expression may be: what reads one goes down by calling itself.

/** Levels of operators. */
export const maximumDepth = 50;

export function isTooDeep(node: unknown, levels = maximumDepth): boolean {
  if (typeof node !== 'object' || node === null) return false;
  // A list of operands is on its operator's level.
  return (
    levels === 0 ||
    Object.values(node).some((child) => {
      const children: unknown[] = Array.isArray(child) ? child : [child];
      return children.some((each) => isTooDeep(each, levels - 1));
    })
  );
}
